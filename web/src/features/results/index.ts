export { StudentAnswer } from './parts/student-answer.tsx';
export { attemptsOf, attemptsQuery } from './results.queries.ts';
