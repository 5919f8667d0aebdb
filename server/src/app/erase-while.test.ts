import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tables } from '../platform/db/index.ts';
import { type HandedIn, markedEssay } from '../testing/school-day.ts';
import { whileOpen } from '../testing/while-open.ts';
import { createWorld, type World } from '../testing/world.ts';
import { eraseAttemptsOf, findText } from '../features/attempts/index.ts';
import { setTextsReady } from '../features/corrections/index.ts';
import { saveEvaluation } from '../features/evaluations/index.ts';
import { eraseTasksOf, holdTasksOf } from '../features/homework/index.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Deletes what a pupil has handed in; between its first word and the rest, `meanwhile` is begun. */
const eraseWhile = <T>(studentId: number, meanwhile: () => Promise<T>): Promise<T> =>
  whileOpen(
    world.db,
    (tx) => holdTasksOf(tx, studentId),
    meanwhile,
    async (tx) => {
      await eraseAttemptsOf(tx, studentId);
      await eraseTasksOf(tx, studentId);
    },
  );

const sendBack = (essays: HandedIn[]) =>
  setTextsReady(world.context, world.people.laerer, {
    exerciseProgressIds: essays.map(({ exerciseProgressId }) => exerciseProgressId),
    isReadyForStudents: true,
    squadId: world.squads['7.A'],
    selfCorrectionEnabled: true,
    force: true,
  });

it('PD-32 a class gets its texts back while one of its pupils is deleted: neither waits for the other for ever', async () => {
  const [going, staying] = [await markedEssay(world, 'elev2'), await markedEssay(world, 'elev3')];
  await eraseWhile(world.people.elev2.id, () => sendBack([going, staying]));
  expect(await findText(world.db, going.answerTextId)).toBeNull();
  expect((await findText(world.db, staying.answerTextId))?.readyAt).not.toBeNull();
});

it('PD-32 feedback on a text whose pupil is deleted meanwhile is answered with 404, and nothing of it is kept', async () => {
  const { exerciseProgressId } = await markedEssay(world, 'elev2');
  const input = {
    squadId: world.squads['7.A'],
    exerciseProgressId,
    evaluation: 'Godt',
    grade: null,
    gradeVisible: false,
  };
  const saved = eraseWhile(world.people.elev2.id, () => saveEvaluation(world.context, world.people.laerer, input));
  await expect(saved).rejects.toMatchObject({ code: 'not-found' });
  const { answerEvaluation } = tables;
  expect(await world.db.$count(answerEvaluation, eq(answerEvaluation.exerciseProgressId, exerciseProgressId))).toBe(0);
});
