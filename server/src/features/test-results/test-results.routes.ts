import type { testResultsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readErrorTypes, readMisspelled, readStepResults } from './read-test-results.ts';

export const testResultsRoutes: Routes<typeof testResultsApi> = (context) => ({
  testStepResults: ({ actor, params }) => readStepResults(context, actor, { squadId: params.s, homeworkId: params.h }),
  spellingErrorTypes: ({ actor, params, query }) =>
    readErrorTypes(context, actor, {
      studentId: params.id,
      homeworkIds: query.homeworksIds,
      exerciseProgressIds: query.exerciseProgressIds,
    }),
  misspelledWords: ({ actor, body }) => readMisspelled(context, actor, body),
});
