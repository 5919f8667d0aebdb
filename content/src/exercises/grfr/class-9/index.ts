import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...laesning, ...udsagnsord];
