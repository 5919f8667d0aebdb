import { randomInt } from 'node:crypto';
import { courses } from '@ordklar/content';
import { COPILOT_PRODUCT } from '@ordklar/contract';
import { noteInAuditLog } from '../../../platform/audit/audit-log.ts';
import type { Context } from '../../../platform/http/context.ts';
import { danishDay } from '../../../platform/clock/danish-day.ts';
import { hashPassword } from '../log-in/password-hash.ts';
import { firstPasswordEnds, givePassword } from '../log-in/passwords.ts';
import { turnOff } from '../two-step/two-step.repo.ts';
import * as repo from './administrators.repo.ts';

/** What whoever runs the server asks for. */
export interface NewAdministrator {
  /** The name of a school or institution; made where there is none of that name. */
  school: string;
  name: string;
  username: string;
  role: 'school-admin' | 'editor';
  /** Products that the school gets a licence to from today, until and with the day `until` (YYYY-MM-DD). */
  licences: { productIds: readonly string[]; until: string } | null;
}

/** Why nobody was made, or given a password. */
export type NotMade = 'name-taken' | 'nobody' | 'not-administrator';

/** Everything that a school can have a licence to. */
export const allProducts: readonly string[] = [...courses.map(({ productId }) => productId), COPILOT_PRODUCT];

/** Letters and digits that nobody takes for one another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password of seven groups such as 'k3vr-92mt-…', which is changed at the first login: 138 bits. */
const firstPassword = (): string =>
  Array.from({ length: 7 }, () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('')).join('-');

/**
 * Makes a school administrator or an editor, and the school where there is none of that name: all or nothing. Answers the
 * password, which is kept nowhere else, and whether the school is new; 'name-taken' where the user name is somebody's.
 */
export async function makeAdministrator(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  { school, name, username, role, licences }: NewAdministrator,
): Promise<{ password: string; isNewSchool: boolean } | 'name-taken'> {
  const now = context.clock.now();
  const password = firstPassword();
  const passwordHash = await hashPassword(password);
  const taken = new Error('the user name is taken');
  try {
    return await context.db.transaction(async (tx) => {
      await repo.lockMaking(tx);
      const { id: institutionId, isNew: isNewSchool } = await repo.schoolNamed(tx, school);
      const first = { firstPasswordUntil: firstPasswordEnds(context), mustChoosePassword: true };
      const person = { institutionId, username, name, passwordHash, ...first, createdAt: now };
      const userId = await repo.insertPerson(tx, person, [role]);
      // the school that was made for the person goes with the transaction
      if (userId === null) throw taken;
      if (licences)
        await repo.giveLicences(tx, institutionId, licences.productIds, {
          validFrom: danishDay(now),
          validTo: licences.until,
        });
      const made = { userId: null, action: 'administrator-made', subjectUserId: userId, details: '' } as const;
      await noteInAuditLog(tx, [made], now);
      return { password, isNewSchool };
    });
  } catch (error) {
    if (error === taken) return 'name-taken';
    throw error;
  }
}

/** Gives an administrator or editor who is locked out a new password; their sessions end. Nobody else is given one here. */
export async function renewAdministrator(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  username: string,
): Promise<{ password: string } | 'nobody' | 'not-administrator'> {
  const person = await repo.findRoles(context.db, username);
  if (!person) return 'nobody';
  if (!person.roles.some((role) => role === 'school-admin' || role === 'editor')) return 'not-administrator';
  const password = firstPassword();
  await givePassword(context, person.id, password, { until: firstPasswordEnds(context), mustChoose: true });
  // the app may be what is lost, and nobody else may be there to turn it off
  await turnOff(context.db, person.id);
  const given = { userId: null, action: 'administrator-code-made', subjectUserId: person.id, details: '' } as const;
  await noteInAuditLog(context.db, [given], context.clock.now());
  return { password };
}
