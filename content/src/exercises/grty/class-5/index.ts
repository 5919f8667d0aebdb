import type { Exercise } from '../../exercise-schema.ts';
import { koenOgKasus } from './koen-og-kasus.ts';
import { ordforraad } from './ordforraad.ts';
import { stavning } from './stavning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgKasus, ...ordforraad, ...stavning, ...udsagnsord];
