import type { markQuestionsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { answerMarkQuestion, askAboutMark, listQuestions } from './mark-questions.ts';

export const markQuestionsRoutes: Routes<typeof markQuestionsApi> = (context) => ({
  markQuestions: ({ actor, params }) => listQuestions(context, actor, params.id),
  askAboutMark: ({ actor, params, body }) => askAboutMark(context, actor, params.id, body.correctionId),
  answerMarkQuestion: ({ actor, params, body }) =>
    answerMarkQuestion(context, actor, params.id, { id: params.questionId, isError: body.isError }),
});
