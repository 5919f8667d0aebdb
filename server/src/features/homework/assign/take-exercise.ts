import type { FreeExercise } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { isOwn } from '../../attempts/index.ts';
import { questionsOf, resultOf, stateOf } from '../read/homework-to-wire.ts';
import { isFree } from '../homework.policy.ts';
import { findOwnTasks } from '../homework.repo.ts';
import { requireHomework } from '../reach-homework.ts';
import { dropChosen, findDropped, insertHomework, restoreHomework, takeAgain } from '../manage/manage-homework.repo.ts';

/** The pupil's tasks of these exercises in a squad, by exercise. */
export async function ownTasks(
  context: Context,
  actor: Actor,
  squadId: number,
  exerciseIds: number[],
): Promise<Map<number, NonNullable<FreeExercise['task']>>> {
  if (exerciseIds.length === 0) return new Map();
  const rows = await findOwnTasks(context.db, actor.id, squadId, exerciseIds, context.clock.now());
  return new Map(
    rows.map((row) => [
      row.exerciseId,
      {
        homeworkId: row.homeworkId,
        state: stateOf(row),
        isFree: isFree(row),
        result: row.hideResults ? null : resultOf({ ...row, gradeNumber: null }),
        questions: questionsOf(row),
      },
    ]),
  );
}

/**
 * Gives a pupil an exercise of the pupil's own choice: the open task where there is one, the one that was given back, and
 * the same task once more where the pupil chose it before and has done it. What a teacher has assigned stays as it was handed in.
 * Ask first whether the pupil may choose it.
 */
export async function takeExercise(
  context: Context,
  actor: Actor,
  { exerciseId, squadId }: { exerciseId: number; squadId: number },
): Promise<number> {
  const now = context.clock.now();
  const dropped = await findDropped(context.db, { exerciseId, squadId, studentId: actor.id });
  const [restored] = dropped === null ? [] : await restoreHomework(context.db, [dropped]);
  if (restored !== undefined) return restored;
  const [made] = await insertHomework(context.db, [
    { exerciseId, squadId, studentId: actor.id, assignedBy: actor.id, assignedAt: now },
  ]);
  if (made !== undefined) return made;
  const task = found((await ownTasks(context, actor, squadId, [exerciseId])).get(exerciseId));
  if (task.state === 'assigned' || task.state === 'started') return task.homeworkId;
  if (!task.isFree) throw new ProblemError('already-handed-in');
  await takeAgain(context.db, task.homeworkId, now);
  return task.homeworkId;
}

/** Gives back a task that the pupil has chosen and not handed in; {@link takeExercise} undoes it. */
export async function dropExercise(context: Context, actor: Actor, homeworkId: number): Promise<void> {
  const task = await requireHomework(context, actor, homeworkId);
  if (!isOwn(actor, task)) throw notFound();
  if (!isFree(task))
    throw new ProblemError('forbidden', { message: 'Opgaven er fra din lærer, så du kan ikke fjerne den.' });
  const now = context.clock.now();
  if (!(await context.db.transaction((tx) => dropChosen(tx, homeworkId, actor.id, now))))
    throw new ProblemError('already-handed-in');
}
