import type { Role } from '@ordklar/contract';

/** What UNI-Login says somebody is, in our words. */
export type ClaimedRole = 'pupil' | 'staff' | 'guardian';

/**
 * What the groups of UNI-Login's broker and the roles of its institutions are here (docs/decisions/0041). Guests and substitutes
 * ('Ekstern') are staff where the school has made them so.
 */
const BY_CLAIM: ReadonlyMap<string, ClaimedRole> = new Map([
  ['elev', 'pupil'],
  ['barn', 'pupil'],
  ['studerende', 'pupil'],
  ['medarbejder', 'staff'],
  ['lærer', 'staff'],
  ['pædagog', 'staff'],
  ['vikar', 'staff'],
  ['leder', 'staff'],
  ['ledelse', 'staff'],
  ['tap', 'staff'],
  ['konsulent', 'staff'],
  ['ekstern', 'staff'],
  ['kontaktperson', 'guardian'],
]);

/** What a claim says somebody is; empty where it says nothing, or nothing that we know. */
export function claimedRoles(claim: unknown): ClaimedRole[] {
  const said = (Array.isArray(claim) ? claim : [claim]).filter((one): one is string => typeof one === 'string');
  const known = said.flatMap((one) => BY_CLAIM.get(one.trim().toLowerCase()) ?? []);
  return [...new Set(known)];
}

/** Whether somebody's roles here are none that UNI-Login would not give: a pupil is no teacher, and a teacher no pupil. */
export function agrees(claimed: readonly ClaimedRole[], roles: readonly Role[]): boolean {
  if (claimed.length === 0) return true;
  return roles.every((role) => claimed.includes(role === 'student' ? 'pupil' : 'staff'));
}
