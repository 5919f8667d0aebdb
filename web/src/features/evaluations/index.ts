export { EvaluationPanel } from './evaluation-panel.tsx';
export { evaluationsText } from './evaluations.text.ts';
