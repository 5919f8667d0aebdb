import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { allProducts, hasPeople } from '../../features/accounts/index.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase, tables } from '../../platform/db/index.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { greet } from '../greeting.ts';
import { makeAdmin } from './make-admin.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const run = (...args: string[]): Promise<string> => makeAdmin(args, () => world.context.config);
const passwordIn = (said: string): string => /Adgangskode: +(\S+)/.exec(said)?.[1] ?? '';
async function logIn(username: string, password: string) {
  const browser = await world.visitor();
  const { statusCode } = await browser.call('POST', 'auth/login', { body: { username, password } });
  return { statusCode, browser };
}
const schoolsNamed = (name: string) => world.db.$count(tables.institution, eq(tables.institution.name, name));
const anne = ['--skole', 'Lindeskolen', '--navn', 'Anne Sørensen', '--brugernavn', 'Anneso'];

it('an administrator of a new school logs in with the password that was shown once, and chooses another', async () => {
  const said = await run(...anne, '--licens', 'alle', '--til', '2999-07-31');
  expect(said).toContain('Lindeskolen er oprettet, og Anne Sørensen er nu administrator.');
  const browser = await world.visitor();
  await browser.api.login({ body: { username: 'anneso', password: passwordIn(said) } });
  expect(await browser.api.firstSteps()).toMatchObject({ steps: ['own-password'] });
  await browser.api.changePassword({ body: { current: passwordIn(said), next: 'blå hest på månen' } });
  expect((await browser.call('GET', 'current_user')).json()).toMatchObject({
    username: 'anneso',
    institution: 'Lindeskolen',
    roles: ['school-admin'],
  });
  const [person] = await world.db.select().from(tables.users).where(eq(tables.users.username, 'anneso'));
  const licences = await world.db.$count(tables.licence, eq(tables.licence.institutionId, person?.institutionId ?? 0));
  expect(licences).toBe(allProducts.length);
  const [noted] = await world.db
    .select()
    .from(tables.auditLog)
    .where(eq(tables.auditLog.subjectUserId, person?.id ?? 0));
  expect(noted).toMatchObject({ action: 'administrator-made', userId: null, institutionId: person?.institutionId });
});

it('a second person of the school joins it, and a user name that is taken changes nothing', async () => {
  const editor = ['--skole', 'Lindeskolen', '--navn', 'Bo Ravn', '--brugernavn', 'boravn', '--rolle', 'redaktør'];
  expect(await run(...editor)).toContain('Lindeskolen fandtes i forvejen, og Bo Ravn er nu redaktør.');
  expect(await schoolsNamed('Lindeskolen')).toBe(1);
  await expect(run('--skole', 'Tjørneskolen', '--navn', 'En Anden', '--brugernavn', 'boravn')).rejects.toThrow(
    'Brugernavnet »boravn« er taget. Intet er ændret.',
  );
  expect(await schoolsNamed('Tjørneskolen')).toBe(0);
});

it('of two commands at once for a new school one makes it and both people are in it', async () => {
  const person = (username: string) => run('--skole', 'Birkeskolen', '--navn', username, '--brugernavn', username);
  await Promise.all(['ada', 'ida', 'eda'].map(person));
  expect(await schoolsNamed('Birkeskolen')).toBe(1);
});

it('an administrator who is locked out gets a new password and nobody else does', async () => {
  const said = await run('--brugernavn', 'skoleadmin', '--ny-kode');
  expect((await logIn('skoleadmin', 'ordklar')).statusCode).toBe(401);
  // 28 signs of 31: 138 bits
  expect(passwordIn(said)).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){6}[a-hjkmnp-z2-9]{4}$/);
  expect((await logIn('skoleadmin', passwordIn(said))).statusCode).toBe(200);
  await expect(run('--brugernavn', 'laerer', '--ny-kode')).rejects.toThrow('hverken administrator eller redaktør');
  await expect(run('--brugernavn', 'findes-ikke', '--ny-kode')).rejects.toThrow('Der er ingen bruger');
  expect((await logIn('laerer', 'ordklar')).statusCode).toBe(200);
});

it.each([
  [[], 'Skriv et brugernavn med --brugernavn.'],
  [['--brugernavn', 'a b', '--skole', 'S', '--navn', 'N'], 'Et brugernavn er på 2 til 60'],
  [['--brugernavn', 'ab', '--navn', 'N'], 'Skriv skolens navn'],
  [['--brugernavn', 'ab', '--skole', 'S', '--navn', ' '], 'Skriv personens navn'],
  [['--brugernavn', 'ab', '--skole', 'S', '--navn', 'N', '--rolle', 'rektor'], 'Rollen »rektor« findes ikke.'],
  [['--brugernavn', 'ab', '--skole', 'S', '--navn', 'N', '--licens', 'teco'], 'Brug --licens og --til sammen.'],
  [[...anne, '--licens', 'teco', '--til', '31.7.2027'], 'er ikke en dag'],
  [[...anne, '--licens', 'teco', '--til', '2020-07-31'], 'den dag er gået'],
  [[...anne, '--licens', 'teco,xyz', '--til', '2999-07-31'], 'Der er ikke noget forløb, der hedder »xyz«.'],
  [['--navne', 'x'], 'kender ikke alle de valg'],
])('%j is answered with what is wrong and how it is written', async (args, line) => {
  const problem = await run(...args).then(String, (error: Error) => error.message);
  expect(problem).toContain(line);
  expect(problem).toContain('npm run make-admin -- --skole');
});

it('a server with nobody in its database tells at start how the first administrator is made', async () => {
  const empty = await createTestDatabase();
  const config = readConfig({ DATA_DIR: world.context.config.dataDir, DATABASE_URL: empty.url });
  const { db, close } = openDatabase(empty.url, () => {});
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const start = async () => {
    const demo = { seeded: false, isOpen: false, isPublic: false, closed: 0 };
    greet({ address: 'http://127.0.0.1:4000', demo, isEmpty: !(await hasPeople(db)) });
    return String(said.mock.calls.at(-1));
  };
  expect(await start()).toContain('npm run make-admin -- --skole');
  await makeAdmin(anne, () => config);
  expect(await start()).not.toContain('make-admin');
  said.mockRestore();
  await close();
  await empty.drop();
});
