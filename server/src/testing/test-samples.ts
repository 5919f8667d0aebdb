import type { testResultsApi, testsApi } from '@ordklar/contract';
import { OF_CLASS, type Samples, TEACHERS } from './sample.ts';
import { assign } from './school-day.ts';
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
