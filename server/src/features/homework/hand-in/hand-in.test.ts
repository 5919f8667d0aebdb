import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../../../platform/db/index.ts';
import { toUnix } from '../../../platform/clock/clock.ts';
import { docx } from '../../../testing/docx.ts';
import { codeOf, problemOf } from '../../../testing/problem-of.ts';
import { assign, ESSAY, exerciseOf, markedEssay, sendBack, upload, write } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { handIn } from './hand-in.ts';
import { readTask } from '../read/read-task.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const handInAs = (who: 'elev' | 'elev2' | 'laerer' | 'fremmed', id: number) =>
  handIn(world.context, world.people[who], id);
const textOf = async (exerciseProgressId: number) => {
  const { answerText } = tables;
  const [row] = await world.db.select().from(answerText).where(eq(answerText.exerciseProgressId, exerciseProgressId));
  return row;
};
const TEN_WORDS = 'en to tre fire fem seks syv otte ni ti';

it('HAND-18 HAND-21 API-032 hands in the written text, says when, and queues it for marking', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id, `  ${ESSAY}\r\nSlut.  `);
  const answer = await handInAs('elev', id);
  expect(answer).toEqual({
    completedHomeworkId: id,
    exerciseProgressId: expect.any(Number),
    completed: toUnix(world.clock.now()),
    wordCount: 16,
    warnings: ['few-words'],
  });
  const text = await textOf(answer.exerciseProgressId);
  expect(text).toMatchObject({ text: `${ESSAY}\nSlut.`, marking: 'queued', language: 'da', startkomma: 'auto' });
  expect(world.jobs.sent.at(-1)).toEqual({
    queue: 'correct-text',
    data: { answerTextId: text?.id },
    key: String(text?.id),
  });
});

it('HAND-21 a task that is handed in says so, and is no longer open', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id);
  expect((await readTask(world.context, world.people.elev, id)).homework.state).toBe('started');
  await handInAs('elev', id);
  const { homework } = await readTask(world.context, world.people.elev, id);
  expect([homework.state, homework.completed]).toEqual(['handed-in', toUnix(world.clock.now())]);
});

it('HAND-18 prefers the attached file to what is written in the browser', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id, 'Kladde, ikke mere.');
  const file = await upload(world, 'elev', id, docx('Fra filen, siger jeg.', 'Andet afsnit.'));
  const answer = await handInAs('elev', id);
  expect(answer.wordCount).toBe(file.word_count);
  expect((await textOf(answer.exerciseProgressId))?.text).toBe('Fra filen, siger jeg.\nAndet afsnit.');
});

it('HAND-19 refuses ten words without comma and full stop, and the file stays and can be replaced', async () => {
  const id = await assign(world, 'elev');
  const file = await upload(world, 'elev', id, docx(TEN_WORDS));
  const problem = await problemOf(handInAs('elev', id));
  expect([problem.code, problem.status]).toEqual(['no-sentence-marks', 422]);
  expect(problem.message).toMatch(/^Du kan ikke aflevere en opgave uden kommaer og punktummer\./);
  expect((await readTask(world.context, world.people.elev, id)).files).toEqual([file]);
  await upload(world, 'elev', id, docx(`${TEN_WORDS}.`));
  expect((await handInAs('elev', id)).warnings).toContain('no-comma');
});

it('HAND-19 refuses a written text in the same way, and the text stays', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id, TEN_WORDS);
  expect(await codeOf(handInAs('elev', id))).toBe('no-sentence-marks');
  const { api } = await world.as('elev');
  const saved = await api.exerciseProgress({ query: { exerciseId: await exerciseOf(world, id), homeworkId: id } });
  expect(saved?.data).toEqual({ text: TEN_WORDS });
});

it('HAND-02 refuses when there is nothing, or nothing but blanks', async () => {
  const id = await assign(world, 'elev');
  expect(await codeOf(handInAs('elev', id))).toBe('no-file');
  await write(world, 'elev', id, ' \n ');
  expect(await codeOf(handInAs('elev', id))).toBe('empty-text');
});

it('DEC-05 accepts a text without full stop or comma below ten words, and tells its writer', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id, 'Jeg kan godt lide is');
  expect((await handInAs('elev', id)).warnings).toEqual(['no-comma', 'no-sentence-mark', 'few-words']);
});

it('handing in many times at once makes one attempt', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => handInAs('elev', id)));
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  const { exerciseProgress } = tables;
  expect(await world.db.select().from(exerciseProgress).where(eq(exerciseProgress.homeworkId, id))).toHaveLength(1);
  const problem = await problemOf(handInAs('elev', id));
  expect([problem.code, problem.status]).toEqual(['already-handed-in', 409]);
});

it('HAND-14 a teacher of the class hands in for the pupil', async () => {
  const id = await assign(world, 'elev');
  await write(world, 'elev', id);
  const { exerciseProgressId } = await handInAs('laerer', id);
  const { api } = await world.as('elev');
  expect((await api.ownResult({ params: { id: exerciseProgressId } })).studentId).toBe(world.people.elev.id);
});

it('ROLE-03 nobody hands in for another pupil, and nobody before the task is visible', async () => {
  const id = await assign(world, 'elev', { available: new Date(world.clock.now().getTime() + 1000), deadline: null });
  expect(await codeOf(handInAs('elev', id))).toBe('not-found');
  world.clock.advance(1000);
  await write(world, 'elev', id);
  expect(await codeOf(handInAs('elev2', id))).toBe('not-found');
  expect(await codeOf(handInAs('fremmed', id))).toBe('not-found');
  expect((await handInAs('elev', id)).completedHomeworkId).toBe(id);
});

it('TC-05 the course decides the language of the text', async () => {
  const id = await assign(world, 'elev', { exerciseId: world.exercises.english });
  await write(world, 'elev', id, 'I like ice cream, and you do too.');
  expect((await textOf((await handInAs('elev', id)).exerciseProgressId))?.language).toBe('en');
});

it('PD-22: the text keeps the comma system that its class had when it was handed in', async () => {
  const { squad } = tables;
  const id = await assign(world, 'elev');
  await write(world, 'elev', id);
  await world.db.update(squad).set({ startkomma: 'yes' }).where(eq(squad.id, world.squads['7.A']));
  expect((await textOf((await handInAs('elev', id)).exerciseProgressId))?.startkomma).toBe('yes');
  await world.db.update(squad).set({ startkomma: 'auto' }).where(eq(squad.id, world.squads['7.A']));
});

it('TC-21 a pupil corrects the text that was sent back, starting from it, and hands it in as a further attempt', async () => {
  const essay = await markedEssay(world, 'elev');
  await sendBack(world, essay, { selfCorrectionEnabled: true });
  const { api } = await world.as('elev');
  const first = await api.ownResult({ params: { id: essay.exerciseProgressId } });
  const correctingId = first.selfCorrectionHomework?.id ?? 0;
  const task = await api.homeworkExercise({ params: { id: correctingId } });
  expect([task.startText, task.homework.isSelfCorrection, task.homework.parentId]).toEqual([
    ESSAY,
    true,
    essay.homeworkId,
  ]);
  await write(world, 'elev', correctingId, ESSAY.replace('fejll', 'fejl'));
  const again = await handInAs('elev', correctingId);
  const second = await api.ownResult({ params: { id: again.exerciseProgressId } });
  expect([first.attempt, second.attempt, second.parentId, second.isSelfCorrection]).toEqual([
    1,
    2,
    essay.homeworkId,
    true,
  ]);
});
