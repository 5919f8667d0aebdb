import type { Exercise } from '../../exercise-schema.ts';
import { koenOgKasus } from './koen-og-kasus.ts';
import { laesning } from './laesning.ts';
import { ordforraad } from './ordforraad.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgKasus, ...laesning, ...ordforraad, ...stedord, ...udsagnsord];
