import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { ordforraad } from './ordforraad.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...laesning,
  ...ordforraad,
  ...saetningsbygning,
  ...stedord,
  ...udsagnsord,
];
