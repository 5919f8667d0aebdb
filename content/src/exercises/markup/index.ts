/** What an author of exercises needs; content/README.md shows each. */
export { exerciseGroup } from '../exercise-group.ts';
export { gaps, lists } from './gaps.ts';
export { proofread } from './proofread.ts';
export { choice, read, several, sort } from './questions.ts';
export { commas, dictate, mark, order, spell } from './words.ts';
export { inSteps, type StepDraft } from './steps.ts';
