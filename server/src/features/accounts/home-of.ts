import type { Actor } from '../../platform/http/context.ts';

/** Where a person begins after logging in. */
export function homeOf(actor: Pick<Actor, 'roles'>): string {
  if (actor.roles.includes('teacher')) return '/opgaver';
  if (actor.roles.includes('student')) return '/lektier';
  return '/';
}
