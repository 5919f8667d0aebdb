export { type EvaluationFocus, EvaluationPanel } from './evaluation-panel.tsx';
export { feedbackKeeper } from './feedback-keeper.ts';
export { evaluationsText } from './evaluations.text.ts';
