import type { OwnDevelopment } from '@ordklar/contract';

/** Errors on a hundred words. */
export const rateOf = (errors: number, words: number): number => (words === 0 ? 0 : (100 * errors) / words);

/** How an error type went from the first of the texts to the last; null where there is only one text. */
export type Said = 'gone' | 'fewest' | 'fewer' | 'same' | 'more';

/** A rate as it is shown, so that two numbers that read alike are not said to differ: 'under 1' counts as a half. */
const shownRate = (rate: number): number => (rate === 0 ? 0 : Math.max(0.5, Math.round(rate)));

/** In words. A type that the pupil did not have first, and has now, is more. */
export function saidOf(exact: readonly number[]): Said | null {
  const rates = exact.map(shownRate);
  if (rates.length < 2) return null;
  const first = rates.find((rate) => rate > 0) ?? 0;
  const last = rates.at(-1) ?? 0;
  if (last === 0) return first === 0 ? 'same' : 'gone';
  const began = rates[0] ?? 0;
  if (began === 0) return 'more';
  const share = last / began;
  return share <= 0.5 ? 'fewest' : share <= 0.8 ? 'fewer' : share < 1.25 ? 'same' : 'more';
}

/** Right answers of ten. */
export const tenthsOf = ({ correct, of }: { correct: number; of: number }): number =>
  of === 0 ? 0 : Math.round((10 * correct) / of);

/** A row of the table of errors: on a hundred words in each text, and how it went. */
export const errorRows = ({ marked, errors, next }: Pick<OwnDevelopment, 'marked' | 'errors' | 'next'>) =>
  errors.map((row) => {
    const rates = marked.map(({ words }, at) => rateOf(row.errors[at] ?? 0, words));
    return { ...row, rates, isNext: next?.type === row.type, said: saidOf(rates) };
  });
