export { freeExercisesRoutes } from './free-exercises.routes.ts';
export { freeOf } from './reach-free-exercises.ts';
export { selfAssign } from './self-assign.ts';
