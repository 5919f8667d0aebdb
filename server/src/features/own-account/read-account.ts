import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findSessions } from '../../platform/sessions/own-sessions.ts';
import { findPerson, hasPassword, readTwoStep } from '../accounts/index.ts';
import { deviceOf } from './device-of.ts';

/** The person's user name, whether a password is kept here, and where the person is logged in. */
export async function readAccount(context: Context, actor: Actor, sid: string) {
  const { username } = found(await findPerson(context.db, actor.id));
  const sessions = await findSessions(context.db, actor.id);
  return {
    username,
    hasPassword: await hasPassword(context, actor.id),
    twoStep: await readTwoStep(context, actor),
    sessions: sessions.map((session) => ({
      id: session.id,
      device: deviceOf(session.device),
      startedAt: toUnix(session.startedAt),
      isThis: session.sid === sid,
    })),
  };
}
