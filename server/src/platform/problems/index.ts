export { found, notFound, ProblemError } from './problem.ts';
export { fieldTexts, type ProblemCode } from './problem-texts.ts';
