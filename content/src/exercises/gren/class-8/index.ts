import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { stedord } from './stedord.ts';
import { tillaegsordOgBiord } from './tillaegsord-og-biord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...laesning, ...stedord, ...tillaegsordOgBiord, ...udsagnsord];
