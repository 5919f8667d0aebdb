import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { udsagnsord } from './udsagnsord.ts';

export const exercises: readonly Exercise[] = [...forholdsord, ...udsagnsord];
