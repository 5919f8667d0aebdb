import type { Exercise, ExerciseSummary } from '@ordklar/contract';
import { playFreeText } from '@ordklar/exercise-kinds/play';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { countExercises, findExercise, findExercises, isOwnedInside } from './exercises.repo.ts';
import { searchWordsOf } from './search-words.ts';
import { summaryToWire } from './summary-to-wire.ts';

/** What a pupil may see of an exercise. Ask first whether the person may. */
export async function exerciseById(context: Context, exerciseId: number): Promise<Exercise> {
  const { content, ...row } = found(await findExercise(context.db, exerciseId));
  const shown = row.kind === 'free-text' ? playFreeText(content) : { instructions: [], task: [], sourceText: null };
  return { ...summaryToWire({ ...row, lastAssigned: null }, context.clock.now()), ...shown };
}

/** An exercise of the bank, or one that somebody at the teacher's school has made. */
export async function readExercise(context: Context, actor: Actor, exerciseId: number): Promise<Exercise> {
  const exercise = await exerciseById(context, exerciseId);
  if (exercise.isCustom && !(await isOwnedInside(context.db, exerciseId, actor.institutionId))) throw notFound();
  return exercise;
}

/** A page of a course's exercises that the teacher may assign. */
export async function listExercises(
  context: Context,
  actor: Actor,
  query: {
    productId: string;
    levelId?: number | undefined;
    categoryId?: number | undefined;
    q?: string | undefined;
    squadId?: number | undefined;
    page: number;
    limit: number;
  },
): Promise<{ exercises: ExerciseSummary[]; total: number; pages: number }> {
  const { productId, q = '', page, limit, squadId, ...rest } = query;
  const words = searchWordsOf(q);
  // signs alone are no words, and nothing has them
  if (q.trim() !== '' && words.length === 0) return { exercises: [], total: 0, pages: 0 };
  const filter = { ...rest, productIds: [productId], words, ownerId: actor.id };
  const rows = await findExercises(context.db, filter, { limit, offset: (page - 1) * limit, squadId });
  const total = await countExercises(context.db, filter);
  const now = context.clock.now();
  return { exercises: rows.map((row) => summaryToWire(row, now)), total, pages: Math.ceil(total / limit) };
}
