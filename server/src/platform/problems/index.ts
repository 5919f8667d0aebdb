export { found, notFound, ProblemError } from './problem.ts';
export { fieldTexts, type ProblemCode, problemTexts } from './problem-texts.ts';
