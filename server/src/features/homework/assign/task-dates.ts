import { ProblemError } from '../../../platform/problems/index.ts';

/** A day's slack: a page may have stood open over midnight, and a task for today may be due this morning. */
const SLACK_MS = 24 * 60 * 60_000;

/** Refuses a deadline that has passed before the task is even given; the text goes to its field. */
export function requireDeadlineAhead(deadline: Date | null, now: Date): void {
  if (deadline === null || deadline.getTime() > now.getTime() - SLACK_MS) return;
  throw new ProblemError('invalid', { errors: { deadline: ['Afleveringsfristen er passeret. Vælg en ny dato'] } });
}

/** Refuses a deadline of correcting the own text that passes before the text is even due. */
export function requireCorrectedLater(correcting: Date | null, due: Date): void {
  if (correcting === null || correcting > due) return;
  throw new ProblemError('invalid', {
    errors: { correctBy: ['Fristen for at rette selv skal ligge efter afleveringsfristen'] },
  });
}

/** Refuses a task that its pupil would not see before it is due; the text goes to the field of the visibility date. */
export function requireVisibleBeforeDeadline(field: string, availableAt: Date | null, deadline: Date | null): void {
  if (availableAt === null || deadline === null || availableAt < deadline) return;
  throw new ProblemError('invalid', { errors: { [field]: ['»Vises fra« skal ligge før afleveringsfristen'] } });
}
