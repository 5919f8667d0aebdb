import type { Exercise } from '../../exercise-schema.ts';
import { nogenOgNogle } from './nogen-og-nogle.ts';
import { sammensatteOrd } from './sammensatte-ord.ts';
import { storeBogstaver } from './store-bogstaver.ts';
import { tegnsaetning } from './tegnsaetning.ts';
import { tillaegsord } from './tillaegsord.ts';

export const exercises: readonly Exercise[] = [
  ...nogenOgNogle,
  ...sammensatteOrd,
  ...storeBogstaver,
  ...tegnsaetning,
  ...tillaegsord,
];
