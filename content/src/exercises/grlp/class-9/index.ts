import type { Exercise } from '../../exercise-schema.ts';
import { laeseproeve } from './laeseproeve.ts';

export const exercises: readonly Exercise[] = [...laeseproeve];
