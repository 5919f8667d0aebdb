import { tryTexts } from '@ordklar/content';
import type { Context } from '../../platform/http/context.ts';
import { OWN_EXERCISE_LIMITS } from '@ordklar/contract';
import { DOCX_TYPE } from '@ordklar/school';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../platform/db/index.ts';
import { docx } from '../../testing/docx.ts';
import { formOf, ownExercise } from '../../testing/own-exercise.ts';
import { codeOf, problemOf } from '../../testing/problem-of.ts';
import { assign, ESSAY, write, writeAndHandIn } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { handIn } from '../homework/index.ts';
import { readExerciseFile } from './files/read-exercise-file.ts';
import { tryText } from './try-text.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('HW-14 ENT-05 an own exercise is assigned like any other, and its tasks say that it is one', async () => {
  const { id } = await ownExercise(world);
  await assign(world, 'elev', { exerciseId: id });
  const pupil = await world.as('elev');
  const { homework } = await pupil.api.assignedHomework({ params: { id: 'teco' } });
  expect(homework.find((one) => one.exerciseId === id)).toMatchObject({ isCustom: true, kind: 'free-text' });
  const teacher = await world.as('laerer');
  const list = await teacher.api.squadHomework({ params: { s: world.squads['7.A'], c: 'teco', g: 0 } });
  expect(list.find((one) => one.exerciseId === id)).toMatchObject({ title: 'Min by', total: 1 });
});

it('HW-14 its text is marked in a free-text course, and left to the teacher in another', async () => {
  const { id } = await ownExercise(world);
  await writeAndHandIn(world, 'elev', await assign(world, 'elev', { exerciseId: id }));
  const queued = world.jobs.sent.length;
  await world.db.update(tables.exercise).set({ productId: 'gram' }).where(eq(tables.exercise.id, id));
  const homeworkId = await assignInGrammar(id);
  await write(world, 'elev2', homeworkId);
  const { exerciseProgressId } = await handIn(world.context, world.people.elev2, homeworkId);
  expect(world.jobs.sent).toHaveLength(queued);
  const teacher = await world.as('laerer');
  const result = await teacher.api.squadResult({ params: { s: world.squads['7.A'], id: exerciseProgressId } });
  expect(result).toMatchObject({ marking: 'marked', isTextCorrection: false, isFullTextExercise: true });
});

async function assignInGrammar(exerciseId: number): Promise<number> {
  const [row] = await world.db
    .insert(tables.homework)
    .values({
      exerciseId,
      studentId: world.people.elev2.id,
      squadId: world.squads['7.A'],
      assignedBy: world.people.laerer.id,
      assignedAt: world.clock.now(),
    })
    .returning();
  return row?.id ?? 0;
}

