import { afterAll, beforeAll, expect, it } from 'vitest';
import { handIn } from '../homework/index.ts';
import { readTask } from '../homework/read/read-task.ts';
import { formOf, ownExercise, PDF } from '../../testing/own-exercise.ts';
import { codeOf, problemOf } from '../../testing/problem-of.ts';
import { assign, write } from '../../testing/school-day.ts';
import { MINUTE } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { editOwnExercise } from './edit-own-exercise.ts';
import { readExerciseFile } from './files/read-exercise-file.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const edit = async (
  id: number,
  fields: Record<string, string | string[]>,
  files: File[] = [],
  who: 'laerer' | 'kollega' | 'fremmed' = 'laerer',
) => editOwnExercise(world.context, world.people[who], id, await formOf(fields, files));

it('HW-14 API-085 changes what is said, and leaves what is not', async () => {
  const before = await ownExercise(world, { wordCount: '200' });
  const renamed = await edit(before.id, { title: 'Vores by' });
  expect(renamed).toEqual({ ...before, title: 'Vores by' });
  const emptied = await edit(before.id, { description: '', fileLinks: '', wordCount: '' });
  expect(emptied).toMatchObject({ title: 'Vores by', description: '', links: [], requiredWordCount: null });
  expect(emptied.files).toEqual(before.files);
});

it('HW-14 files are added beside those that are kept, and taken away by not keeping them', async () => {
  const { id, files } = await ownExercise(world);
  const photo = new File(['PNG'], 'x.png');
  expect(await codeOf(edit(id, {}, [photo]))).toBe('file-type');
  const both = await edit(id, {}, [new File(['Ordliste'], 'Ord.txt')]);
  expect(both.files.map((file) => file.original_filename)).toEqual(['Kort over byen.pdf', 'Ord.txt']);
  const [first, second] = both.files;
  const one = await edit(id, { keepFiles: [String(second?.id), '999999', 'x'] });
  expect(one.files).toEqual([second]);
  expect(files).toEqual([first]);
  expect((await edit(id, { keepFiles: '' })).files).toEqual([]);
});

it('HW-14 nothing is left of a task is refused, and so are more than ten files in all', async () => {
  const { id } = await ownExercise(world);
  const gone = edit(id, { text: '', fileLinks: '', keepFiles: '' });
  expect((await problemOf(gone)).errors).toEqual({ text: ['Feltet er påkrævet'] });
  expect(
    await codeOf(
      edit(
        id,
        {},
        Array.from({ length: 10 }, () => PDF),
      ),
    ),
  ).toBe('too-many-files');
});

it('PD-03: an own exercise is edited by its teacher alone; another’s and the bank’s are not found', async () => {
  const { id } = await ownExercise(world);
  await assign(world, 'elev', { exerciseId: id });
  for (const who of ['kollega', 'fremmed'] as const)
    expect(await codeOf(edit(id, { title: 'x' }, [], who))).toBe('not-found');
  expect(await codeOf(edit(world.exercises.danish[0] ?? 0, { title: 'x' }))).toBe('not-found');
});

it('PD-17: what was handed in keeps the task that it answered; an open task follows the edit', async () => {
  const { id, files } = await ownExercise(world);
  const handedIn = await assign(world, 'elev', { exerciseId: id });
  const open = await assign(world, 'elev2', { exerciseId: id });
  await write(world, 'elev', handedIn);
  await handIn(world.context, world.people.elev, handedIn);
  const before = await readTask(world.context, world.people.elev, handedIn);
  world.clock.advance(MINUTE);
  await edit(id, { title: 'Anden', text: 'Skriv om havet.', keepFiles: '' });
  world.clock.advance(MINUTE);
  await edit(id, { title: 'Tredje' });
  const after = await readTask(world.context, world.people.elev, handedIn);
  expect([after.homework.title, after.exercise]).toEqual(['Min by', before.exercise]);
  const { api } = await world.as('elev');
  const { homework } = await api.completedHomework({ params: { id: 'all' } });
  expect(homework.find(({ homeworkId }) => homeworkId === handedIn)?.title).toBe('Min by');
  const of = { squad: world.squads['7.A'], ex: id, st: world.people.elev.id, y: 2026 };
  expect((await api.exerciseResults({ params: of })).map(({ title }) => title)).toEqual(['Min by']);
  const now = await readTask(world.context, world.people.elev2, open);
  expect([now.homework.title, now.exercise.files]).toEqual(['Tredje', []]);
  const fetchAs = (who: 'elev' | 'elev2', homeworkId: number) =>
    readExerciseFile(world.context, world.people[who], id, files[0]?.id ?? 0, homeworkId);
  expect((await fetchAs('elev', handedIn)).filename).toBe('Kort over byen.pdf');
  expect(await codeOf(fetchAs('elev2', open))).toBe('not-found');
});

it('of two edits at once the one that is too late gets a refusal and overwrites nothing', async () => {
  const { id } = await ownExercise(world);
  const outcomes = await Promise.allSettled([edit(id, { title: 'A' }), edit(id, { title: 'B' })]);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'stale-exercise' });
  expect(refused.length).toBeLessThan(2);
});
