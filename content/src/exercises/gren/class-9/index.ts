import type { Exercise } from '../../exercise-schema.ts';
import { navneord } from './navneord.ts';
import { ordstilling } from './ordstilling.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...navneord, ...ordstilling, ...udsagnsord];
