import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../../platform/clock/clock.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { assign, newExercise, sendBack, markedEssay, write, writeAndHandIn } from '../../../testing/school-day.ts';
import { DAY, MINUTE } from '../../../testing/test-clock.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { handIn } from '../hand-in/hand-in.ts';
import { changeDates, removeHomework, restoreHomework } from './manage-homework.ts';
import { requireHomework } from '../reach-homework.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const remove = (ids: number[], who: 'laerer' | 'kollega' | 'fremmed' = 'laerer') =>
  removeHomework(world.context, world.people[who], { homeworkIds: ids });
const restore = (ids: number[], who: 'laerer' | 'kollega' | 'fremmed' = 'laerer') =>
  restoreHomework(world.context, world.people[who], ids);
const read = (id: number, who: 'elev' | 'laerer' = 'laerer') => requireHomework(world.context, world.people[who], id);
const inDays = (days: number) => toUnix(new Date(world.clock.now().getTime() + days * DAY));

it('HW-04 API-024 removed homework is gone for pupil and teacher, and comes back when undone', async () => {
  const id = await assign(world, 'elev');
  expect(await remove([id, id])).toEqual({ removed: [id] });
  expect(await codeOf(read(id, 'elev'))).toBe('not-found');
  expect(await codeOf(read(id))).toBe('not-found');
  expect(await restore([id])).toEqual({ restored: [id] });
  expect((await read(id, 'elev')).homeworkId).toBe(id);
  expect(await restore([id])).toEqual({ restored: [] });
});

it('DEC-06 from when a task is seen is available when assigned, visibilityDate when changed, and both when read', async () => {
  const { api } = await world.as('laerer');
  const available = inDays(1);
  const id = await assign(world, 'elev', { available: new Date(available * 1000) });
  const days = async () => {
    const { homework } = await api.homeworkExercise({ params: { id } });
    return [homework.available, homework.visibilityDate];
  };
  expect(await days()).toEqual([available, available]);
  const visibilityDate = inDays(2);
  await api.changeDates({ body: { squadId: world.squads['7.A'], homeworkIds: [id], visibilityDate } });
  expect(await days()).toEqual([visibilityDate, visibilityDate]);
});

it('HW-04 removes by pupil, exercise and class', async () => {
  const exerciseId = await newExercise(world);
  const id = await assign(world, 'elev', { exerciseId });
  const other = await assign(world, 'elev2', { exerciseId });
  const which = { userId: world.people.elev.id, exerciseId, squadId: world.squads['7.A'] };
  expect(await removeHomework(world.context, world.people.laerer, which)).toEqual({ removed: [id] });
  expect((await read(other)).homeworkId).toBe(other);
  expect(await codeOf(removeHomework(world.context, world.people.laerer, which))).toBe('not-found');
});

it('HW-04 handed-in work is never removed, nor what was to go with it', async () => {
  const { homeworkId } = await writeAndHandIn(world, 'elev', await assign(world, 'elev'));
  const open = await assign(world, 'elev2');
  const problem = await problemOf(remove([open, homeworkId]));
  expect([problem.code, problem.status]).toEqual(['already-completed', 409]);
  expect((await read(open)).homeworkId).toBe(open);
});

it('HW-04 of a hand-in and a removal at the same moment one wins, and no handed-in work is hidden', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await assign(world, 'elev');
    await write(world, 'elev', id);
    const [handed, removed] = await Promise.allSettled([handIn(world.context, world.people.elev, id), remove([id])]);
    expect([handed.status, removed.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (handed.status === 'fulfilled') expect((await read(id)).exerciseProgressId).not.toBeNull();
  }
});

it('ROLE-02 removing, undoing and dates reach no task of another school', async () => {
  const id = await assign(world, 'elev');
  expect(await codeOf(remove([id], 'fremmed'))).toBe('not-found');
  await remove([id]);
  expect(await codeOf(restore([id], 'fremmed'))).toBe('not-found');
  const dates = { squadId: world.squads['7.X'], homeworkIds: [id], deadline: inDays(3) };
  expect(await codeOf(changeDates(world.context, world.people.fremmed, dates))).toBe('not-found');
});

