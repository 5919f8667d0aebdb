import type { Exercise } from '../../exercise-schema.ts';
import { fagtekster } from './fagtekster.ts';

export const exercises: readonly Exercise[] = [...fagtekster];
