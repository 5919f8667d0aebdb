export { DropButton } from './parts/drop-button.tsx';
export { SquadFreeExercises } from './parts/squad-free-exercises.tsx';
export { useMayChoose } from './use-may-choose.ts';
