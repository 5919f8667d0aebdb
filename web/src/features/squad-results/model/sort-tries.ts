import type { ResultsRow } from '@ordklar/contract';
import { squadResultsText } from '../squad-results.text.ts';
import { BY_NAME, type Sorting } from './sort-rows.ts';

const text = squadResultsText.pupils;

type By = 'studentName' | 'percent' | 'correctAnswers' | 'attempt' | 'timeSpent' | 'completed';

/** The pupils of one exercise: what a column shows, its name in the address and its heading. */
export const TRY_COLUMNS: readonly [By, string, string][] = [
  ['studentName', BY_NAME, squadResultsText.register.pupil],
  ['percent', 'procent', text.percent],
  ['correctAnswers', 'rigtige', text.right],
  ['attempt', 'forsoeg', text.attempt],
  ['timeSpent', 'tid', text.time],
  ['completed', 'afleveret', text.handedIn],
];

/** A column that there is, else by name. */
export const trySortingOf = (asked: Sorting): Sorting =>
  TRY_COLUMNS.some(([, name]) => name === asked.by) ? asked : { by: BY_NAME, reverse: false };

/** By a column, nothing last; equal ones stay by name, as the server sends them. */
export function sortedTries(rows: readonly ResultsRow[], asked: Sorting): ResultsRow[] {
  const { by: name, reverse } = trySortingOf(asked);
  const by = TRY_COLUMNS.find((column) => column[1] === name)?.[0] ?? 'studentName';
  if (by === 'studentName') return reverse ? rows.toReversed() : [...rows];
  return rows.toSorted((a, b) => {
    const [one, other] = [a[by], b[by]];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return reverse ? other - one : one - other;
  });
}
