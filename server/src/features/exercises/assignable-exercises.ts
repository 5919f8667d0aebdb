import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { findAssignable } from './exercises.repo.ts';

/** The exercises with these ids, when the teacher may assign every one of them; else 404. */
export async function findAssignableExercises(context: Context, actor: Actor, exerciseIds: number[]) {
  const wanted = [...new Set(exerciseIds)];
  const exercises = await findAssignable(context.db, actor.id, wanted);
  if (exercises.length !== wanted.length) throw notFound();
  return exercises;
}
