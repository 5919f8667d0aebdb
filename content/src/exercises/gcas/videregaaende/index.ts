import type { Exercise } from '../../exercise-schema.ts';
import { laaneord } from './laaneord.ts';
import { latin } from './latin.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { sprogIBrug } from './sprog-i-brug.ts';
import { sproghistorie } from './sproghistorie.ts';

export const exercises: readonly Exercise[] = [
  ...laaneord,
  ...latin,
  ...ordklasser,
  ...saetningsanalyse,
  ...sprogIBrug,
  ...sproghistorie,
];
