import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { deleteAttempts, findCurrentAttempt } from '../../attempts/index.ts';
import { requireOpenSquads, requireSquad, requireStudents } from '../../classes/index.ts';
import { setTextsReady } from '../../corrections/index.ts';
import { forgetDrafts, reopenHomework, updateShown } from '../../homework/index.ts';
import * as repo from './reassign.repo.ts';
import { findAttempt } from '../results.repo.ts';

/** Whether a pupil of the teacher's squad, which goes on, has handed the exercise in, so that it can be assigned again (HW-07). */
export async function canReassign(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; studentId: number; squadId: number },
): Promise<boolean> {
  const { hasEnded } = await requireSquad(context, actor, of.squadId);
  await requireStudents(context, of.squadId, [of.studentId]);
  if (hasEnded) return false;
  const task = await repo.findTaskOf(context.db, of);
  return task !== null && task.exerciseProgressId !== null;
}

/**
 * Assigns a handed-in task again. What was handed in stays to be read (HW-08, HW-10); a deadline that has passed is lifted. Where the task is to correct an
 * own text, the handed-in correction is deleted, and the text that it corrects is sent back to the pupil (ANS-18).
 */
export async function reassignHomework(
  context: Context,
  actor: Actor,
  input: { homeworkId: number; studentId: number; squadId: number },
): Promise<void> {
  await requireOpenSquads(context, actor, [input.squadId]);
  const task = found(await repo.findTask(context.db, input.homeworkId));
  if (task.squadId !== input.squadId || task.studentId !== input.studentId) throw notFound();
  const { exerciseProgressId, parentId } = task;
  if (exerciseProgressId === null) throw new ProblemError('not-handed-in');
  const at = context.clock.now();
  const deadline = task.deadline !== null && task.deadline < at ? null : task.deadline;
  await context.db.transaction(async (tx) => {
    await reopenHomework(tx, task.homeworkId, { at, teacherId: actor.id, deadline });
    // what the pupil wrote of a correction stays in the editor to go on from
    if (parentId !== null) await deleteAttempts(tx, [exerciseProgressId], at);
    else await forgetDrafts(tx, task.homeworkId);
  });
  const corrected = parentId === null ? null : await findCurrentAttempt(context.db, parentId);
  if (corrected !== null)
    await setTextsReady(context, actor, {
      exerciseProgressIds: [corrected],
      isReadyForStudents: true,
      squadId: input.squadId,
      selfCorrectionEnabled: true,
      force: true,
    });
}

/** Opens a pupil's handed-in task of an exercise again and answers it; null where there is none that is handed in. */
export async function reassignExercise(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; studentId: number; squadId: number },
): Promise<number | null> {
  if (!(await canReassign(context, actor, of))) return null;
  const { homeworkId } = found(await repo.findTaskOf(context.db, of));
  await reassignHomework(context, actor, { ...of, homeworkId });
  return homeworkId;
}

/** Hides the results of a handed-in task from its pupil, or shows them again (HW-09). */
export async function hideResults(
  context: Context,
  actor: Actor,
  input: { exerciseProgressId: number; hideResults: boolean },
): Promise<void> {
  const row = found(await findAttempt(context.db, input.exerciseProgressId));
  await requireSquad(context, actor, row.squadId);
  await updateShown(context.db, row.homeworkId, { hideResults: input.hideResults });
}
