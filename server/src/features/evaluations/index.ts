export { sendFeedbackDraft } from './draft-feedback.ts';
export { evaluationsOf, saveEvaluation } from './evaluate-answer.ts';
export { evaluationsRoutes } from './evaluations.routes.ts';
