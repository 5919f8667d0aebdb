import { FIRST_STEPS_PAGE, type FirstStep } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { waysInOf } from '../../platform/sessions/current-actor.ts';
import { firstSteps } from '../../platform/sessions/first-steps.policy.ts';
import { currentProfile } from './current-profile.ts';
import { homeOf } from './home-of.ts';

/** What the person must do before anything else, in this order. */
const firstStepsOf = async ({ config, db }: Context, userId: number): Promise<FirstStep[]> =>
  firstSteps(config, found(await waysInOf(db, userId)));

/**
 * Where somebody comes who has just logged in: to what was `wanted`, else to the own start; before it to the first steps, which
 * lead on to what was wanted.
 */
export async function firstPageOf(context: Context, actor: Actor, wanted: string | null = null): Promise<string> {
  if ((await firstStepsOf(context, actor.id)).length === 0) return wanted ?? homeOf(actor);
  return wanted === null ? FIRST_STEPS_PAGE : `${FIRST_STEPS_PAGE}?til=${encodeURIComponent(wanted)}`;
}

/** What is left, with who it is and where the person begins afterwards, for the page where the steps are taken. */
export const readFirstSteps = async (context: Context, actor: Actor) => ({
  id: actor.id,
  name: actor.name,
  username: (await currentProfile(context, actor)).username,
  steps: await firstStepsOf(context, actor.id),
  startPath: homeOf(actor),
});
