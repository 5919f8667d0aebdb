export { exerciseQuery } from './exercises.queries.ts';
