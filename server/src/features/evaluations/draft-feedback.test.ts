import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { codeOf, problemOf } from '../../testing/problem-of.ts';
import { type HandedIn, markedEssay } from '../../testing/school-day.ts';
import { createWorld, type World } from '../../testing/world.ts';
import type { Username } from '../../testing/world-people.ts';
import { setTextsReady } from '../corrections/index.ts';
import { readOwnResult } from '../results/read-results.ts';
import { readFeedbackDraft, saveFeedbackDraft } from './draft-feedback.ts';
import { deleteEvaluation, saveEvaluation } from './evaluate-answer.ts';

let world: World;
let essay: HandedIn;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  essay = await markedEssay(world, 'elev');
});
afterAll(() => world.close());

const written = { evaluation: 'Kære Ella.', grade: '7' as const, gradeVisible: true };
const keep = (content: typeof written | null = written, version = 0, who: Username = 'laerer') =>
  saveFeedbackDraft(world.context, world.people[who], essay.exerciseProgressId, { content, version });
const read = (who: Username = 'laerer') =>
  readFeedbackDraft(world.context, world.people[who], essay.exerciseProgressId);
const seenByPupil = async () =>
  (await readOwnResult(world.context, world.people.elev, essay.exerciseProgressId)).answerEvaluation;
const setReady = (isReadyForStudents: boolean, who: Username = 'laerer') =>
  setTextsReady(world.context, world.people[who], {
    exerciseProgressIds: [essay.exerciseProgressId],
    isReadyForStudents,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: false,
    force: true,
  });
const save = (evaluation: string) =>
  saveEvaluation(world.context, world.people.laerer, {
    squadId: world.squads['7.A'],
    exerciseProgressId: essay.exerciseProgressId,
    evaluation,
    grade: null,
    gradeVisible: false,
  });

it('keeps what is typed for the teacher who types it, and no pupil sees it', async () => {
  const { version } = await keep();
  expect(await read()).toEqual({ content: written, version, savedAt: toUnix(world.clock.now()) });
  expect((await read('kollega')).content).toBeNull();
  expect(await seenByPupil()).toBeNull();
});

it('a save that was built on another version is refused with 409, and changes nothing', async () => {
  const first = await keep();
  const second = await keep({ ...written, evaluation: 'Nyere' }, first.version);
  const refused = await problemOf(keep({ ...written, evaluation: 'Ældre' }, first.version));
  expect([refused.code, refused.details]).toEqual([
    'stale-draft',
    expect.objectContaining({ version: second.version }),
  ]);
  expect(await codeOf(keep(written, 0))).toBe('stale-draft');
  expect(await codeOf(keep(null, first.version))).toBe('stale-draft');
  expect((await read()).content?.evaluation).toBe('Nyere');
  expect(await keep(null, second.version)).toEqual({ version: 0, savedAt: null });
  expect((await read()).content).toBeNull();
});

it('TC-20 EVAL-07 »Klar« sends it with the text: the pupil reads it, and there is no draft any more', async () => {
  await keep();
  expect(await setReady(true)).toMatchObject({ withFeedback: [essay.exerciseProgressId] });
  expect(await seenByPupil()).toMatchObject({ evaluation: 'Kære Ella.', grade: '7', teacher: 'Lise Lærer' });
  expect((await read()).content).toBeNull();
});

it("»Klar« sends no colleague's draft, and a text that is taken back sends none", async () => {
  await keep();
  expect(await setReady(true, 'kollega')).toMatchObject({ withFeedback: [] });
  expect(await seenByPupil()).toBeNull();
  expect(await setReady(false)).toMatchObject({ withFeedback: [] });
  expect([await seenByPupil(), (await read()).content]).toEqual([null, written]);
});

it('EVAL-04 saving and deleting feedback forget the draft', async () => {
  await keep();
  const saved = await save('Flot.');
  expect((await read()).content).toBeNull();
  await keep();
  await deleteEvaluation(world.context, world.people.laerer, world.squads['7.A'], saved?.id ?? 0);
  expect((await read()).content).toBeNull();
  await keep();
  await save('');
  expect((await read()).content).toBeNull();
});

it('ROLE-02 nobody writes or reads drafts about a class that is not theirs', async () => {
  expect(await codeOf(keep(written, 0, 'fremmed'))).toBe('not-found');
  expect(await codeOf(read('fremmed'))).toBe('not-found');
});