it('only who removed may undo it, and within a day', async () => {
  const id = await assign(world, 'elev');
  await remove([id]);
  expect(await restore([id], 'kollega')).toEqual({ restored: [] });
  world.clock.advance(DAY + MINUTE);
  expect(await restore([id])).toEqual({ restored: [] });
});

it('undoing makes no second task: not beside one assigned again, and of one removed twice only the last', async () => {
  const exerciseId = await newExercise(world);
  const first = await assign(world, 'elev', { exerciseId });
  await remove([first]);
  world.clock.advance(MINUTE);
  const second = await assign(world, 'elev', { exerciseId });
  expect(await restore([first])).toEqual({ restored: [] });
  await remove([second]);
  expect(await restore([first, second])).toEqual({ restored: [second] });
});

it('TC-21 removing takes an open correction away and leaves the text that it corrects', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const { api } = await world.as('elev');
  const { selfCorrectionHomework } = await api.ownResult({ params: { id: essay.exerciseProgressId } });
  await remove([selfCorrectionHomework?.id ?? 0]);
  const after = await api.ownResult({ params: { id: essay.exerciseProgressId } });
  expect([after.selfCorrectionHomework, after.isReadyForStudent]).toEqual([null, true]);
});

it('HW-03 API-030 changes deadline and visibility date of many tasks at once', async () => {
  const homeworkIds = [await assign(world, 'elev'), await assign(world, 'elev2')];
  const input = { squadId: world.squads['7.A'], homeworkIds, deadline: inDays(9), visibilityDate: inDays(-2) };
  expect(await changeDates(world.context, world.people.kollega, input)).toEqual({ changed: 2 });
  for (const id of homeworkIds) {
    const row = await read(id);
    expect([toUnix(row.deadline), toUnix(row.availableAt)]).toEqual([inDays(9), inDays(-2)]);
  }
});

it('HW-03 leaves a date that is not named, and takes away one that is null', async () => {
  const id = await assign(world, 'elev', { available: new Date(world.clock.now().getTime() - DAY) });
  const change = (dates: { deadline?: number | null; visibilityDate?: number | null }) =>
    changeDates(world.context, world.people.laerer, { squadId: world.squads['7.A'], homeworkIds: [id], ...dates });
  await change({ deadline: null });
  expect([(await read(id)).deadline, toUnix((await read(id)).availableAt)]).toEqual([null, inDays(-1)]);
  await change({ visibilityDate: null });
  expect((await read(id)).availableAt).toBeNull();
  expect(await change({})).toEqual({ changed: 0 });
});

it('HW-03 is all or nothing: an unknown id, one of another class, dates in the wrong order', async () => {
  const id = await assign(world, 'elev');
  const neighbour = await assign(world, 'naboelev', { teacher: 'nabolaerer', squad: '7.B' });
  const before = await read(id);
  const change = (homeworkIds: number[], dates: { deadline?: number; visibilityDate?: number }) =>
    changeDates(world.context, world.people.laerer, { squadId: world.squads['7.A'], homeworkIds, ...dates });
  expect(await codeOf(change([id, 9_999_999], { deadline: inDays(2) }))).toBe('not-found');
  expect(await codeOf(change([id, neighbour], { deadline: inDays(2) }))).toBe('not-found');
  const problem = await problemOf(change([id], { visibilityDate: inDays(8) }));
  expect(problem.errors).toEqual({ visibilityDate: ['»Vises fra« skal ligge før afleveringsfristen'] });
  expect(await read(id)).toEqual(before);
});

it('HW-02 a task whose visibility date is moved into the future disappears from the pupil until then', async () => {
  const id = await assign(world, 'elev');
  await changeDates(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    homeworkIds: [id],
    visibilityDate: inDays(2),
  });
  expect(await codeOf(read(id, 'elev'))).toBe('not-found');
  world.clock.advance(2 * DAY);
  expect((await read(id, 'elev')).homeworkId).toBe(id);
});
