import type { Exercise } from '../../exercise-schema.ts';
import { staveproeve } from './staveproeve.ts';

export const exercises: readonly Exercise[] = staveproeve;
