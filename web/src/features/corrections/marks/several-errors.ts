import type { AnswerResult, Correction } from '@ordklar/contract';
import { isActive, mainCategory } from './mark-type.ts';

/** CON-32: the day on which several errors on one word came to be shown, from its beginning in Denmark; unix seconds. */
export const SEVERAL_ERRORS_SINCE = Date.parse('2023-10-16T00:00:00+02:00') / 1000;

/** Whether several errors on one word are shown: only of homework reset or completed after that day (TC-11). */
export function showsSeveralErrors({ completed, resetAt }: Pick<AnswerResult, 'completed' | 'resetAt'>): boolean {
  const reset = resetAt === null ? 0 : Date.parse(resetAt.date) / 1000;
  return Math.max(completed ?? 0, reset) > SEVERAL_ERRORS_SINCE;
}

/** The marks as older homework shows them: one error on a word, the first that is not hidden, with its main reason. */
export function oneErrorPerWord(marks: readonly Correction[]): Correction[] {
  const first = new Map<string, Correction>();
  for (const mark of marks) {
    const place = `${mark.offset}-${mark.length}`;
    const before = first.get(place);
    if (!before || (isActive(mark) && !isActive(before))) first.set(place, mark);
  }
  const shown = new Set(first.values());
  return marks
    .filter((mark) => shown.has(mark))
    .map((mark) => {
      const main = mainCategory(mark);
      return main && mark.categories.length > 1 ? { ...mark, categories: [main] } : mark;
    });
}

/** The marks of an answer as they are shown. */
export const shownMarks = (
  answer: Pick<AnswerResult, 'completed' | 'resetAt'>,
  marks: readonly Correction[],
): readonly Correction[] => (showsSeveralErrors(answer) ? marks : oneErrorPerWord(marks));
