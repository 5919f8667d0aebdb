import type { Exercise } from '../../exercise-schema.ts';
import { forholdsord } from './forholdsord.ts';
import { koenOgKasus } from './koen-og-kasus.ts';
import { ordstilling } from './ordstilling.ts';

export const exercises: readonly Exercise[] = [...forholdsord, ...koenOgKasus, ...ordstilling];
