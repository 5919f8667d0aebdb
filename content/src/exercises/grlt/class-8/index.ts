import type { Exercise } from '../../exercise-schema.ts';
import { fortaellinger } from './fortaellinger.ts';

export const exercises: readonly Exercise[] = [...fortaellinger];
