import { tables } from '../platform/db/index.ts';
import type { World } from './world.ts';

/** A new class or group of laerer with the pupil elev, offered to inviteret and not answered; answers its id. */
export async function offeredSquad(world: World, kind: 'class' | 'group'): Promise<number> {
  const { laerer, inviteret, elev } = world.people;
  const [squad] = await world.db
    .insert(tables.squad)
    .values({
      institutionId: laerer.institutionId,
      kind,
      name: kind === 'class' ? '7.D' : 'Skriveværksted',
      year: 2026,
    })
    .returning();
  const squadId = squad?.id ?? 0;
  await world.db.insert(tables.squadMember).values([
    { squadId, userId: laerer.id, role: 'teacher' },
    { squadId, userId: elev.id, role: 'student' },
  ]);
  await world.db
    .insert(tables.squadShare)
    .values({ squadId, creatorId: laerer.id, recipientId: inviteret.id, state: 'pending' });
  return squadId;
}
