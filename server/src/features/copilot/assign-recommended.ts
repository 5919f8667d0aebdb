import { COPILOT_PRODUCT } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { requireLicence } from '../accounts/index.ts';
import { requireSquad } from '../classes/index.ts';
import { assignHomework } from '../homework/index.ts';
import { reassignExercise } from '../results/index.ts';

/**
 * Assigns a recommended exercise to one pupil, without a deadline; one that was done long ago is assigned again. Needs the
 * copilot's licence (COP-05).
 */
export async function assignRecommended(
  context: Context,
  actor: Actor,
  { studentId, exerciseId, squadId }: { studentId: number; exerciseId: number; squadId: number },
) {
  await requireSquad(context, actor, squadId);
  await requireLicence(context, actor, [COPILOT_PRODUCT]);
  const made = await assignHomework(context, actor, {
    exerciseIds: [exerciseId],
    studentIds: [studentId],
    squadId,
    deadline: null,
  });
  if (made.skipped === 0) return made;
  const again = await reassignExercise(context, actor, { studentId, exerciseId, squadId });
  return again === null ? made : { homeworkIds: [again], skipped: 0 };
}
