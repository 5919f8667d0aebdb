import { hash, verify } from '@node-rs/argon2';
import { demoSeed } from '@ordklar/content';
import type { Context } from '../../platform/http/context.ts';
import { closeAccounts, findAccounts, openAccounts } from './demo-school.repo.ts';

/** The accounts that are listed at start and stand in the README; the password of all is `ordklar`. */
export const demoAccounts = [
  { username: 'laerer', description: 'lærer i 7.A' },
  { username: 'laerer2', description: 'lærer, der deler klasser med laerer' },
  { username: 'laerer3', description: 'lærer på en anden skole' },
  { username: 'elev', description: 'elev i 7.A' },
  { username: 'elev2', description: 'elev i 7.A' },
  { username: 'skoleadmin', description: 'skoleadministrator' },
  { username: 'redaktor', description: 'redaktør' },
] as const;

/** The demo school's people with the password that everybody knows. */
async function openDemoAccounts(context: Pick<Context, 'db'>): Promise<number[]> {
  const accounts = await findAccounts(
    context.db,
    demoSeed.people.map(({ username }) => username),
  );
  // they were seeded with one hash: a handful of comparisons, not forty
  const isKnown = new Map<string, boolean>();
  for (const { passwordHash } of accounts)
    if (passwordHash !== null && !isKnown.has(passwordHash))
      isKnown.set(passwordHash, await verify(passwordHash, demoSeed.password));
  return accounts.filter(({ passwordHash }) => passwordHash !== null && isKnown.get(passwordHash)).map(({ id }) => id);
}

/** Whether anybody can log in with the demo school's password. */
export const hasOpenDemoAccounts = async (context: Pick<Context, 'db'>): Promise<boolean> =>
  (await openDemoAccounts(context)).length > 0;

/** Takes the known password from the demo school's people and ends their sessions. Answers how many it was. */
export async function closeDemoAccounts(context: Pick<Context, 'db'>): Promise<number> {
  const ids = await openDemoAccounts(context);
  if (ids.length > 0) await context.db.transaction((tx) => closeAccounts(tx, ids));
  return ids.length;
}

/** Gives the demo school's people, where they were closed, the known password again. */
export async function reopenDemoAccounts(context: Pick<Context, 'db'>): Promise<void> {
  const usernames = demoSeed.people.map(({ username }) => username);
  const closed = (await findAccounts(context.db, usernames)).filter(({ passwordHash }) => passwordHash === null);
  if (closed.length > 0)
    await openAccounts(
      context.db,
      closed.map(({ id }) => id),
      await hash(demoSeed.password),
    );
}
