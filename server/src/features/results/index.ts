export { reassignRoutes } from './reassign.routes.ts';
export { resultsRoutes } from './results.routes.ts';
export { reassignExercise } from './reassign-homework.ts';
