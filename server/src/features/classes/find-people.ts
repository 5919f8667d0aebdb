import type { FoundPerson } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import { findPeople } from './people.repo.ts';
import { requireSquad } from './reach-squad.ts';

/** Pupils or teachers of the own school by a part of their name (PD-03), without the asking one and who is in `squadId`. */
export async function searchPeople(
  context: Context,
  actor: Actor,
  role: 'student' | 'teacher',
  { keyword, excludedIds = [], squadId }: { keyword: string; excludedIds?: number[]; squadId?: number | undefined },
): Promise<FoundPerson[]> {
  if (squadId !== undefined) await requireSquad(context, actor, squadId);
  const { id, institutionId } = actor;
  const year = schoolYear(context.clock.now());
  return findPeople(context.db, { institutionId, role, keyword, excludedIds: [...excludedIds, id], squadId, year });
}
