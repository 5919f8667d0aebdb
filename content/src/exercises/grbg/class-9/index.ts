import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { koenOgKasus } from './koen-og-kasus.ts';
import { laesning } from './laesning.ts';
import { ordforraad } from './ordforraad.ts';
import { ordstilling } from './ordstilling.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...forholdsord,
  ...koenOgKasus,
  ...laesning,
  ...ordforraad,
  ...ordstilling,
  ...stedord,
  ...udsagnsord,
];
