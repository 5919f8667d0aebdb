import { afterAll, beforeAll, expect, it } from 'vitest';
import { toUnix } from '../../platform/clock/clock.ts';
import { ESSAY, markedEssay, sendBack } from '../../testing/school-day.ts';
import { DAY } from '../../testing/test-clock.ts';
import { takenTest } from '../../testing/test-day.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const A_DAY = DAY / 1000;

it('ENT-09 API-062 an answer holds its text, its marks with what they are and where, and what the teacher wrote to them', async () => {
  const essay = await markedEssay(world, 'elev');
  const teacher = await world.as('laerer');
  const { corrections } = await teacher.api.corrections({ params: { id: essay.answerTextId } });
  const comment = 'Læs ordet højt.';
  await teacher.api.saveCorrections({
    body: {
      exerciseAnswerTextId: essay.answerTextId,
      squadId: world.squads['7.A'],
      corrections: corrections.map((mark) => ({ ...mark, comment })),
      isReadyForStudent: false,
      selfCorrectionEnabled: false,
    },
  });
  await sendBack(world, essay);
  const pupil = await world.as('elev');
  const answer = await pupil.api.ownResult({ params: { id: essay.exerciseProgressId } });
  const [mark] = answer.corrections;
  expect(answer.answers).toEqual([{ htmlDescription: `<p>${ESSAY}</p>` }]);
  expect(answer.corrections).toHaveLength(1);
  expect([mark?.offset, mark?.length]).toEqual([ESSAY.indexOf('fejll'), 'fejll'.length]);
  expect(mark?.categories.map(({ active, category }) => [active, category.id])).toEqual([[true, 'spelling']]);
  expect(answer.comments).toEqual([{ id: mark?.id, text: comment }]);
});

it('ENT-10 API-016 of a test an answer holds how it went and when; the grade and the time are for teachers', async () => {
  const start = toUnix(world.clock.now());
  const taken = await takenTest(world, 'elev', ['jem', 'stasion', 'forstå', ['krabben', 'den var glad']]);
  const [teacher, pupil] = [await world.as('laerer'), await world.as('elev')];
  const squadId = world.squads['7.A'];
  const [deadline, available] = [start + 3 * A_DAY, start - A_DAY];
  const change = { squadId, homeworkIds: [taken.homeworkId], deadline, visibilityDate: available };
  await teacher.api.changeDates({ body: change });
  const all = {
    hideResults: false,
    resultPercentage: 40,
    correctAnswers: 2,
    answerCount: 5,
    deadline,
    available,
    assigned: start,
    completed: start,
  };
  const read = { params: { s: squadId, id: taken.exerciseProgressId } };
  expect(await teacher.api.squadResult(read)).toMatchObject({ ...all, gradeNumber: 3, timeSpent: 20 });
  const own = await pupil.api.ownResult({ params: { id: taken.exerciseProgressId } });
  expect(own).toMatchObject({ ...all, gradeNumber: null, timeSpent: null });
});
