import type { evaluationsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readFeedbackDraft, saveFeedbackDraft } from './draft-feedback.ts';
import { deleteEvaluation, saveEvaluation } from './evaluate-answer.ts';

export const evaluationsRoutes: Routes<typeof evaluationsApi> = (context) => ({
  feedbackDraft: ({ actor, params }) => readFeedbackDraft(context, actor, params.exerciseProgressId),
  saveFeedbackDraft: ({ actor, params, body }) => saveFeedbackDraft(context, actor, params.exerciseProgressId, body),
  saveEvaluation: ({ actor, body }) => saveEvaluation(context, actor, body),
  async deleteEvaluation({ actor, body }) {
    await deleteEvaluation(context, actor, body.squadId, body.answerEvaluationId);
    return null;
  },
});
