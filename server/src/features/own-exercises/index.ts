export { ownExercisesRoutes } from './own-exercises.routes.ts';
export { findAllOwn as findOwnExercises } from './own-exercises.repo.ts';
