import type { Actor } from '../../platform/http/context.ts';

/** Where each role begins; of several roles the first of these decides. The web's `startOf` says the same. */
const HOMES = [
  ['teacher', '/overblik'],
  ['student', '/lektier'],
  ['school-admin', '/skole'],
  ['editor', '/redaktion'],
] as const;

/** Where a person begins after logging in. */
export const homeOf = (actor: Pick<Actor, 'roles'>): string =>
  HOMES.find(([role]) => actor.roles.includes(role))?.[1] ?? '/';
