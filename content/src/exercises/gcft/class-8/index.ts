import type { Exercise } from '../../exercise-schema.ts';
import { koenOgTal } from './koen-og-tal.ts';
import { stavning } from './stavning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...koenOgTal, ...stavning, ...udsagnsord];
