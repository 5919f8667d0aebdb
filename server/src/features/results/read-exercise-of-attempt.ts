import type { Exercise } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { exerciseById } from '../exercises/index.ts';
import { requireHomework } from '../homework/index.ts';
import { findAttempt } from './results.repo.ts';

/** The exercise of an attempt: the pupil's own and visible, or one of a squad the teacher teaches (API-079). */
export async function readExerciseOfAttempt(
  context: Context,
  actor: Actor,
  exerciseProgressId: number,
): Promise<Exercise> {
  const { homeworkId, exerciseId } = found(await findAttempt(context.db, exerciseProgressId));
  await requireHomework(context, actor, homeworkId);
  return exerciseById(context, exerciseId);
}
