import type { practiceApi, testsApi } from '@ordklar/contract';
import type { FastifyReply } from 'fastify';
import type { Routes } from '../../platform/http/routes.ts';
import { rangeOf } from '../../platform/http/byte-range.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { handInTask } from './hand-in-items.ts';
import { gradeTriedTest } from './tests/grade-tried-test.ts';
import { checkItem, readAttemptExercise, readExerciseItems, readHomeworkItems } from './read-practice.ts';
import { readPage } from './read-page.ts';
import { readExerciseSound, readHomeworkSound } from './read-sound.ts';
import { savePage } from './save-item.ts';
import { beginStep, endStep, readTest, readText } from './tests/take-test.ts';

/** Kept by the pupil's own browser for as long as a lesson, by nobody between. */
const asSound = (reply: FastifyReply): FastifyReply =>
  reply.type('audio/mpeg').header('cache-control', 'private, max-age=3600');

export const practiceRoutes: Routes<typeof practiceApi> = (context) => ({
  homeworkItems: ({ actor, params }) => readHomeworkItems(context, actor, params.id),
  attemptExercise: ({ actor, params }) => readAttemptExercise(context, actor, params.id),
  exerciseItems: ({ actor, params }) => readExerciseItems(context, actor, params.id),
  async homeworkSound({ actor, params, request, reply }) {
    const bytes = await readHomeworkSound(context, actor, { homeworkId: params.id, item: params.item });
    return rangeOf(request, asSound(reply), bytes);
  },
  async exerciseSound({ actor, params, request, reply }) {
    const bytes = await readExerciseSound(context, actor, { exerciseId: params.id, item: params.item });
    return rangeOf(request, asSound(reply), bytes);
  },
  async checkItem({ actor, params, body }) {
    const feedback = await checkItem(context, actor, { exerciseId: params.id, item: params.item, answer: body.answer });
    if (feedback === null) throw new ProblemError('invalid');
    return feedback;
  },
  exerciseProgress: ({ actor, query }) => readPage(context, actor, query),
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
