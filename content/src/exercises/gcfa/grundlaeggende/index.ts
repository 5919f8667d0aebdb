import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { navneordOgTillaegsord } from './navneord-og-tillaegsord.ts';
import { ordforraad } from './ordforraad.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...forholdsord,
  ...navneordOgTillaegsord,
  ...ordforraad,
  ...saetningsbygning,
  ...udsagnsord,
];
