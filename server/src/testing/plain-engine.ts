import { type Correction, UnsupportedLanguageError } from '@ordklar/correction';
import { correctionCategory, type SubcategoryId } from '@ordklar/correction/taxonomy';
import { DocxError, extractDocx } from '@ordklar/documents';
import type { TextEngine } from '../platform/text-engine/index.ts';

/** The word that the plain engine takes for a mistake, and what it wants instead. */
export const MISTAKE = 'fejll';
export const CORRECTED = 'fejl';

const SUBCATEGORY: SubcategoryId = 'misspelling';

const markAt = (text: string, offset: number): Correction => ({
  offset,
  length: MISTAKE.length,
  token: text.slice(offset, offset + MISTAKE.length),
  replacements: [CORRECTED],
  sentence: text,
  explanation: `»${MISTAKE}« staves »${CORRECTED}«.`,
  confidence: 0.9,
  ruleId: 'plain',
  categories: [correctionCategory(SUBCATEGORY)],
});

/** Reads documents as the real one does, and marks nothing but the word »fejll«: for tests of what happens around it. */
export function plainEngine(): TextEngine {
  return {
    version: 'plain-1',
    async correct(text, options) {
      if (options.language !== 'da') throw new UnsupportedLanguageError(options.language);
      const mistakes = [...text.matchAll(new RegExp(MISTAKE, 'g'))];
      const corrections = mistakes.map((match) => markAt(text, match.index));
      return { corrections, notice: null, drawings: [], hints: [] };
    },
    async extract(docx) {
      try {
        return { ok: true, text: await extractDocx(docx) };
      } catch (error) {
        if (error instanceof DocxError) return { ok: false, problem: error.problem };
        throw error;
      }
    },
    close: async () => {},
  };
}
