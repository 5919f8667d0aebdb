import { hash } from '@node-rs/argon2';
import type { erasureApi, loginCardsApi } from '@ordklar/contract';
import { tables } from '../platform/db/index.ts';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

/** A new pupil of 7.A, whose password nobody else needs. */
export async function newPupil(world: World): Promise<number> {
  const [row] = await world.db
    .insert(tables.users)
    .values({
      institutionId: world.people.laerer.institutionId,
      username: `ny-${Math.random()}`,
      name: 'Nanna Ny',
      publicName: 'Nanna Ny',
      passwordHash: await hash('hemmelig kode'),
    })
    .returning();
  const userId = row?.id ?? 0;
  await world.db.insert(tables.userRole).values({ userId, role: 'student' });
  await world.db.insert(tables.squadMember).values({ squadId: world.squads['7.A'], userId, role: 'student' });
  return userId;
}

/** Samples of handing out and deleting what is kept of a pupil. */
export const erasureSamples: Samples<typeof erasureApi> = {
  exportPupil: { args: async (world) => ({ params: { userId: await newPupil(world) } }), succeeds: ['skoleadmin'] },
  erasePupil: {
    args: async (world) => ({ params: { userId: await newPupil(world) }, body: { name: 'Nanna Ny' } }),
    succeeds: ['skoleadmin'],
  },
};

/** Samples of giving others new passwords. */
export const loginCardsSamples: Samples<typeof loginCardsApi> = {
  classLoginCards: {
    args: async (world) => ({ params: { s: world.squads['7.A'] }, body: { userIds: [await newPupil(world)] } }),
    succeeds: ['laerer'],
  },
  schoolLoginCards: {
    args: async (world) => ({ body: { userIds: [await newPupil(world)] } }),
    succeeds: ['skoleadmin'],
  },
};
