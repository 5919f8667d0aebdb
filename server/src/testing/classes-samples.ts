import type { classesApi } from '@ordklar/contract';
import { eq } from 'drizzle-orm';
import { tables } from '../platform/db/index.ts';
import { offeredSquad } from './offered-squad.ts';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';
import type { World } from './world.ts';

/** Teachers of 7.A's school. */
const OF_SCHOOL = ['laerer', 'kollega', 'inviteret'] as const;

const ownGroup = async (world: World) => ({ params: { id: await offeredSquad(world, 'group') } });

async function deletedGroup(world: World) {
  const call = await ownGroup(world);
  await world.db.update(tables.squad).set({ archivedAt: world.clock.now() }).where(eq(tables.squad.id, call.params.id));
  return call;
}

async function extraClass(world: World): Promise<number> {
  const [row] = await world.db
    .insert(tables.squad)
    .values({ institutionId: world.people.laerer.institutionId, kind: 'class', name: '9.Z', grade: 9, year: 2026 })
    .returning();
  return row?.id ?? 0;
}

/** Samples of administering classes and groups. */
export const classesSamples: Samples<typeof classesApi> = {
  ownClasses: { args: () => ({}), succeeds: TEACHERS },
  addClass: { args: async (world) => ({ body: { classId: await extraClass(world) } }), succeeds: OF_SCHOOL },
  removeClass: {
    args: async (world) => ({ body: { classId: await offeredSquad(world, 'class') } }),
    succeeds: ['laerer'],
  },
  classes: { args: () => ({ query: { embed: 'teachers', search: '7' } }), succeeds: TEACHERS },
  squadPupils: { args: (world) => ({ params: { s: world.squads['7.A'] } }), succeeds: OF_CLASS },
  groups: { args: () => ({ query: { limit: 10, offset: 0 } }), succeeds: TEACHERS },
  group: { args: ownGroup, succeeds: ['laerer'] },
  createGroup: {
    args: (world) => ({ body: { name: 'Nyt hold', userIds: [world.people.elev.id] } }),
    succeeds: OF_SCHOOL,
  },
  saveGroup: {
    args: async (world) => ({
      ...(await ownGroup(world)),
      body: { name: 'Nyt navn', userIds: [world.people.elev2.id], version: 1 },
    }),
    succeeds: ['laerer'],
  },
  deleteGroup: { args: ownGroup, succeeds: ['laerer'] },
  restoreGroup: { args: deletedGroup, succeeds: ['laerer'] },
  searchStudents: { args: () => ({ query: { keyword: 'be' } }), succeeds: TEACHERS },
  searchTeachers: { args: () => ({ query: { keyword: 'ka' } }), succeeds: TEACHERS },
};
