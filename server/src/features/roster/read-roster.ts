import type { Roster } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { countPeople, findPeopleOfSchool, type Wanted } from './roster.repo.ts';

/** A page of the administrator's own school; one beyond the last is empty and still tells how many there are. */
export async function readRoster(
  context: Context,
  { institutionId }: Actor,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<Roster> {
  const [people, total] = await Promise.all([
    findPeopleOfSchool(context.db, institutionId, wanted, { limit, offset: (page - 1) * limit }),
    countPeople(context.db, institutionId, wanted),
  ]);
  return { people, total, pages: Math.ceil(total / limit) };
}
