import type { Exercise } from '../../exercise-schema.ts';
import { koenOgKasus } from './koen-og-kasus.ts';
import { ordstilling } from './ordstilling.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgKasus, ...ordstilling, ...udsagnsord];
