import type { ExerciseStudent } from '@ordklar/contract';
import { schoolYearSpan } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireSquad } from '../classes/index.ts';
import { markingStateOf } from '../attempts/index.ts';
import { isLate, resultOf } from '../homework/index.ts';
import { findExerciseStudents } from './results.repo.ts';

/** Pupils who have the exercise, by Danish alphabet, with where their newest attempt stands; or only those who miss it. */
export async function listExerciseStudents(
  context: Context,
  actor: Actor,
  of: { squadId: number; exerciseId: number; year: number; uncompletedOnly: boolean },
): Promise<ExerciseStudent[]> {
  await requireSquad(context, actor, of.squadId);
  const rows = await findExerciseStudents(context.db, { ...of, ...schoolYearSpan(of.year) });
  const now = context.clock.now();
  return rows
    .filter((row) => !of.uncompletedOnly || row.exerciseProgressId === null)
    .map((row) => ({
      id: row.id,
      name: row.name,
      institution: row.institution,
      homeworkId: row.homeworkId,
      exerciseProgressId: row.exerciseProgressId,
      exerciseAnswerTextId: row.exerciseAnswerTextId,
      completed: toUnix(row.completedAt),
      wordCount: row.wordCount,
      isLate: isLate(row.deadline, row.completedAt, now),
      marking: markingStateOf(row, false),
      isOpened: row.openedAt !== null,
      result: resultOf(row),
      hasFeedback: row.evaluationId !== null,
    }));
}
