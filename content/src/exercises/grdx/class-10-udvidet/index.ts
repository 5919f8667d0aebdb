import type { Exercise } from '../../exercise-schema.ts';
import { ordforraad } from './ordforraad.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { stilOgTone } from './stil-og-tone.ts';

export const exercises: readonly Exercise[] = [...ordforraad, ...saetningsanalyse, ...saetningsbygning, ...stilOgTone];
