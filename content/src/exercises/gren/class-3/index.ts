import type { Exercise } from '../../exercise-schema.ts';
import { ordforraad } from './ordforraad.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...ordforraad, ...udsagnsord];
