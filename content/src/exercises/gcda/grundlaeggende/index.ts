import type { Exercise } from '../../exercise-schema.ts';
import { komma } from './komma.ts';
import { ordforraad } from './ordforraad.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { stilOgSammenhaeng } from './stil-og-sammenhaeng.ts';

export const exercises: readonly Exercise[] = [
  ...komma,
  ...ordforraad,
  ...ordklasser,
  ...saetningsanalyse,
  ...stilOgSammenhaeng,
];
