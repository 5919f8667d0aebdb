import { courseGroups } from '@ordklar/content';
import type { Actor, Context } from '../../platform/http/context.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { setSelectedCourseGroup } from './accounts.repo.ts';

/** Remembers which subject the person works with; one of the catalogue (API-137). */
export async function rememberCourseGroup(context: Context, actor: Actor, courseGroupId: string): Promise<void> {
  if (!courseGroups.some(({ slug }) => slug === courseGroupId))
    throw new ProblemError('invalid', { errors: { id: [fieldTexts.notOneOf] } });
  await setSelectedCourseGroup(context.db, actor.id, courseGroupId);
}
