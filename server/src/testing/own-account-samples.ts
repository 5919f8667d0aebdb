import type { ownAccountApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { CALLERS, type Samples } from './sample.ts';
import { PASSWORD } from './world-people.ts';
import type { World } from './world.ts';

/** Somewhere else where the pupil elev is logged in. */
async function elsewhere(world: World) {
  const [row] = await world.db
    .insert(tables.session)
    .values({
      sid: `elsewhere-${Math.random()}`,
      userId: world.people.elev.id,
      expiresAt: new Date(Date.now() + 60_000),
    })
    .returning();
  return { params: { id: row?.id ?? 0 }, body: { password: PASSWORD } };
}

/** Samples of one's own account. */
export const ownAccountSamples: Samples<typeof ownAccountApi> = {
  ownAccount: { args: () => ({}), succeeds: CALLERS },
  changePassword: {
    args: () => ({ body: { current: PASSWORD, next: `${PASSWORD}-igen-2` } }),
    succeeds: CALLERS,
    endsSession: true,
    changesCaller: true,
  },
  endSession: { args: elsewhere, succeeds: ['elev'] },
  endOtherSessions: {
    args: () => ({ body: { password: PASSWORD } }),
    succeeds: CALLERS,
    endsSession: true,
    changesCaller: true,
  },
  exportOwnFiles: { args: () => ({}), succeeds: CALLERS },
  exportOwnData: { args: () => ({}), succeeds: CALLERS },
  resetAccount: { args: () => ({}), succeeds: CALLERS, changesCaller: true },
};
