export { reassignRoutes } from './reassign/reassign.routes.ts';
export { readAllOwn } from './read-results.ts';
export { resultsRoutes } from './results.routes.ts';
export { reassignExercise } from './reassign/reassign-homework.ts';
