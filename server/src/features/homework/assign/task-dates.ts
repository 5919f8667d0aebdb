import { ProblemError } from '../../../platform/problems/index.ts';

/** Refuses a task that its pupil would not see before it is due; the text goes to the field of the visibility date. */
export function requireVisibleBeforeDeadline(field: string, availableAt: Date | null, deadline: Date | null): void {
  if (availableAt === null || deadline === null || availableAt < deadline) return;
  throw new ProblemError('invalid', { errors: { [field]: ['»Vises fra« skal ligge før afleveringsfristen'] } });
}
