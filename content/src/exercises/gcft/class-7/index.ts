import type { Exercise } from '../../exercise-schema.ts';
import { ordforraad } from './ordforraad.ts';
import { ordstilling } from './ordstilling.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...ordforraad, ...ordstilling, ...stedord, ...udsagnsord];
