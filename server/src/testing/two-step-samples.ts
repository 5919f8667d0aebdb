import type { twoStepApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { type Caller, type Samples, TEACHERS } from './sample.ts';
import { codeAt, giveTwoStep } from './two-step.ts';
import type { World } from './world.ts';
import { PASSWORD } from './world-people.ts';

const STAFF: readonly Caller[] = [...TEACHERS, 'skoleadmin', 'redaktor'];

/** All that may have two-step login have it, or have begun to set it up. */
async function withApp(world: World, { isOn }: { isOn: boolean }) {
  for (const who of STAFF) {
    // before the code is asked for
    await world.as(who);
    await giveTwoStep(world, world.people[who].id, { isOn });
  }
  return codeAt(world.clock.now());
}

/** A colleague at the school who has lost the app. */
async function colleague(world: World) {
  const [row] = await world.db
    .insert(tables.users)
    .values({
      institutionId: world.people.skoleadmin.institutionId,
      username: `kollega-${Math.random()}`,
      name: 'Kim Kollega',
      publicName: 'Kim',
    })
    .returning();
  await giveTwoStep(world, row?.id ?? 0, { isOn: true });
  return { params: { id: row?.id ?? 0 } };
}

/** Samples of two-step login. */
export const twoStepSamples: Samples<typeof twoStepApi> = {
  beginTwoStep: {
    args: () => ({ body: { password: PASSWORD } }),
    succeeds: STAFF,
    changesCaller: true,
  },
  confirmTwoStep: {
    args: async (world) => ({ body: { code: await withApp(world, { isOn: false }) } }),
    succeeds: STAFF,
    endsSession: true,
    changesCaller: true,
  },
  endTwoStep: {
    args: async (world) => ({ body: { password: PASSWORD, code: await withApp(world, { isOn: true }) } }),
    succeeds: STAFF,
    changesCaller: true,
  },
  resetTwoStep: { args: colleague, succeeds: ['skoleadmin'] },
};
