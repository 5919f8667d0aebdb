export { SquadFreeExercises } from './parts/squad-free-exercises.tsx';
export { useMayChoose } from './use-may-choose.ts';
