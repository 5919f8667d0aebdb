import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { newExercise } from '../../testing/school-day.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

it('ROLE-04 PD-03: a school administrator sees the own school and nothing of another', async () => {
  const { api } = await world.as('skoleadmin');
  const { name, students, teachers, squads } = await api.schoolOverview();
  expect({ name, students, teachers }).toEqual({ name: 'Åskolen', students: 4, teachers: 4 });
  expect(squads.map((squad) => [squad.kind, squad.name, squad.studentCount, squad.teachers])).toEqual([
    ['class', '7.A', 3, ['Lise Lærer']],
    ['class', '7.B', 1, ['Niels Nabo']],
    ['group', 'Læsehold', 1, ['Lise Lærer']],
  ]);
});

it('an archived class is left out, and one without people says nobody', async () => {
  const { squad } = tables;
  const { institutionId } = world.people.skoleadmin;
  await world.db.insert(squad).values([
    { institutionId, kind: 'class', name: '0.Å', grade: 0, year: 2026 },
    { institutionId, kind: 'class', name: '9.Z', grade: 9, year: 2020, archivedAt: world.clock.now() },
  ]);
  const { squads } = await (await world.as('skoleadmin')).api.schoolOverview();
  expect(squads.map(({ name }) => name)).toEqual(['0.Å', '7.A', '7.B', 'Læsehold']);
  expect(squads[0]).toMatchObject({ studentCount: 0, teachers: [] });
  await world.db.delete(squad).where(eq(squad.grade, 0));
});

it('PD-07: licences come with their first and last day; running, to come, run out', async () => {
  const { institutionId } = world.people.skoleadmin;
  await world.db.insert(tables.licence).values([
    { institutionId, productId: 'gram', validFrom: '2025-08-01', validTo: '2026-07-31' },
    { institutionId, productId: 'grst', validFrom: '2027-08-01', validTo: '2028-07-31' },
  ]);
  const { licences } = await (await world.as('skoleadmin')).api.schoolOverview();
  expect(licences.map(({ title, state }) => [title, state])).toEqual([
    ['Dansk diktat', 'running'],
    ['Danske fritekstopgaver', 'running'],
    ['Engelske fritekstopgaver', 'running'],
    ['Opgaveanbefalinger', 'running'],
    ['Dansk stavning', 'upcoming'],
    ['Dansk grammatik', 'expired'],
  ]);
  expect(licences[0]).toMatchObject({ productId: 'grdi', from: noon('2026-08-01'), to: noon('2027-07-31') });
});

it('an editor sees what has been written to Ordklar, counted, and the bank without teachers’ own exercises', async () => {
  const { api } = await world.as('redaktor');
  const before = await api.editorOverview();
  expect(before.contactRequests).toEqual({ total: 0, last: null });
  expect(before.feedback).toEqual({ total: 0, last: null, subjects: [] });
  const danish = before.bank.find(({ productId }) => productId === 'teco');
  expect(danish?.exercises).toBe(world.exercises.danish.length);
  const id = await newExercise(world);
  await world.db
    .update(tables.exercise)
    .set({ ownerId: world.people.laerer.id, slug: null })
    .where(eq(tables.exercise.id, id));
  const sentAt = world.clock.now();
  const feedback = { sentAt, sender: 'x', url: '/', message: 'Hej', email: '', consent: false };
  await world.db.insert(tables.feedback).values([
    { ...feedback, subject: 'Fejl' },
    { ...feedback, subject: 'Ros' },
    { ...feedback, subject: 'Fejl' },
  ]);
  const after = await api.editorOverview();
  expect(after.feedback).toEqual({
    total: 3,
    last: Math.floor(sentAt.getTime() / 1000),
    subjects: [
      { subject: 'Fejl', count: 2 },
      { subject: 'Ros', count: 1 },
    ],
  });
  expect(after.bank).toEqual(before.bank);
});
