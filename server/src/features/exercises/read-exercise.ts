import type { Exercise, ExerciseSummary } from '@ordklar/contract';
import { playFreeText } from '@ordklar/exercise-kinds/play';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { countExercises, type ExerciseFilter, findExercise, findExercises, isOwnedInside } from './exercises.repo.ts';

/** What a pupil may see of an exercise. Ask first whether the person may. */
export async function exerciseById(context: Context, exerciseId: number): Promise<Exercise> {
  const { ownerId, content, ...row } = found(await findExercise(context.db, exerciseId));
  const shown = row.kind === 'free-text' ? playFreeText(content) : { instructions: [], task: [], sourceText: null };
  return { ...row, isCustom: ownerId !== null, lastAssigned: null, ...shown };
}

/** An exercise of the bank, or one that somebody at the teacher's school has made. */
export async function readExercise(context: Context, actor: Actor, exerciseId: number): Promise<Exercise> {
  const exercise = await exerciseById(context, exerciseId);
  if (exercise.isCustom && !(await isOwnedInside(context.db, exerciseId, actor.institutionId))) throw notFound();
  return exercise;
}

/** A page of the exercises that the teacher may assign. */
export async function listExercises(
  context: Context,
  actor: Actor,
  query: Omit<ExerciseFilter, 'ownerId' | 'offset'> & { page: number },
): Promise<{ exercises: ExerciseSummary[]; total: number; pages: number }> {
  const filter = { ...query, ownerId: actor.id, offset: (query.page - 1) * query.limit };
  const [rows, total] = [await findExercises(context.db, filter), await countExercises(context.db, filter)];
  return {
    exercises: rows.map(({ ownerId, lastAssigned, ...row }) => ({
      ...row,
      isCustom: ownerId !== null,
      lastAssigned: toUnix(lastAssigned),
    })),
    total,
    pages: Math.ceil(total / query.limit),
  };
}
