import type { Exercise } from '../../exercise-schema.ts';
import { koenOgTal } from './koen-og-tal.ts';
import { ordstilling } from './ordstilling.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgTal, ...ordstilling, ...udsagnsord];
