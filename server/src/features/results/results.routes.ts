import type { resultsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { deleteAttempt, deleteAttempts } from './delete-attempt.ts';
import { exerciseAverage } from './averages/exercise-average.ts';
import { listExerciseStudents } from './list-exercise-students.ts';
import { readAttempts, readOwnResult, readSquadResult } from './read-results.ts';

export const resultsRoutes: Routes<typeof resultsApi> = (context) => {
  const remove = async (actor: Parameters<typeof deleteAttempt>[1], id: number): Promise<null> => {
    await deleteAttempt(context, actor, id);
    return null;
  };
  return {
    ownResult: ({ actor, params }) => readOwnResult(context, actor, params.id),
    exerciseResults: ({ actor, params, query }) =>
      readAttempts(context, actor, {
        squadId: params.squad,
        exerciseId: params.ex,
        studentId: params.st,
        year: params.y,
        ...query,
      }),
    squadResult: ({ actor, params }) => readSquadResult(context, actor, params.s, params.id),
    exerciseStudents: ({ actor, params, query }) =>
      listExerciseStudents(context, actor, {
        squadId: params.s,
        exerciseId: params.ex,
        year: params.y,
        uncompletedOnly: query.byUncompleted ?? false,
      }),
    exerciseAverage: ({ actor, params, query }) =>
      exerciseAverage(context, actor, {
        ...query,
        productId: params.product,
        exerciseId: params.id,
        squadId: query.squadId,
      }),
    deleteAttempt: ({ actor, params }) => remove(actor, params.id),
    async deleteAttempts({ actor, body }) {
      await deleteAttempts(context, actor, body);
      return null;
    },
    deleteAttemptByPost: ({ actor, params }) => remove(actor, params.id),
  };
};
