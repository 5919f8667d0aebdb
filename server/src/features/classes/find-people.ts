import type { FoundPerson } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import { findPeople } from './people.repo.ts';

/** Pupils or teachers of the own school by a part of their name (PD-03); teachers without the asking one. */
export function searchPeople(
  context: Context,
  { id, institutionId }: Actor,
  role: 'student' | 'teacher',
  { keyword, excludedIds = [] }: { keyword: string; excludedIds?: number[] },
): Promise<FoundPerson[]> {
  const year = schoolYear(context.clock.now());
  return findPeople(context.db, { institutionId, role, keyword, excludedIds: [...excludedIds, id], year });
}
