import fs from 'node:fs';
import { loadExercises, soundFile } from '@ordklar/content';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { codeOf } from '../../testing/problem-of.ts';
import { assignedDictation, bankDictation, newItemExercise } from '../../testing/school-day.ts';
import { testOf } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { readHomeworkItems } from './read-practice.ts';
import { readExerciseSound, readHomeworkSound } from './read-sound.ts';

let world: World;
let task: number;
beforeAll(async () => {
  world = await createWorld();
  task = await assignedDictation(world);
});
afterAll(() => world.close());

const SLUG = 'grdi-3-ord-1';
const VERSION = (await loadExercises()).find(({ slug }) => slug === SLUG)?.version ?? 0;
const FIRST = fs.readFileSync(soundFile({ slug: SLUG, version: VERSION, number: 1 }) ?? '');
const hear = (item: number, who: Username = 'elev') =>
  readHomeworkSound(world.context, world.people[who], { homeworkId: task, item });
const offer = async (version: number) =>
  world.db
    .update(tables.exercise)
    .set({ version })
    .where(eq(tables.exercise.id, await bankDictation(world)));

it('PD-15: a pupil and the teachers hear the item, and nobody else', async () => {
  expect((await hear(1)).equals(FIRST)).toBe(true);
  expect((await hear(2)).equals(FIRST)).toBe(false);
  expect((await hear(1, 'laerer')).equals(FIRST)).toBe(true);
  expect(await codeOf(hear(1, 'elev2'))).toBe('not-found');
  expect(await codeOf(hear(99))).toBe('not-found');
  const exerciseId = await bankDictation(world);
  const tried = await readExerciseSound(world.context, world.people.laerer, { exerciseId, item: 1 });
  expect(tried.equals(FIRST)).toBe(true);
  const silent = { exerciseId: await newItemExercise(world), item: 1 };
  expect(await codeOf(readExerciseSound(world.context, world.people.laerer, silent))).toBe('not-found');
});

it('PD-17: who has begun an edition hears that one', async () => {
  await readHomeworkItems(world.context, world.people.elev, task);
  await offer(VERSION + 1);
  expect((await hear(1)).equals(FIRST)).toBe(true);
  const now = { exerciseId: await bankDictation(world), item: 1 };
  expect(await codeOf(readExerciseSound(world.context, world.people.laerer, now))).toBe('not-found');
  await offer(VERSION);
});

it('of a test a pupil hears the part that runs, and neither what comes nor what has been', async () => {
  const ofExercise = eq(tables.exerciseEdition.exerciseId, await bankDictation(world));
  const part = (title: string) => ({ title, intro: 'Lyt til ordene.', items: 5 });
  await world.db
    .update(tables.exerciseEdition)
    .set({ steps: [part('Første del'), part('Anden del')] })
    .where(ofExercise);
  const test = testOf(world, task);
  expect(await codeOf(hear(1))).toBe('not-found');
  await test.begin(1);
  expect((await hear(5)).length).toBeGreaterThan(0);
  expect(await codeOf(hear(6))).toBe('not-found');
  await test.end(1);
  await test.begin(2);
  expect(await codeOf(hear(5))).toBe('not-found');
  expect((await hear(6)).length).toBeGreaterThan(0);
  expect((await hear(1, 'laerer')).equals(FIRST)).toBe(true);
  await world.db.update(tables.exerciseEdition).set({ steps: null }).where(ofExercise);
});

it.each([
  ['bytes=0-1', 206, `bytes 0-1/${FIRST.length}`, 2],
  ['bytes=10-', 206, `bytes 10-${FIRST.length - 1}/${FIRST.length}`, FIRST.length - 10],
  ['bytes=-5', 206, `bytes ${FIRST.length - 5}-${FIRST.length - 1}/${FIRST.length}`, 5],
  ['bytes=0-999999', 206, `bytes 0-${FIRST.length - 1}/${FIRST.length}`, FIRST.length],
  ['bytes=999999-', 200, undefined, FIRST.length],
  ['lines=1-2', 200, undefined, FIRST.length],
  [undefined, 200, undefined, FIRST.length],
])('answers the bytes that a player asks for: %s', async (range, status, contentRange, length) => {
  const pupil = await world.as('elev');
  const answer = await pupil.call('GET', `homework/${task}/items/1/sound`, { headers: range ? { range } : {} });
  expect([answer.statusCode, answer.headers['content-range'], answer.rawPayload.length]).toEqual([
    status,
    contentRange,
    length,
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=3600',
  });
});

it('the bank offers every exercise, those with sound too', async () => {
  const rows = await world.db.select({ slug: tables.exercise.slug }).from(tables.exercise);
  const offered = new Set(rows.map(({ slug }) => slug));
  expect((await loadExercises()).filter(({ slug }) => !offered.has(slug))).toEqual([]);
});
