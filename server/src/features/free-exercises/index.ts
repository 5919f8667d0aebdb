export { freeExercisesRoutes } from './free-exercises.routes.ts';
