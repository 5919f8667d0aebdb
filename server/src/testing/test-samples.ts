import type { squadResultsApi, testResultsApi, testsApi } from '@ordklar/contract';
import { COURSE, OF_CLASS, type Samples, TEACHERS, YEAR } from './sample.ts';
import { assign, newItemExercise } from './school-day.ts';
import { newTest, takenTest, testOf } from './test-day.ts';
import type { World } from './world.ts';

/** A test that elev has begun the last part of. */
async function runningTest(world: World): Promise<number> {
  const homeworkId = await assign(world, 'elev', { exerciseId: await newTest(world) });
  const test = testOf(world, homeworkId);
  await test.look();
  await test.begin(1);
  await test.end(1);
  await test.begin(2);
  return homeworkId;
}

/** Samples of taking a test. */
export const testSamples: Samples<typeof testsApi> = {
  homeworkTest: {
    args: async (world) => ({ params: { id: await assign(world, 'elev', { exerciseId: await newTest(world) }) } }),
    succeeds: ['elev'],
  },
  beginTestStep: { args: async (world) => ({ params: { id: await runningTest(world), step: 2 } }), succeeds: ['elev'] },
  endTestStep: { args: async (world) => ({ params: { id: await runningTest(world), step: 2 } }), succeeds: ['elev'] },
  readTestText: {
    args: async (world) => ({ params: { id: await runningTest(world), item: 4 }, body: { isRead: false } }),
    succeeds: ['elev'],
  },
  gradeTriedTest: {
    args: async (world) => ({
      params: { id: await newTest(world) },
      body: { answers: [{ item: 1, answer: 'hjem' }] },
    }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },
};

/** Samples of reading how tests went. */
export const testResultSamples: Samples<typeof testResultsApi> = {
  testStepResults: {
    args: async (world) => ({ params: { s: world.squads['7.A'], h: (await takenTest(world)).homeworkId } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  spellingErrorTypes: {
    async args(world) {
      const { homeworkId, exerciseProgressId } = await takenTest(world);
      return {
        params: { id: world.people.elev.id },
        query: { homeworksIds: String(homeworkId), exerciseProgressIds: String(exerciseProgressId) },
      };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
  misspelledWords: {
    args: async (world) => ({
      body: { exerciseProgressIds: [(await takenTest(world)).exerciseProgressId], errorType: 'S05' },
    }),
    succeeds: ['elev', ...OF_CLASS],
  },
};

const inYear = (world: World) => ({ s: world.squads['7.A'], y: YEAR });
const ofCourse = (world: World) => ({ ...inYear(world), c: COURSE, st: 0 });

/** Samples of the results of a class. */
export const squadResultSamples: Samples<typeof squadResultsApi> = {
  resultsTable: {
    args: (world) => ({ params: { ...ofCourse(world), cat: 0, ex: 0 }, query: { showAll: '1' } }),
    succeeds: OF_CLASS,
  },
  studentsHomework: {
    args: async (world) => ({ params: { s: world.squads['7.A'], ex: await newItemExercise(world) } }),
    succeeds: OF_CLASS,
  },
  categoryResults: { args: (world) => ({ params: ofCourse(world), query: { page: 1 } }), succeeds: OF_CLASS },
  categoryLevels: {
    args: (world) => ({ params: ofCourse(world), query: { categoryIds: '1,2' } }),
    succeeds: OF_CLASS,
  },
  levelResults: {
    args: (world) => ({ params: { ...inYear(world), c: COURSE }, query: { orderByName: '1' } }),
    succeeds: OF_CLASS,
  },
  categoriesOfLevel: {
    args: (world) => ({ params: { ...inYear(world), l: 1 }, query: {} }),
    succeeds: OF_CLASS,
  },
  exercisesOfLevel: {
    args: (world) => ({ params: { ...inYear(world), l: 1 }, query: {} }),
    succeeds: OF_CLASS,
  },
  exercisesOfCategory: {
    args: (world) => ({ params: { ...inYear(world), cat: 1 }, query: {} }),
    succeeds: OF_CLASS,
  },
  errorTypesOfLevel: {
    args: (world) => ({ params: { ...inYear(world), l: 1 }, query: {} }),
    succeeds: OF_CLASS,
  },
  testStepsOfLevel: {
    args: (world) => ({ params: { ...inYear(world), l: 1 }, query: {} }),
    succeeds: OF_CLASS,
  },
};
