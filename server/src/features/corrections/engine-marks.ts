import { type Correction, UnsupportedLanguageError } from '@ordklar/correction';
import type { Context } from '../../platform/http/context.ts';
import type { TextRow } from './corrections.repo.ts';

/** The engine's marks; a language that it cannot correct yet gets none, and the teacher corrects by hand. */
export async function engineMarks(
  context: Context,
  text: Pick<TextRow, 'text' | 'language' | 'startkomma' | 'uncheckedRanges'>,
): Promise<Correction[]> {
  try {
    return await context.textEngine.correct(text.text, {
      language: text.language,
      startkomma: text.startkomma,
      uncheckedRanges: text.uncheckedRanges,
    });
  } catch (error) {
    if (error instanceof UnsupportedLanguageError) return [];
    throw error;
  }
}
