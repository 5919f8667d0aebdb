import type { Exercise } from '../../exercise-schema.ts';
import { engelskproeve } from './engelskproeve.ts';

export const exercises: readonly Exercise[] = [...engelskproeve];
