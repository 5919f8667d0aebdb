import type { Roster } from '@ordklar/contract';
import { noteReading } from '../../platform/audit/audit-log.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { countPeople, findPeopleOfSchool, type Wanted } from './roster.repo.ts';

/** A page of the administrator's own school, which stands in the audit log; one beyond the last is empty and still tells how many there are. */
export async function readRoster(
  context: Context,
  { id: userId, institutionId }: Actor,
  { page, limit, ...wanted }: Wanted & { page: number; limit: number },
): Promise<Roster> {
  const reading = { userId, action: 'people-read', subjectUserId: null, details: `school ${institutionId}` } as const;
  await noteReading(context.db, reading, context.clock.now());
  const [people, total] = await Promise.all([
    findPeopleOfSchool(context.db, institutionId, wanted, { limit, offset: (page - 1) * limit }),
    countPeople(context.db, institutionId, wanted),
  ]);
  const rows = people.map(({ leftAt, ...person }) => ({ ...person, leftAt: toUnix(leftAt) }));
  return { people: rows, total, pages: Math.ceil(total / limit) };
}
