import type { Homework } from '@ordklar/contract';
import { clockTime, daysFromToday, weekdayDate } from '../../lib/dates/danish-dates.ts';
import { homeworkText as text } from './homework.text.ts';

/** Tasks that share a day, under its name. */
export interface DeadlineGroup {
  key: string;
  title: string;
  /** Small words after the title. */
  note: string;
  isLate: boolean;
  homework: Homework[];
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function nameOf(deadline: number | null, isLate: boolean, now: number): Omit<DeadlineGroup, 'homework'> {
  if (isLate) return { key: 'late', title: text.group.late, note: text.group.lateNote, isLate };
  if (deadline === null) return { key: 'none', title: text.group.none, note: '', isLate };
  const days = daysFromToday(deadline, now);
  const key = `day-${days}`;
  const date = weekdayDate(deadline);
  if (days <= 0) return { key, title: text.group.today, note: '', isLate };
  if (days === 1) return { key, title: text.group.tomorrow, note: date, isLate };
  const [weekday = '', ...day] = date.split(' ');
  return { key, title: capital(weekday), note: day.join(' '), isLate };
}

/** When all of today's tasks are due at the same time, the heading says it once. */
const noteOfToday = ({ homework }: DeadlineGroup): string => {
  const clocks = new Set(homework.map(({ deadline }) => clockTime(deadline ?? 0)));
  return clocks.size === 1 ? text.group.before([...clocks].join('')) : '';
};

/**
 * Open tasks as the pupil meets them: 'For sent' first, then 'I dag', 'I morgen', each day by its weekday, last those
 * without a deadline. `now` in unix seconds; the order within a group stays.
 */
export function groupByDeadline(homework: readonly Homework[], now: number): DeadlineGroup[] {
  const groups = new Map<string, DeadlineGroup>();
  for (const task of homework) {
    const name = nameOf(task.deadline, task.isLate, now);
    const group = groups.get(name.key) ?? { ...name, homework: [] };
    group.homework.push(task);
    groups.set(name.key, group);
  }
  const rank = ({ isLate, homework: [first] }: DeadlineGroup) =>
    isLate ? Number.NEGATIVE_INFINITY : (first?.deadline ?? Number.POSITIVE_INFINITY);
  return [...groups.values()]
    .toSorted((a, b) => rank(a) - rank(b) || 0)
    .map((group) => (group.key === 'day-0' ? { ...group, note: noteOfToday(group) } : group));
}
