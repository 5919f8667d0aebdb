import { isTextCorrection, textLanguageOf } from '@ordklar/content';
import type { CommaSystem, TaskCommaSystem } from '@ordklar/contract';
import type { Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findSystems } from './comma-systems.repo.ts';

/** Whether a course's texts have a comma system at all: the Danish free-text ones. */
export const hasCommaSystem = (productId: string): boolean =>
  isTextCorrection(productId) && textLanguageOf(productId) === 'da';

/** The pupil's own choice for a task, and what the class has. Ask first who asks. */
export async function taskCommaSystem(context: Context, homeworkId: number): Promise<TaskCommaSystem> {
  const systems = found(await findSystems(context.db, homeworkId));
  return { own: systems.own, squad: systems.squad === 'auto' ? (systems.class ?? 'auto') : systems.squad };
}

/** By which commas a text is marked, and who says so: the pupil, else the class, else as the writer does (PD-22). */
export async function commaSystemOf(
  context: Context,
  homeworkId: number,
): Promise<{ startkomma: CommaSystem; startkommaBy: 'pupil' | 'squad' }> {
  const { own, squad } = await taskCommaSystem(context, homeworkId);
  return { startkomma: own ?? squad, startkommaBy: own === null ? 'squad' : 'pupil' };
}
