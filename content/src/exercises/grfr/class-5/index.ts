import type { Exercise } from '../../exercise-schema.ts';
import { koenOgTal } from './koen-og-tal.ts';
import { ordforraad } from './ordforraad.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgTal, ...ordforraad, ...udsagnsord];
