import type { Actor } from '../../platform/http/context.ts';

/** Whose a task, its attempts and their texts are. */
interface Owned {
  studentId: number;
}

/** Of a task: from when its pupil sees it, and whether it was taken back. */
interface Task {
  availableAt: Date | null;
  removedAt: Date | null;
}

/** Whether the person is the pupil. Everybody else who may look is a teacher of the squad. */
export const isOwn = (actor: Pick<Actor, 'id'>, { studentId }: Owned): boolean => studentId === actor.id;

/** Whether a task has become visible to its pupil; one that the teacher hides again takes what was handed in with it (HW-02). */
export const isVisibleTask = ({ availableAt }: Pick<Task, 'availableAt'>, now: Date): boolean =>
  availableAt === null || availableAt <= now;

/** Whether this is the pupil's own attempt, at a task that is there and visible. */
export const maySeeOwnAttempt = (actor: Pick<Actor, 'id'>, row: Owned & Task, now: Date): boolean =>
  isOwn(actor, row) && row.removedAt === null && isVisibleTask(row, now);

/** The same of the marked text, which the pupil sees as soon as the teacher has sent it back (PD-04). */
export const maySeeOwnText = (
  actor: Pick<Actor, 'id'>,
  row: Owned & Task & { readyAt: Date | null },
  now: Date,
): boolean => maySeeOwnAttempt(actor, row, now) && row.readyAt !== null;

/** Whether the person may know how an attempt went: a teacher always, its pupil unless the results are hidden (HW-09). */
export const maySeeNumbers = (actor: Pick<Actor, 'id'>, row: Owned & { hideResults: boolean }): boolean =>
  !isOwn(actor, row) || !row.hideResults;
