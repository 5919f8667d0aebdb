export { attemptsOf, attemptsQuery } from './results.queries.ts';
export { isBegun, resultAddress, taskAddress, type TaskState } from './task-words.ts';
export { useTake } from './use-take.ts';
