import { type CheckResult, type Notice, UnsupportedLanguageError } from '@ordklar/correction';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { TextTooHardError } from '../../../platform/text-engine/index.ts';
import type { TextRow } from '../../attempts/index.ts';

const NOTHING: CheckResult = { corrections: [], notice: null, drawings: [], hints: [] };

/** Whether that is what came of a text in a language that nothing corrects. */
export const isUncorrected = (result: CheckResult): boolean => result === NOTHING;

/** The engine's marks; a language that it cannot correct yet gets none, and the teacher corrects by hand. */
export async function engineMarks(
  context: Context,
  text: Pick<TextRow, 'text' | 'language' | 'startkomma' | 'uncheckedRanges'>,
): Promise<CheckResult> {
  try {
    return await context.textEngine.correct(text.text, {
      language: text.language,
      startkomma: text.startkomma,
      uncheckedRanges: text.uncheckedRanges,
      hints: true,
    });
  } catch (error) {
    if (error instanceof UnsupportedLanguageError) return NOTHING;
    throw error;
  }
}

/** As {@link engineMarks}, for a person who waits for it. @throws ProblemError text-too-hard */
export const engineMarksNow: typeof engineMarks = (context, text) =>
  engineMarks(context, text).catch((error: unknown) => {
    throw error instanceof TextTooHardError ? new ProblemError('text-too-hard') : error;
  });

const NOTICES: readonly (string | null)[] = [
  'mostly-not-danish',
  'mostly-other-language',
  'cut-short',
] satisfies Notice[];

/** The notes of a text with what the engine has to say of all of it, in the place of what it said before. */
export const notesWith = (notes: readonly string[], notice: Notice | null): string[] => [
  ...notes.filter((note) => !NOTICES.includes(note)),
  ...(notice ? [notice] : []),
];
