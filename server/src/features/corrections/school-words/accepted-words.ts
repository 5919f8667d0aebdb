import type { Context } from '../../../platform/http/context.ts';
import { findSchoolWords } from './accepted-words.repo.ts';
import type { NewRow } from '../stored-correction.ts';

/** Words that a school accepts: as they stand on its list, and in lower case. */
export interface AcceptedWords {
  exact: ReadonlySet<string>;
  lower: ReadonlySet<string>;
}

/** Types of spelling marks that are about nothing but capital and small letters. */
const CASE_TYPES: ReadonlySet<string> = new Set(['capital', 'lowercase']);

export const acceptedWords = (words: readonly string[]): AcceptedWords => ({
  exact: new Set(words),
  lower: new Set(words.map((word) => word.toLowerCase())),
});

/** The words that the text's school accepts. */
export const acceptedWordsOf = async (context: Context, institutionId: number): Promise<AcceptedWords> =>
  acceptedWords(await findSchoolWords(context.db, institutionId));

/** Spellings under which a word is accepted, in lower case: itself, and its genitive. */
export const acceptedForms = (word: string): string[] => [word.toLowerCase(), `${word.toLowerCase()}s`];

/**
 * Whether the school accepts what a reason of a mark is about. Only spelling is accepted, with any capitals; a mark about
 * capitals only for the word exactly as it stands on the list.
 */
export function isAccepted(
  words: AcceptedWords,
  token: string,
  reason: { categoryId: string; subcategoryId: string },
): boolean {
  if (reason.categoryId !== 'spelling') return false;
  if (CASE_TYPES.has(reason.subcategoryId)) return words.exact.has(token);
  const lower = token.toLowerCase();
  return words.lower.has(lower) || (lower.endsWith('s') && words.lower.has(lower.slice(0, -1)));
}

/** The engine's marks, as rows, without what the school accepts; a mark that has other reasons keeps those. */
export const withoutAccepted = (rows: NewRow[], words: AcceptedWords): NewRow[] =>
  rows.flatMap((row) => {
    const categories = row.categories.filter((reason) => !isAccepted(words, row.token, reason));
    return categories.length === 0 ? [] : [{ ...row, categories }];
  });
