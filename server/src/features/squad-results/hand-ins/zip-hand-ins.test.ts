import { extractDocx } from '@ordklar/documents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { docx, unzipped } from '../../../testing/docx.ts';
import { ESSAY, assign, markedEssay, newExercise, sendBack, upload } from '../../../testing/school-day.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import type { Username } from '../../../testing/world-people.ts';
import { handIn } from '../../homework/index.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const get = async (who: Username, path: string) => (await world.as(who)).call('GET', path);
const pathOf = (exerciseId: number) => `squads/${world.squads['7.A']}/exercise/${exerciseId}/year/2026/hand_ins`;

it('a task’s hand-ins come as one archive of DOCX: written texts and attached files, each by its pupil', async () => {
  const exerciseId = await newExercise(world);
  expect((await get('laerer', pathOf(exerciseId))).json()).toMatchObject({
    code: 'not-found',
    message: 'Der er ikke afleveret nogen tekster, så der er ingen at hente.',
  });
  await markedEssay(world, 'elev', { exerciseId });
  const attached = docx('Min egen fil med nok ord til en stil.');
  const homeworkId = await assign(world, 'elev2', { exerciseId });
  await upload(world, 'elev2', homeworkId, attached);
  await handIn(world.context, world.people.elev2, homeworkId);
  const answer = await get('laerer', pathOf(exerciseId));
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('7.A – ');
  const files = unzipped(answer.rawPayload);
  const names = Object.keys(files);
  expect(names).toHaveLength(2);
  const ofPupil = (who: Username) => files[names.find((name) => name.startsWith(world.people[who].name)) ?? ''];
  expect((await extractDocx(ofPupil('elev') ?? new Uint8Array())).text).toContain(ESSAY);
  expect(Buffer.from(ofPupil('elev2') ?? []).equals(Buffer.from(attached))).toBe(true);
  for (const who of ['fremmed', 'inviteret'] as const)
    expect((await get(who, pathOf(exerciseId))).statusCode).toBe(404);
  expect((await get('elev', pathOf(exerciseId))).statusCode).toBe(403);
});

it('ROLE-04 the corrected text comes as DOCX with the marks as changes; to its pupil once it is sent back', async () => {
  const essay = await markedEssay(world, 'elev');
  const path = `homework/answers/corrections/${essay.answerTextId}/docx`;
  expect((await get('elev', path)).statusCode).toBe(404);
  const answer = await get('laerer', path);
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(world.people.elev.name);
  const parts = unzipped(answer.rawPayload);
  expect(Buffer.from(parts['word/comments.xml'] ?? []).toString()).toContain('w:author="Ordklar"');
  const read = await extractDocx(answer.rawPayload);
  expect(read.text).not.toBe(ESSAY);
  expect(read.text).toContain('fejl.');
  await sendBack(world, essay);
  expect((await get('elev', path)).statusCode).toBe(200);
  expect((await get('elev2', path)).statusCode).toBe(404);
});
