import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { laesning } from './laesning.ts';
import { ordstilling } from './ordstilling.ts';
import { paaArbejde } from './paa-arbejde.ts';

export const exercises: readonly Exercise[] = [...forholdsord, ...laesning, ...ordstilling, ...paaArbejde];
