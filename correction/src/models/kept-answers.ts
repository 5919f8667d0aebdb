import type { Analysis } from '../analysis/analysis.ts';

/** What a model answered about the places of a text, by their numbers; nothing where it was not asked yet. */
export type Answers = (Float64Array | null | undefined)[];

/** Room for the answers about a text, so many for each place. */
export const roomForAnswers = (a: Analysis, perPlace: number): Answers => new Array<undefined>(a.count * perPlace);

/**
 * Asks a model about a place once for all who want to know.
 * @param question the place's number, or that of one of several questions about it
 */
export function askOnce<Answer>(answers: (Answer | undefined)[], question: number, ask: () => Answer): Answer {
  const known = answers[question];
  return known === undefined ? (answers[question] = ask()) : known;
}
