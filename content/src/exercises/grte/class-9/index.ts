import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { navneord } from './navneord.ts';
import { ordforraad } from './ordforraad.ts';
import { stavning } from './stavning.ts';
import { tillaegsordOgBiord } from './tillaegsord-og-biord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...laesning,
  ...navneord,
  ...ordforraad,
  ...stavning,
  ...tillaegsordOgBiord,
  ...udsagnsord,
];
