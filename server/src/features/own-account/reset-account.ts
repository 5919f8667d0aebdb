import type { Actor, Context } from '../../platform/http/context.ts';
import { forgetChoices } from '../accounts/index.ts';
import { forgetClassList, leaveTaughtSquads } from '../classes/index.ts';
import { endSharesOf } from '../sharing/index.ts';
import { forgetSettings } from '../user-settings/index.ts';

/**
 * Resets the own account (PD-09): classes and groups that are the person's own, shares both ways, settings and closed
 * guides go. A pupil stays in the classes, and what pupils have handed in stays everywhere.
 */
export async function resetAccount(context: Context, actor: Actor): Promise<void> {
  const now = context.clock.now();
  await context.db.transaction(async (tx) => {
    await endSharesOf(tx, actor.id, now);
    await leaveTaughtSquads(tx, actor.id, now);
    await forgetSettings(tx, actor.id);
    await forgetChoices(tx, actor.id);
  });
  forgetClassList(context, actor.institutionId);
}