it('PD-31: a file is fetched as an attachment of its own type, by its teacher and by way of the pupil’s own task', async () => {
  const { id, files } = await ownExercise(world);
  const fileId = files[0]?.id ?? 0;
  const homeworkId = await assign(world, 'elev', { exerciseId: id });
  const pupil = await world.as('elev');
  const answer = await pupil.call('GET', `exercises/${id}/files/${fileId}?homeworkId=${homeworkId}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Kort%20over%20byen.pdf",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toBe('%PDF-1.7\n%%EOF');
  expect((await pupil.call('GET', `exercises/${id}/files/${fileId}`)).statusCode).toBe(404);
  expect((await (await world.as('laerer')).call('GET', `exercises/${id}/files/${fileId}`)).statusCode).toBe(200);
});

it('PD-03: no file by way of another’s task, a task of another exercise, or one that is not visible yet', async () => {
  const { id, files } = await ownExercise(world);
  const fileId = files[0]?.id ?? 0;
  const fetchAs = (who: 'elev' | 'elev2' | 'fremmed', homeworkId: number, file = fileId) =>
    codeOf(readExerciseFile(world.context, world.people[who], id, file, homeworkId));
  const homeworkId = await assign(world, 'elev', { exerciseId: id });
  expect(await fetchAs('elev2', homeworkId)).toBe('not-found');
  expect(await fetchAs('fremmed', homeworkId)).toBe('not-found');
  expect(await fetchAs('elev', await assign(world, 'elev'))).toBe('not-found');
  const other = await ownExercise(world);
  expect(await fetchAs('elev', homeworkId, other.files[0]?.id)).toBe('not-found');
  const later = new Date(world.clock.now().getTime() + DAY);
  expect(await fetchAs('elev2', await assign(world, 'elev2', { exerciseId: id, available: later }))).toBe('not-found');
});

it('HW-11 API-084 tries a document: its marks come back and nothing is kept', async () => {
  const counted = async () => [
    await world.db.$count(tables.exercise),
    await world.db.$count(tables.homework),
    await world.db.$count(tables.answerText),
  ];
  const before = await counted();
  const file = new File([new Uint8Array(docx(ESSAY))], 'stil.docx', { type: DOCX_TYPE });
  const form = { courseId: 'teco', uploadedFrom: 'onedrive', fileLinks: ['https://DR.dk', ' https://dr.dk/ ', ''] };
  const tried = await tryText(world.context, world.people.laerer, await formOf(form, [file]));
  expect(tried).toMatchObject({
    title: 'Dansk testtekst, 8. klasse',
    filename: 'stil.docx',
    teacherId: world.people.laerer.id,
    studentId: world.people.laerer.id,
    uploadedFrom: 'onedrive',
    fileLinks: ['https://dr.dk/'],
    text: ESSAY,
    corrections: [{ token: 'fejll', replacements: ['fejl'], active: true }],
  });
  expect(await counted()).toEqual(before);
});

it.each(['teco', 'teen'] as const)('HW-11 without a file the fixed text of %s is tried', async (courseId) => {
  const tried = await tryText(world.context, world.people.laerer, await formOf({ courseId }));
  expect(tried).toMatchObject({ title: tryTexts[courseId].title, text: tryTexts[courseId].text, filename: null });
});

it('API-084 refuses a course without text correction and a file that is no DOCX', async () => {
  const tried = async (courseId: string, files: File[] = []) =>
    problemOf(tryText(world.context, world.people.laerer, await formOf({ courseId }, files)));
  expect((await tried('gram')).errors).toEqual({ courseId: ['Vælg en af mulighederne'] });
  expect((await tried('teco', [new File(['x'], 'stil.pages')])).message).toBe('Du må kun uploade filer af typen DOCX');
});

it('API-084 refuses links that are no addresses of the web, and tells all that is wrong at once', async () => {
  const tried = async (courseId: string, fileLinks: string[]) =>
    problemOf(tryText(world.context, world.people.laerer, await formOf({ courseId, fileLinks })));
  for (const link of ['javascript:alert(1)', 'file:///etc/passwd', 'dr.dk', `https://dr.dk/${'a'.repeat(5000)}`])
    expect((await tried('teco', [link])).errors, link).toEqual({ fileLinks: [expect.any(String)] });
  const tooMany = Array.from({ length: OWN_EXERCISE_LIMITS.links + 1 }, (_, n) => `https://dr.dk/${n}`);
  expect(Object.keys((await tried('gram', tooMany)).errors ?? {}).toSorted()).toEqual(['courseId', 'fileLinks']);
});

it('API-084 a source that is unknown is refused, and one without a file is none', async () => {
  const file = new File([new Uint8Array(docx(ESSAY))], 'stil.docx', { type: DOCX_TYPE });
  const tried = async (uploadedFrom: string, files: File[]) =>
    (await tryText(world.context, world.people.laerer, await formOf({ courseId: 'teco', uploadedFrom }, files)))
      .uploadedFrom;
  expect((await problemOf(tried('dropbox', [file]))).errors).toEqual({ uploadedFrom: [expect.any(String)] });
  expect(await tried('googledrive', [])).toBeNull();
  expect(await tried('googledrive', [file])).toBe('googledrive');
});

it('HW-11 tries a pasted text by the comma system that is asked for, and refuses one that is too long', async () => {
  const text = 'Jeg tror at den var sulten.\r\nJeg fandt en fejll.';
  const tryPasted = async (fields: Record<string, string>) =>
    tryText(world.context, world.people.laerer, await formOf({ courseId: 'teco', ...fields }));
  const tried = await tryPasted({ text, startkomma: 'no' });
  expect(tried).toMatchObject({ title: 'Din egen tekst', filename: null, text: text.replace('\r', ''), wordCount: 10 });
  expect(tried.corrections.map(({ token }) => token)).toEqual(['fejll']);
  expect(tried).toMatchObject({ notes: [], isCorrected: true });
  const textEngine: Context['textEngine'] = {
    ...world.context.textEngine,
    correct: async () => ({ corrections: [], notice: 'mostly-not-danish', drawings: [], hints: [] }),
  };
  const foreign = await tryText(
    { ...world.context, textEngine },
    world.people.laerer,
    await formOf({ courseId: 'teco', text: 'Xqz blorf' }),
  );
  expect(foreign.notes).toEqual(['mostly-not-danish']);
  expect(await codeOf(tryPasted({ text, startkomma: 'måske' }))).toBe('invalid');
  expect(await codeOf(tryPasted({ text: 'a'.repeat(50_001) }))).toBe('invalid');
});
