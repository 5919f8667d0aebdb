import { API_BASE } from '@ordklar/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { formOf, ownExercise, PDF } from '../../testing/own-exercise.ts';
import { codeOf, problemOf } from '../../testing/problem-of.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { createOwnExercise } from './create-own-exercise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const create = async (fields: Record<string, string | string[]>, files: File[] = []) =>
  createOwnExercise(world.context, world.people.laerer, await formOf(fields, files));
const GOOD = { title: 'Min by', courseId: 'teco', text: 'Skriv.' };

it('HW-14 API-083 makes a free-text exercise with text, files and links', async () => {
  const made = await ownExercise(world, { wordCount: '250' });
  expect(made).toMatchObject({
    title: 'Min by',
    productId: 'teco',
    kind: 'free-text',
    isCustom: true,
    level: 'Alle klassetrin',
    category: 'Lærerens egne opgaver',
    description: 'Skriv om et sted, du kender.',
    requiredWordCount: 250,
    task: [
      { type: 'paragraph', text: 'Skriv om din by.' },
      { type: 'list', items: ['Hvad kan man se?', 'Hvad savner du?'] },
    ],
    files: [{ original_filename: 'Kort over byen.pdf', size: PDF.size }],
    links: ['https://www.dr.dk/nyheder'],
  });
});

it('API-083 is answered with and without the slash, over the wire as browsers send it', async () => {
  const teacher = await world.as('laerer');
  const form = new FormData();
  for (const [name, value] of [
    ['title', 'Sendt\u0000'],
    ['courseId', 'teco'],
    ['text', 'Skriv.'],
    ['fileLinks[]', 'https://a.dk'],
    ['fileLinks[]', 'http://b.dk/x'],
  ] as const)
    form.append(name, value);
  form.append('files[]', PDF, '../../Kort.pdf');
  const written = new Response(form);
  const payload = Buffer.from(await written.arrayBuffer());
  const headers = { 'content-type': written.headers.get('content-type') ?? '' };
  for (const path of ['exercises', 'exercises/']) {
    const answer = await teacher.request('POST', `${API_BASE}/${path}`, { payload, headers });
    expect(answer.json()).toMatchObject({
      title: 'Sendt',
      links: ['https://a.dk/', 'http://b.dk/x'],
      files: [{ original_filename: 'Kort.pdf' }],
    });
  }
  const empty = await teacher.request('POST', `${API_BASE}/exercises`, { body: {} });
  expect([empty.statusCode, empty.json().errors]).toEqual([422, { title: ['Feltet er påkrævet'] }]);
});

it('PD-33: everything that does not hold is reported at once, field by field', async () => {
  const problem = await problemOf(
    create({ ...GOOD, title: ' ', description: 'x'.repeat(501), fileLinks: 'javascript:alert(1)', wordCount: '1.5' }),
  );
  expect(problem.errors).toEqual({
    title: ['Feltet er påkrævet'],
    description: ['Teksten er for lang'],
    fileLinks: ['Skriv hele adressen. Den skal begynde med https:// eller http://'],
    wordCount: ['Skriv et helt tal mellem 1 og 20.000'],
  });
});

it.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '//dr.dk', 'www.dr.dk', 'https://'])(
  'HW-14 refuses %s as a link',
  async (link) => expect((await problemOf(create({ ...GOOD, fileLinks: [link] }))).errors).toHaveProperty('fileLinks'),
);

it('HW-14 a task must give the pupils something: a text, a file or a link', async () => {
  expect((await problemOf(create({ ...GOOD, text: ' ' }))).errors).toEqual({ text: ['Feltet er påkrævet'] });
  expect((await create({ ...GOOD, text: '' }, [PDF])).files).toHaveLength(1);
  expect((await create({ ...GOOD, text: '', fileLinks: ['https://a.dk'] })).links).toHaveLength(1);
});

it('HW-14 takes a course of the catalogue that the school has, and no test', async () => {
  for (const courseId of ['findes-ikke', 'grsp', ''])
    expect((await problemOf(create({ ...GOOD, courseId }))).errors).toHaveProperty('courseId');
  expect(await codeOf(create({ ...GOOD, courseId: 'gram' }))).toBe('no-licence');
});

it('UPL-01 UPL-02 refuses wrong files, too many and too large ones, and makes no exercise then', async () => {
  const before = await world.db.$count(tables.exercise);
  const page = new File(['<html>'], 'side.html', { type: 'application/pdf' });
  const wrong = await problemOf(create(GOOD, [PDF, page]));
  expect([wrong.code, wrong.details]).toEqual(['file-type', { filename: 'side.html' }]);
  expect(
    await codeOf(
      create(
        GOOD,
        Array.from({ length: 11 }, () => PDF),
      ),
    ),
  ).toBe('too-many-files');
  const teacher = await world.as('laerer');
  const half = new File(['%PDF-', new Uint8Array(6_000_000)], 'stor.pdf');
  const tooLarge = teacher.api.createExercise({ form: GOOD, files: [half, half] });
  await expect(tooLarge).rejects.toMatchObject({ status: 413, message: 'Du må maks uploade 10 MB' });
  expect(await world.db.$count(tables.exercise)).toBe(before);
});
