import type { Exercise } from '../../exercise-schema.ts';
import { tyskproeve } from './tyskproeve.ts';

export const exercises: readonly Exercise[] = [...tyskproeve];
