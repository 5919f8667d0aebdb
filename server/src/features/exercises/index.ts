export { exercisesRoutes } from './exercises.routes.ts';
export { findAssignableExercises } from './assignable-exercises.ts';
export { exerciseById, readExercise } from './read-exercise.ts';
export { isNewExercise } from './summary-to-wire.ts';
export { syncBank } from './sync-bank.ts';
