import type { Exercise } from '../../exercise-schema.ts';
import { biord } from './biord.ts';
import { fremmedord } from './fremmedord.ts';
import { komma } from './komma.ts';
import { ordforraad } from './ordforraad.ts';
import { sammenhaeng } from './sammenhaeng.ts';
import { stedord } from './stedord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...biord,
  ...fremmedord,
  ...komma,
  ...ordforraad,
  ...sammenhaeng,
  ...stedord,
  ...udsagnsord,
];
