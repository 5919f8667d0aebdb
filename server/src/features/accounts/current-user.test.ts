import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { rememberedSquad, rememberSquad } from './remember-squad.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('ADM-05 ENT-14 API-127 API-132 tells who is logged in', async () => {
  const { api } = await world.as('laerer');
  expect(await api.currentUser()).toEqual({
    id: world.people.laerer.id,
    name: 'Lise Lærer',
    publicName: 'Lise Lærer',
    username: 'laerer',
    institution: 'Åskolen',
    isTeacher: true,
    roles: ['teacher'],
    keptSecret: expect.stringMatching(/^[\w+/]{43}=$/),
  });
  expect(await api.isTeacher()).toBe(true);
  expect(await (await world.as('elev')).api.isTeacher()).toBe(false);
});

it('tells each person the secret that seals what lies in the browser, the same at each login, and nobody else', async () => {
  const secretOf = async (who: Parameters<World['as']>[0]) =>
    (await (await world.as(who)).api.currentUser()).keptSecret;
  const elev = await secretOf('elev');
  expect(await secretOf('elev')).toBe(elev);
  expect(await secretOf('elev2')).not.toBe(elev);
  const visitor = await (await world.visitor()).call('GET', 'current_user');
  expect([visitor.statusCode, visitor.body.includes(elev)]).toEqual([401, false]);
  const own = await (await world.as('elev')).call('GET', 'current_user');
  expect(own.headers['cache-control']).toBe('no-store');
});

it('ADM-05 API-128 lists own classes and groups and those shared and accepted, with their pupils counted', async () => {
  const names = async (who: Parameters<World['as']>[0]) =>
    (await (await world.as(who)).api.currentSquads()).map((squad) => [squad.name, squad.studentCount]);
  expect(await names('laerer')).toEqual([
    ['7.A', 3],
    ['Læsehold', 1],
  ]);
  expect(await names('kollega')).toEqual([['7.A', 3]]);
  expect(await names('inviteret')).toEqual([]);
  expect(await names('elev')).toEqual([['7.A', 3]]);
  expect(await names('fremmed')).toEqual([['7.X', 1]]);
});

it('ADM-05 API-129 API-130 remembers a class of the own, no other, and forgets one that is out of reach by now', async () => {
  const { kollega } = world.people;
  const seven = world.squads['7.A'];
  expect(await rememberedSquad(world.context, kollega)).toBeNull();
  await rememberSquad(world.context, kollega, seven);
  expect(await rememberedSquad(world.context, kollega)).toBe(seven);
  expect(await codeOf(rememberSquad(world.context, kollega, world.squads['7.X']))).toBe('not-found');
  expect(await codeOf(rememberSquad(world.context, kollega, 9_999_999))).toBe('not-found');
  const { squadShare } = tables;
  const share = eq(squadShare.recipientId, kollega.id);
  await world.db.update(squadShare).set({ state: 'rejected' }).where(share);
  expect(await rememberedSquad(world.context, kollega)).toBeNull();
  await world.db.update(squadShare).set({ state: 'accepted' }).where(share);
});

it('ADM-07 API-131 API-069 names courses and licences of the own school today', async () => {
  const { api } = await world.as('laerer');
  expect((await api.currentCourses()).map((course) => course.productId)).toEqual(['grdi', 'teco', 'teen']);
  expect(await (await world.as('fremmed')).api.licenses()).toEqual([{ product: { product_id: 'teco' } }]);
  const grsp = { institutionId: world.people.laerer.institutionId, productId: 'grsp' };
  await world.db.insert(tables.licence).values({ ...grsp, validFrom: '2026-08-01', validTo: '2027-07-31' });
  // in the catalogue's order, not by the letters of the products
  expect((await api.currentCourses()).map((course) => course.productId)).toEqual(['grsp', 'grdi', 'teco', 'teen']);
  await world.db.delete(tables.licence).where(eq(tables.licence.productId, 'grsp'));
  const now = world.clock.now();
  world.clock.set('2026-07-31T12:00:00Z');
  expect(await api.licenses()).toEqual([]);
  world.clock.set(now);
});

it('API-137 remembers the chosen subject, and refuses one that is none', async () => {
  const { api } = await world.logIn('kollega');
  expect(await api.currentUser()).not.toHaveProperty('selectedCourseGroupId');
  await api.setSelectedCourseGroup({ query: { id: 'engelsk' } });
  expect((await api.currentUser()).selectedCourseGroupId).toBe('engelsk');
  await expect(api.setSelectedCourseGroup({ query: { id: 'volapyk' } })).rejects.toMatchObject({
    status: 422,
    errors: { id: ['Vælg en af mulighederne'] },
  });
  expect((await api.currentUser()).selectedCourseGroupId).toBe('engelsk');
});

it('SHELL-14 API-133 API-134 an element is hidden for who closed it, once and for good', async () => {
  const [teacher, pupil] = [await world.as('laerer'), await world.as('elev')];
  const hidden = (browser: typeof teacher) => browser.api.shouldHideElement({ params: { id: 'boble-1' } });
  expect(await hidden(teacher)).toBe(false);
  await Promise.all([1, 2, 3].map(() => teacher.api.hideElement({ params: { id: 'boble-1' } })));
  expect([await hidden(teacher), await hidden(pupil)]).toEqual([true, false]);
});

it('pupils of a class stand by the Danish alphabet', async () => {
  const { api } = await world.as('kollega');
  const students = await api.squadStudents({ params: { s: world.squads['7.A'] } });
  expect(students.map((student) => student.name)).toEqual(['Bo Berg', 'Ærø Zilmer', 'Åse Aagaard']);
});
