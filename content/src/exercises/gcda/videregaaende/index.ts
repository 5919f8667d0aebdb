import type { Exercise } from '../../exercise-schema.ts';
import { komma } from './komma.ts';
import { laesning } from './laesning.ts';
import { ordforraad } from './ordforraad.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { stavning } from './stavning.ts';
import { stilOgSammenhaeng } from './stil-og-sammenhaeng.ts';

export const exercises: readonly Exercise[] = [
  ...komma,
  ...laesning,
  ...ordforraad,
  ...saetningsanalyse,
  ...stavning,
  ...stilOgSammenhaeng,
];
