import { clockTime, daysFromToday, longDate, weekdayDate } from '../../../lib/dates/danish-dates.ts';
import { daysLater } from '../../../lib/dates/danish-moment.ts';
import { exercisesText as text } from '../exercises.text.ts';
import type { Basket } from './basket-store.ts';

const MOST_WORDS = 20_000;

/** The deadline that counts: the chosen one, else a week from now at 20.00. Unix seconds; null for none. */
export const deadlineOf = (basket: Pick<Basket, 'deadline'>, now: number): number | null =>
  basket.deadline === undefined ? daysLater(now, 7, '20.00') : basket.deadline;

/** The own minimum of words; null for the exercise's own, undefined when what is typed is no number of words. */
export function wordCountOf({ wordCount }: Pick<Basket, 'wordCount'>): number | null | undefined {
  const typed = wordCount.trim().replace(/\.(?=\d{3}\b)/, '');
  if (typed === '') return null;
  const words = /^\d{1,5}$/.test(typed) ? Number(typed) : 0;
  return words >= 1 && words <= MOST_WORDS ? words : undefined;
}

/** What the texts of the basket get: to be corrected by their pupils, by then; null where nobody is to, or there is no text. */
export const correctingOf = ({
  exercises,
  isCorrected,
  correctBy,
}: Pick<Basket, 'exercises' | 'isCorrected' | 'correctBy'>): { deadline: number | null } | null =>
  isCorrected && exercises.some(({ kind }) => kind === 'free-text') ? { deadline: correctBy } : null;

/** What does not hold, by field. */
export interface Faults {
  deadline?: string;
  available?: string;
  wordCount?: string;
  correctBy?: string;
}

/** Looks at what is filled in before it is sent; `now` in unix seconds. */
export function findFaults(basket: Omit<Basket, 'squadId' | 'recipients'>, now: number): Faults {
  const deadline = deadlineOf(basket, now);
  const correctBy = correctingOf(basket)?.deadline ?? null;
  return {
    ...(deadline !== null && deadline <= now && { deadline: text.check.deadlinePast }),
    ...(deadline !== null &&
      basket.available !== null &&
      basket.available >= deadline && { available: text.check.availableAfter }),
    ...(correctBy !== null && correctBy <= (deadline ?? now) && { correctBy: text.check.correctedBefore }),
    ...(wordCountOf(basket) === undefined && { wordCount: text.check.words }),
  };
}

/** '24. nov.', with the year when it is another one. */
export function dayAndMonth(at: number, now: number): string {
  const date = longDate(at);
  const [year] = longDate(now).split(' ').slice(-1);
  return date.endsWith(` ${year}`) ? date.slice(0, -5) : date;
}

/** 'med det samme', 'fra mandag kl. 8.00', 'fra 12. dec. kl. 8.00': when pupils see it. */
export function visibleWords(available: number | null, now: number): string {
  if (available === null || available <= now) return text.basket.atOnce;
  const days = daysFromToday(available, now);
  const near = [text.basket.today, text.basket.tomorrowWord][days];
  const day = near ?? (days < 7 ? weekdayDate(available).split(' ')[0] : dayAndMonth(available, now));
  return text.basket.from(`${day} ${clockTime(available)}`);
}
