import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { laesning } from './laesning.ts';
import { navneordOgTillaegsord } from './navneord-og-tillaegsord.ts';
import { ordforraad } from './ordforraad.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...forholdsord,
  ...laesning,
  ...navneordOgTillaegsord,
  ...ordforraad,
  ...stedord,
  ...udsagnsord,
];
