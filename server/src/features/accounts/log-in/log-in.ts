import { verify } from '@node-rs/argon2';
import { schoolYear, schoolYearSpan } from '@ordklar/school';
import { signOf } from '../../../platform/config/sign-of.ts';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { findCredentials, replacePasswordHash, takeOverPassword } from '../accounts.repo.ts';
import { requireSecondStep } from '../two-step/take-code.ts';
import { isKnownOn, type Machine } from './known-machine.ts';
import { hashPassword, isOutdated } from './password-hash.ts';
import {
  clearFailures,
  type Counted,
  countFromAddress,
  countTry,
  OTHER_MACHINES,
  uncountFromAddress,
} from './tries.repo.ts';

/** Wrong tries before the first pause (PD-01). */
export const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Compared against when the user name does not exist, so that the answer takes as long. */
let decoy: Promise<string> | undefined;
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword('ingen har denne adgangskode');
  return decoy;
};

/** How long the pause is after this many wrong tries: it doubles from 30 s to 15 min. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_TRIES), LONGEST_PAUSE_MS);

/** Wrong tries from one address over all names in {@link SPAN_MS}; a whole school stands behind one. */
export const TRIES_FROM_ADDRESS = 200;
const SPAN_MS = 10 * 60_000;

/** Where somebody tries to log in: the address that the nearest proxy names, and the machine when it is known. */
export interface Place {
  address: string;
  machine: Machine | null;
}

interface LogIn {
  username: string;
  password: string;
  code?: string | undefined;
}

/** Said to whoever must wait. */
export const blocked = (until: Date, now: Date): ProblemError =>
  new ProblemError('login-blocked', { details: { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) } });

/** The address is never kept itself. */
const hashOf = (context: Context, address: string): string => signOf(context.config, `login ${address}`).slice(0, 22);

/** Counts a try on a name and, from a machine that the person is not known on, at the address. Throws when one is blocked. */
async function count(context: Context, counted: Counted, address: string): Promise<void> {
  const now = context.clock.now();
  const blockedUntil = await context.db.transaction(async (tx) => {
    if (counted.machine !== OTHER_MACHINES) return countTry(tx, counted, now, pauseAfter);
    const { failures, since } = await countFromAddress(tx, address, now, SPAN_MS);
    if (failures > TRIES_FROM_ADDRESS) return new Date(since.getTime() + SPAN_MS);
    const until = await countTry(tx, counted, now, pauseAfter);
    if (until) await uncountFromAddress(tx, address);
    return until;
  });
  if (blockedUntil) throw blocked(blockedUntil, now);
}

/**
 * Checks a user name and password and answers the person's id.
 * A wrong pair gives one neutral problem, whether or not the name exists; 5 wrong tries begin a growing pause. The machine
 * that a person uses has tries of its own, so that nobody is locked out there by what others try elsewhere.
 */
export async function logIn(context: Context, input: LogIn, place: Place): Promise<number> {
  const from = hashOf(context, place.address);
  const person = await findCredentials(context.db, input.username.trim().toLowerCase());
  try {
    const userId = await letIn(context, input, place.machine, { person, from });
    context.log.info({ userId, from, by: input.code ? 'password and code' : 'password' }, 'logged in');
    return userId;
  } catch (error) {
    if (error instanceof ProblemError)
      context.log.warn({ userId: person?.id ?? null, from, why: error.code }, 'a login was refused');
    throw error;
  }
}

/** Keeps the password again as passwords are kept today, unless it was changed meanwhile. */
async function renewHash({ db }: Context, userId: number, before: string, password: string): Promise<void> {
  await replacePasswordHash(db, userId, { before, after: await hashPassword(password) });
}

async function letIn(
  context: Context,
  input: LogIn,
  machine: Machine | null,
  { person, from }: { person: Awaited<ReturnType<typeof findCredentials>>; from: string },
): Promise<number> {
  const username = input.username.trim().toLowerCase();
  const isKnown = person !== null && isKnownOn(context.config, machine, person.id);
  const counted: Counted = { username, machine: isKnown ? machine.id : OTHER_MACHINES };
  await count(context, counted, from);
  const matches = await verify(person?.passwordHash ?? (await decoyHash()), input.password);
  if (!person?.passwordHash || !matches) throw new ProblemError('wrong-login');
  // a wrong code counts like a wrong password
  await requireSecondStep(context, person.id, input.code);
  await clearFailures(context.db, counted);
  if (!isKnown) await uncountFromAddress(context.db, from);
  if (isOutdated(person.passwordHash)) await renewHash(context, person.id, person.passwordHash, input.password);
  // said only to whoever knows the password
  if (person.leftAt) throw new ProblemError('left-school');
  if (person.firstPasswordUntil) {
    const now = context.clock.now();
    if (person.firstPasswordUntil < now) throw new ProblemError('card-ended');
    await takeOverPassword(context.db, person.id, schoolYearSpan(schoolYear(now)).to);
  }
  return person.id;
}
