import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { tables } from '../platform/db/index.ts';
import { createWorld, type World } from '../testing/world.ts';
import { prepareDemo } from './demo-at-start.ts';
import { greet } from './greeting.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const passwordHash = await hash('ordklar');
  await world.db.update(tables.users).set({ passwordHash }).where(eq(tables.users.username, 'elev'));
  await world.db
    .update(tables.users)
    .set({ passwordHash: await hash('egen kode') })
    .where(eq(tables.users.username, 'laerer'));
});
afterAll(() => world.close());
afterEach(() => vi.restoreAllMocks());

/** A start on a database that has the demo school's `elev`, and a `laerer` with a password of his own. */
async function start(publicUrl: string | undefined, seedDemo: boolean | undefined) {
  const isPublic = publicUrl !== undefined;
  const config = { ...world.context.config, publicUrl, isPublic, seedDemo };
  const demo = await prepareDemo({ ...world.context, config }, true);
  const said = vi.spyOn(console, 'log').mockReturnValue();
  greet({ address: publicUrl ?? 'http://127.0.0.1:4000', demo, isEmpty: false });
  return String(said.mock.calls.at(-1));
}
const logIn = async (username: string, password: string) => {
  const browser = await world.visitor();
  return (await browser.call('POST', 'auth/login', { body: { username, password } })).statusCode;
};
const PUBLIC = 'https://ordklar.example';

it('nobody gets into a public server by the known password, nor stays in, unless SEED_DEMO=yes says so', async () => {
  expect(await start(undefined, undefined)).toContain('Log ind med adgangskoden »ordklar«');
  const browser = await world.as('elev');
  expect((await browser.call('GET', 'current_user')).statusCode).toBe(200);
  const said = await start(PUBLIC, false);
  expect(said).toContain('Prøveskolens konti er lukket');
  expect(said).toContain('SEED_DEMO=yes');
  expect(said).not.toContain('skoleadmin');
  expect((await browser.call('GET', 'current_user')).statusCode).toBe(401);
  expect(await logIn('elev', 'ordklar')).toBe(401);
  expect(await logIn('laerer', 'egen kode')).toBe(200);
  expect(await start(PUBLIC, false)).toContain('Prøveskolen er ikke med');

  const loud = await start(PUBLIC, true);
  expect(loud).toContain('ADVARSEL: Alle på nettet kan logge ind');
  expect(await logIn('elev', 'ordklar')).toBe(200);
});
