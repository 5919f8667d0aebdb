import type { Exercise } from '../../exercise-schema.ts';
import { stavning } from './stavning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...stavning, ...udsagnsord];
