import type { ListedClass } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import { findListedClasses } from './own-squads.repo.ts';

const KEPT_MS = 10_000;
const MOST_KEPT = 500;

interface Kept {
  until: number;
  institutionId: number;
  classes: ListedClass[];
}

/** By the database they come from, so that two servers of one process never mix. */
const caches = new WeakMap<object, Map<string, Kept>>();

function cacheOf(context: Context): Map<string, Kept> {
  const cache = caches.get(context.config) ?? new Map<string, Kept>();
  caches.set(context.config, cache);
  return cache;
}

/** Drops the kept class lists of a school: called after every change of a class or a share (DEC-12). */
export function forgetClassList(context: Context, institutionId: number): void {
  const cache = cacheOf(context);
  for (const [key, kept] of cache) if (kept.institutionId === institutionId) cache.delete(key);
}

/** A page of the school's classes of this school year, kept for a few seconds unless the caller wants them fresh. */
export async function listClasses(
  context: Context,
  { id, institutionId }: Actor,
  query: { embed?: 'teachers'; page: number; limit: number; search?: string; cached: boolean },
): Promise<ListedClass[]> {
  const cache = cacheOf(context);
  const now = context.clock.now();
  const { cached, ...asked } = query;
  const key = JSON.stringify([id, schoolYear(now), asked.embed, asked.page, asked.limit, asked.search]);
  const kept = cache.get(key);
  if (cached && kept && kept.until > now.getTime()) return kept.classes;
  const rows = await findListedClasses(context.db, {
    ...asked,
    teacherId: id,
    institutionId,
    year: schoolYear(now),
  });
  const classes = rows.map(({ teachers, ...row }) => (asked.embed === 'teachers' ? { ...row, teachers } : row));
  if (cache.size >= MOST_KEPT) cache.clear();
  cache.set(key, { until: now.getTime() + KEPT_MS, institutionId, classes });
  return classes;
}
