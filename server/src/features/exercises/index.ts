export { exercisesRoutes } from './exercises.routes.ts';
export { findAssignableExercises } from './assignable-exercises.ts';
export { exerciseById, readExercise } from './read-exercise.ts';
export { syncBank } from './sync-bank.ts';
