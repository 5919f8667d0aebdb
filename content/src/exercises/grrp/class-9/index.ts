import type { Exercise } from '../../exercise-schema.ts';
import { retskrivningsproeve } from './retskrivningsproeve.ts';

export const exercises: readonly Exercise[] = retskrivningsproeve;
