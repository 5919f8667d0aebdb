import type { Actor, Context } from '../../platform/http/context.ts';
import { fromUnix } from '../../platform/clock/clock.ts';
import { requireLicence } from '../accounts/index.ts';
import { requireSquad, requireStudents } from '../classes/index.ts';
import { findAssignableExercises } from '../exercises/index.ts';
import { adoptChosen, insertHomework } from './manage-homework.repo.ts';
import { requireVisibleBeforeDeadline } from './task-dates.ts';

export interface Assignment {
  exerciseIds: number[];
  studentIds: number[];
  squadId: number;
  /** Unix seconds. */
  deadline: number | null;
  available?: number | null | undefined;
  /** Recommended minimum of words in place of the exercise's own. */
  wordCount?: number | null | undefined;
}

/**
 * Assigns exercises to pupils of a squad (HW-01). A pupil who has the task already gets no second one: it is counted
 * as skipped. One that the pupil chose becomes the teacher's. Answers the ids of the homework made, so that the assignment can be undone.
 */
export async function assignHomework(
  context: Context,
  actor: Actor,
  input: Assignment,
): Promise<{ homeworkIds: number[]; skipped: number }> {
  await requireSquad(context, actor, input.squadId);
  await requireStudents(context, input.squadId, input.studentIds);
  const exercises = await findAssignableExercises(context, actor, input.exerciseIds);
  await requireLicence(context, actor, new Set(exercises.map((exercise) => exercise.productId)));
  const deadline = input.deadline === null ? null : fromUnix(input.deadline);
  const availableAt = input.available ? fromUnix(input.available) : null;
  requireVisibleBeforeDeadline('available', availableAt, deadline);

  const students = [...new Set(input.studentIds)];
  const task = {
    assignedBy: actor.id,
    assignedAt: context.clock.now(),
    deadline,
    availableAt,
  };
  const rows = exercises.flatMap((exercise) =>
    students.map((studentId) => ({
      ...task,
      exerciseId: exercise.id,
      studentId,
      squadId: input.squadId,
      isCustom: exercise.isCustom,
      requiredWordCount: input.wordCount ?? exercise.requiredWordCount,
    })),
  );
  const { squadId } = input;
  const exerciseIds = exercises.map(({ id }) => id);
  const adopted = await adoptChosen(context.db, { exerciseIds, studentIds: students, squadId }, task);
  const homeworkIds = [...adopted, ...(await insertHomework(context.db, rows))];
  await context.events.emit('homework-assigned', { homeworkIds, teacherId: actor.id });
  return { homeworkIds, skipped: rows.length - homeworkIds.length };
}
