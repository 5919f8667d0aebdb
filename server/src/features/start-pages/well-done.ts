import type { WellDone } from '@ordklar/contract';
import type { Progress } from './progress-of-squads.repo.ts';

type Done = Omit<WellDone, 'squadName'>;

const MOST = 3;
/** Points by which somebody must have got better, and how well it must go now. */
const LEAST_GROWTH = 15;
export const GOES_WELL = 60;
/** Of the marks at least so many, and at least half, must be gone. */
const LEAST_CORRECTED = 3;
/** Late so often before that a hand-in in time is worth a word. */
const LATE_BEFORE = 2;

/** What is worth a word of a hand-in; null where nothing is. */
function whatIsWellDone(row: Progress): Done | null {
  const { homeworkId, squadId, exerciseId, title, productId, kind, studentId, studentName, category, isPraised } = row;
  const of = { homeworkId, squadId, exerciseId, title, productId, kind, studentId, studentName, category, isPraised };
  const { marksBefore, marksNow, earlier, percent } = row;
  if (marksBefore !== null && marksNow !== null && marksBefore > 0) {
    const corrected = marksBefore - marksNow;
    if (corrected >= LEAST_CORRECTED && corrected * 2 >= marksBefore)
      return { ...of, what: 'corrected', from: marksBefore, to: corrected };
  }
  if (earlier !== null && percent !== null && percent - earlier >= LEAST_GROWTH && percent >= GOES_WELL)
    return { ...of, what: 'better', from: earlier, to: percent };
  if (row.isInTime && row.inTime === 0 && row.late >= LATE_BEFORE) return { ...of, what: 'in-time', from: 0, to: 0 };
  return null;
}

/** What pupils have done well lately: one thing of a pupil, the newest first, what has been praised last. */
export function wellDone(rows: readonly Progress[]): Done[] {
  const done = rows.flatMap((row) => whatIsWellDone(row) ?? []);
  return done
    .filter(({ studentId }, at) => done.findIndex((other) => other.studentId === studentId) === at)
    .toSorted((a, b) => Number(a.isPraised) - Number(b.isPraised))
    .slice(0, MOST);
}
