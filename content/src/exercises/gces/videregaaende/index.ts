import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { laesning } from './laesning.ts';
import { saetningsbygning } from './saetningsbygning.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...forholdsord, ...laesning, ...saetningsbygning, ...udsagnsord];
