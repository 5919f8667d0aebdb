import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { navneord } from './navneord.ts';
import { ordstilling } from './ordstilling.ts';
import { stavning } from './stavning.ts';
import { tillaegsordOgBiord } from './tillaegsord-og-biord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...laesning,
  ...navneord,
  ...ordstilling,
  ...stavning,
  ...tillaegsordOgBiord,
  ...udsagnsord,
];
