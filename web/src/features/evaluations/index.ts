export { type EvaluationFocus, EvaluationPanel } from './evaluation-panel.tsx';
export { differs, feedbackKeeper, sentFeedback } from './feedback-keeper.ts';
export { evaluationsText } from './evaluations.text.ts';
