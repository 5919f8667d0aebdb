import type { practiceApi, testsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { readProgress } from '../homework/index.ts';
import { handInTask } from './hand-in-items.ts';
import { gradeTriedTest } from './grade-tried-test.ts';
import { checkItem, readAttemptExercise, readExerciseItems, readHomeworkItems } from './read-practice.ts';
import { savePage } from './save-item.ts';
import { beginStep, endStep, readTest, readText } from './take-test.ts';

export const practiceRoutes: Routes<typeof practiceApi> = (context) => ({
  homeworkItems: ({ actor, params }) => readHomeworkItems(context, actor, params.id),
  attemptExercise: ({ actor, params }) => readAttemptExercise(context, actor, params.id),
  exerciseItems: ({ actor, params }) => readExerciseItems(context, actor, params.id),
  async checkItem({ actor, params, body }) {
    const feedback = await checkItem(context, actor, { exerciseId: params.id, item: params.item, answer: body.answer });
    if (feedback === null) throw new ProblemError('invalid');
    return feedback;
  },
  exerciseProgress: ({ actor, query }) => readProgress(context, actor, query.homeworkId, query.exercisePageId),
  saveExerciseProgress: ({ actor, body }) => savePage(context, actor, body),
  handIn: ({ actor, params }) => handInTask(context, actor, params.id),
});

export const testsRoutes: Routes<typeof testsApi> = (context) => ({
  homeworkTest: ({ actor, params }) => readTest(context, actor, params.id),
  beginTestStep: ({ actor, params }) => beginStep(context, actor, params.id, params.step),
  endTestStep: ({ actor, params }) => endStep(context, actor, params.id, params.step),
  readTestText: ({ actor, params, body }) =>
    readText(context, actor, params.id, { item: params.item, isRead: body.isRead }),
  gradeTriedTest: ({ actor, params, body }) =>
    gradeTriedTest(context, actor, { exerciseId: params.id, answers: body.answers }),
});
