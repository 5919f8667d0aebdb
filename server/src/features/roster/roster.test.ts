import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let admin: Browser;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.as('skoleadmin');
});
afterAll(() => world.close());

const names = async (query: { search?: string; role?: 'student' | 'teacher'; page?: number; limit?: number }) => {
  const { people, total, pages } = await admin.api.roster({ query });
  return { names: people.map(({ name }) => name), total, pages };
};

it('PD-03 tells the people of the own school only, with classes and without anything that they have done', async () => {
  const { people, total } = await admin.api.roster();
  expect(total).toBe(10);
  expect(people.map(({ username }) => username)).not.toContain('fremmed');
  expect(people.find(({ username }) => username === 'elev2')).toEqual({
    id: world.people.elev2.id,
    name: 'Bo Berg',
    username: 'elev2',
    roles: ['student'],
    classes: ['7.A'],
    isByUniLogin: false,
    hasTwoStep: false,
    leftAt: null,
  });
  expect(people.map(({ name }) => name).slice(-2)).toEqual(['Ærø Zilmer', 'Åse Aagaard']);
});

it('is searched by name, user name and class, and by role', async () => {
  expect(await names({ search: 'NABO' })).toMatchObject({ names: ['Niels Nabo', 'Nora Nabo'] });
  expect(await names({ search: 'kollega' })).toMatchObject({ names: ['Karl Kollega'] });
  expect(await names({ search: '7.b', role: 'student' })).toMatchObject({ names: ['Nora Nabo'], total: 1 });
  expect(await names({ search: '%' })).toEqual({ names: [], total: 0, pages: 0 });
});

it('comes page by page; one beyond the last is empty and tells how many there are', async () => {
  const all = await names({ role: 'student' });
  expect(all).toMatchObject({ total: 4, pages: 1 });
  expect(await names({ role: 'student', limit: 3, page: 2 })).toEqual({
    names: all.names.slice(3),
    total: 4,
    pages: 2,
  });
  expect(await names({ role: 'student', page: 99 })).toEqual({ names: [], total: 4, pages: 1 });
});
