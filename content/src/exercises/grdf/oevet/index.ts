import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { ordstilling } from './ordstilling.ts';
import { udsagnsordOgTider } from './udsagnsord-og-tider.ts';

export const exercises: readonly Exercise[] = [...laesning, ...ordstilling, ...udsagnsordOgTider];
