import type { Exercise } from '../../exercise-schema.ts';
import { biord } from './biord.ts';
import { forholdsordOgBindeord } from './forholdsord-og-bindeord.ts';
import { navneord } from './navneord.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { stedord } from './stedord.ts';
import { tillaegsord } from './tillaegsord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [
  ...biord,
  ...forholdsordOgBindeord,
  ...navneord,
  ...ordklasser,
  ...saetningsanalyse,
  ...stedord,
  ...tillaegsord,
  ...udsagnsord,
];
