import type { Exercise } from '../../exercise-schema.ts';
import { navneord } from './navneord.ts';

export const exercises: readonly Exercise[] = [...navneord];
