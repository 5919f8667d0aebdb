import { useSquads } from '../accounts/index.ts';

/** Whether a class of the pupil lets its pupils choose exercises for themselves (PD-10). */
export const useMayChoose = (): boolean => useSquads().data?.some(({ freeExercises }) => freeExercises) ?? false;
