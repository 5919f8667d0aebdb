export { reassignRoutes } from './reassign/reassign.routes.ts';
export { resultsRoutes } from './results.routes.ts';
export { reassignExercise } from './reassign/reassign-homework.ts';
