export { ownExercisesRoutes } from './own-exercises.routes.ts';
