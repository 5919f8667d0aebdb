export { homeworkKey } from './homework.queries.ts';
