import type { rollOverApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import { type Samples, TEACHERS } from './sample.ts';
import type { World } from './world.ts';

/** A class of laerer of the school year before, which has ended when `archivedAt` is given. */
async function oldClass(world: World, archivedAt: Date | null = null): Promise<number> {
  const { laerer } = world.people;
  const [row] = await world.db
    .insert(tables.squad)
    .values({ institutionId: laerer.institutionId, kind: 'class', name: '6.G', grade: 6, year: 2025, archivedAt })
    .returning();
  const squadId = row?.id ?? 0;
  await world.db.insert(tables.squadMember).values({ squadId, userId: laerer.id, role: 'teacher' });
  return squadId;
}

/** Samples of moving classes into a new school year. */
export const rollOverSamples: Samples<typeof rollOverApi> = {
  classesToMove: { args: () => ({}), succeeds: [...TEACHERS, 'skoleadmin'] },
  rollOver: {
    args: async (world) => ({ body: { moves: [{ classId: await oldClass(world), name: `7.${Math.random()}` }] } }),
    succeeds: ['laerer', 'skoleadmin'],
  },
  recentRollOvers: { args: () => ({}), succeeds: [...TEACHERS, 'skoleadmin'] },
  undoRollOver: {
    args: async (world) => ({ body: { classIds: [await oldClass(world, world.clock.now())] } }),
    succeeds: ['laerer', 'skoleadmin'],
  },
};
