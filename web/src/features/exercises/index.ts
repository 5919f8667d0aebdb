export { addExercises, removeExercises } from './basket/basket-store.ts';
export { exerciseQuery, exercisesKey } from './exercises.queries.ts';
export { ExerciseMaterial, linkName } from './parts/exercise-material.tsx';
