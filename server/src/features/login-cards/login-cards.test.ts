import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { newPupil } from '../../testing/login-cards-samples.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';
import { easyPassword, WORDS } from './easy-password.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const ofClass = async (userIds: number[], who: 'laerer' | 'kollega' | 'nabolaerer' = 'laerer') =>
  (await world.as(who)).api.classLoginCards({ params: { s: world.squads['7.A'] }, body: { userIds } });

it('a teacher gives a pupil a new password: it lets in, the old one does not, and the pupil is logged out', async () => {
  const before = await world.logIn('elev3');
  const { id } = world.people.elev3;
  const [card] = await ofClass([id, id]);
  expect(card).toEqual({
    id,
    name: 'Ærø Zilmer',
    username: 'elev3',
    password: expect.stringMatching(/^\w+-\w+-\d\d$/),
    until: Math.floor(world.clock.now().getTime() / 1000) + 30 * 24 * 60 * 60,
    isForFirstLogin: true,
  });
  await expect(before.api.currentUser()).rejects.toMatchObject({ status: 401 });
  const visitor = await world.visitor();
  const logIn = (password: string) => visitor.api.login({ body: { username: 'elev3', password } });
  await expect(logIn(PASSWORD)).rejects.toMatchObject({ code: 'wrong-login' });
  expect(await logIn(card?.password ?? '')).toHaveProperty('token');
  expect(JSON.stringify(world.logged)).not.toContain(card?.password);
});

it('PD-32 each new code is in the audit log with who made it, for whom, where and when, and never the code', async () => {
  const { laerer, skoleadmin, inviteret } = world.people;
  const own = [await newPupil(world), await newPupil(world)];
  const byUniLogin = await newPupil(world);
  await world.db
    .update(tables.users)
    .set({ passwordHash: null, uniId: 'anna1234' })
    .where(eq(tables.users.id, byUniLogin));
  const before = await world.db.$count(tables.auditLog);
  const cards = await ofClass([...own, byUniLogin]);
  await expect(ofClass([...own, world.people.naboelev.id])).rejects.toMatchObject({ status: 404 });
  cards.push(...(await (await world.as('skoleadmin')).api.schoolLoginCards({ body: { userIds: [inviteret.id] } })));
  const rows = (await world.db.select().from(tables.auditLog).orderBy(tables.auditLog.id)).slice(before);
  const made = { action: 'login-code-made', at: world.clock.now() };
  const inClass = { ...made, userId: laerer.id, details: `class ${world.squads['7.A']}` };
  expect(rows.slice(0, 2).map(({ subjectUserId }) => subjectUserId)).toEqual(expect.arrayContaining(own));
  expect(rows).toMatchObject([
    inClass,
    inClass,
    { ...made, userId: skoleadmin.id, subjectUserId: inviteret.id, details: `school ${skoleadmin.institutionId}` },
  ]);
  const codes = cards.flatMap(({ password }) => password ?? []);
  expect(codes).toHaveLength(3);
  for (const code of codes) expect(JSON.stringify([rows, world.logged])).not.toContain(code);
});

it('whoever comes by UNI-Login has a card without a password, and goes on logging in that way', async () => {
  const userId = await newPupil(world);
  await world.db.update(tables.users).set({ passwordHash: null, uniId: 'nann1234' }).where(eq(tables.users.id, userId));
  expect(await ofClass([userId])).toMatchObject([{ id: userId, password: null }]);
  const [row] = await world.db.select().from(tables.users).where(eq(tables.users.id, userId));
  expect(row?.passwordHash).toBeNull();
});

it('PD-03 one pupil of another class among them, or a colleague who only shares: 404, and nobody gets a password', async () => {
  const own = await newPupil(world);
  const hashOf = async () =>
    (await world.db.select().from(tables.users).where(eq(tables.users.id, own)))[0]?.passwordHash;
  const before = await hashOf();
  await expect(ofClass([own, world.people.naboelev.id])).rejects.toMatchObject({ status: 404 });
  for (const who of ['kollega', 'nabolaerer'] as const)
    await expect(ofClass([own], who)).rejects.toMatchObject({ status: 404 });
  await world.db.insert(tables.userRole).values({ userId: own, role: 'editor' });
  await expect(ofClass([own])).rejects.toMatchObject({ status: 404 });
  expect(await hashOf()).toBe(before);
});

it('a school administrator gives pupils and teachers of the school one, and nobody else', async () => {
  const { api } = await world.as('skoleadmin');
  const { naboelev, inviteret, fremmed, redaktor, skoleadmin } = world.people;
  const cards = await api.schoolLoginCards({ body: { userIds: [naboelev.id, inviteret.id] } });
  expect(cards.map(({ username }) => username)).toEqual(['inviteret', 'naboelev']);
  for (const { id } of [fremmed, redaktor, skoleadmin])
    await expect(api.schoolLoginCards({ body: { userIds: [id] } })).rejects.toMatchObject({ status: 404 });
});

it('passwords are of plain letters and many', () => {
  expect(new Set(WORDS).size).toBe(WORDS.length);
  expect(WORDS.length).toBeGreaterThanOrEqual(128);
  expect(WORDS.filter((word) => !/^[a-z]{4,9}$/.test(word))).toEqual([]);
  expect(new Set(Array.from({ length: 500 }, easyPassword)).size).toBeGreaterThan(490);
});
