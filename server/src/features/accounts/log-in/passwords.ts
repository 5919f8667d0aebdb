import { verify } from '@node-rs/argon2';
import { MIN_PASSWORD } from '@ordklar/contract';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, ProblemError, problemTexts } from '../../../platform/problems/index.ts';
import { endSessions } from '../../../platform/sessions/own-sessions.ts';
import { type FirstPassword, findOwnCredentials, setPasswordHash } from '../accounts.repo.ts';
import { isEasy } from './easy-passwords.ts';
import { blocked, pauseAfter } from './log-in.ts';
import { hashPassword } from './password-hash.ts';
import { clearFailures, countTry, OTHER_MACHINES } from './tries.repo.ts';

const refuse = (code: 'wrong-password' | 'short-password' | 'easy-password', field: 'current' | 'next' | 'password') =>
  new ProblemError(code, { errors: { [field]: [problemTexts[code]] } });

/** Whether the person logs in here with a password; who has none comes by UNI-Login. */
export const hasPassword = async (context: Context, userId: number): Promise<boolean> =>
  found(await findOwnCredentials(context.db, userId)).passwordHash !== null;

/** Keeps a password, forgets wrong tries and logs the person out everywhere but at `keptSid`. */
async function keep(
  context: Pick<Context, 'db'>,
  userId: number,
  password: string,
  { keptSid, first }: { keptSid: string | null; first: FirstPassword | null },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const { username } = found(await findOwnCredentials(context.db, userId));
  await context.db.transaction(async (tx) => {
    await setPasswordHash(tx, userId, passwordHash, first);
    await clearFailures(tx, { username });
    await endSessions(tx, userId, keptSid);
  });
}

/**
 * Has a person prove with the own password, and with what `second` asks for, that it is they who sit there. Wrong tries count
 * as at the login, so that an open page is no way to guess it.
 * @param field of the form, where a wrong one is reported
 * @returns the person's user name
 */
export async function requirePassword(
  context: Context,
  userId: number,
  password: string,
  second?: () => Promise<void>,
  field: 'current' | 'password' = 'password',
): Promise<string> {
  const { username, passwordHash } = found(await findOwnCredentials(context.db, userId));
  if (passwordHash === null) throw new ProblemError('uni-login-only');
  const now = context.clock.now();
  const counted = { username, machine: OTHER_MACHINES };
  const blockedUntil = await context.db.transaction((tx) => countTry(tx, counted, now, pauseAfter));
  if (blockedUntil) throw blocked(blockedUntil, now);
  if (!(await verify(passwordHash, password))) throw refuse('wrong-password', field);
  await second?.();
  await clearFailures(context.db, counted);
  return username;
}

/** Asks for the own password, as {@link requirePassword}; whoever comes by UNI-Login has none to give and goes on. */
export async function requireOwnPassword(context: Context, userId: number, password: string): Promise<void> {
  if (await hasPassword(context, userId)) await requirePassword(context, userId, password);
}

/** Changes one's own password. */
export async function changePassword(
  context: Context,
  actor: Actor,
  { current, next }: { current: string; next: string },
  keptSid: string,
): Promise<void> {
  const { username, passwordHash } = found(await findOwnCredentials(context.db, actor.id));
  if (passwordHash === null) throw new ProblemError('uni-login-only');
  if (next.length < MIN_PASSWORD) throw refuse('short-password', 'next');
  await requirePassword(context, actor.id, current, undefined, 'current');
  if (next === current || (await isEasy(next, { name: actor.name, username }))) throw refuse('easy-password', 'next');
  await keep(context, actor.id, next, { keptSid, first: null });
}

/** Gives another person a password and logs that person out everywhere. Ask first whether one may. */
export const givePassword = (
  context: Pick<Context, 'db'>,
  userId: number,
  password: string,
  first: FirstPassword,
): Promise<void> => keep(context, userId, password, { keptSid: null, first });

const DAY_MS = 24 * 60 * 60_000;

/** Until when a password that is given now lets in where it is not used. */
export const firstPasswordEnds = ({ config, clock }: Pick<Context, 'config' | 'clock'>): Date =>
  new Date(clock.now().getTime() + config.firstPasswordDays * DAY_MS);
