import { hash, verify } from '@node-rs/argon2';
import type { Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { clearFailures, countTry, findCredentials } from '../accounts.repo.ts';

/** Wrong tries before the first pause (PD-01). */
export const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** Compared against when the user name does not exist, so that the answer takes as long. */
let decoy: Promise<string> | undefined;
const decoyHash = (): Promise<string> => {
  decoy ??= hash('ingen har denne adgangskode');
  return decoy;
};

/** How long the pause is after this many wrong tries: it doubles from 30 s to 15 min. */
export const pauseAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - FREE_TRIES), LONGEST_PAUSE_MS);

/**
 * Checks a user name and password and answers the person's id.
 * A wrong pair gives one neutral problem, whether or not the name exists; 5 wrong tries begin a growing pause.
 */
export async function logIn(context: Context, input: { username: string; password: string }): Promise<number> {
  const username = input.username.trim().toLowerCase();
  const now = context.clock.now();
  const blockedUntil = await context.db.transaction((tx) => countTry(tx, username, now, pauseAfter));
  if (blockedUntil) {
    const seconds = Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000);
    throw new ProblemError('login-blocked', { details: { retryAfter: seconds } });
  }
  const person = await findCredentials(context.db, username);
  const matches = await verify(person?.passwordHash ?? (await decoyHash()), input.password);
  if (!person?.passwordHash || !matches) throw new ProblemError('wrong-login');
  await clearFailures(context.db, username);
  return person.id;
}
