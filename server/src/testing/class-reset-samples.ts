import type { classResetApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { offeredSquad } from './offered-squad.ts';
import type { Samples } from './sample.ts';
import { newExercise } from './school-day.ts';
import type { World } from './world.ts';

/** A class of laerer with one task, which is removed at the moment `removedAt` when that is given. */
async function classWithTask(world: World, removedAt: Date | null = null): Promise<number> {
  const { laerer, elev } = world.people;
  const squadId = await offeredSquad(world, 'class');
  await world.db.insert(tables.homework).values({
    squadId,
    exerciseId: await newExercise(world),
    studentId: elev.id,
    assignedBy: laerer.id,
    assignedAt: world.clock.now(),
    ...(removedAt && { removedAt, removedBy: laerer.id }),
  });
  return squadId;
}

async function afterReset(world: World) {
  const at = Math.floor(world.clock.now().getTime() / 1000);
  return { body: { classId: await classWithTask(world, new Date(at * 1000)), at } };
}

/** Samples of resetting a class. */
export const classResetSamples: Samples<typeof classResetApi> = {
  classReset: {
    args: async (world) => ({ params: { classId: await classWithTask(world) } }),
    succeeds: ['laerer'],
  },
  resetClass: {
    args: async (world) => ({ body: { classId: await classWithTask(world), resetAll: true } }),
    succeeds: ['laerer'],
  },
  undoResetClass: { args: afterReset, succeeds: ['laerer'] },
};
