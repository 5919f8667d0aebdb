export { StudentAnswer } from './parts/student-answer.tsx';
export { attemptsOf, attemptsQuery } from './results.queries.ts';
export { useMarkInSight } from './use-mark-in-sight.ts';
