import type { Exercise } from '../../exercise-schema.ts';
import { fagtekster } from './fagtekster.ts';
import { findOplysninger } from './find-oplysninger.ts';
import { fortaellinger } from './fortaellinger.ts';
import { ordforstaaelse } from './ordforstaaelse.ts';

export const exercises: readonly Exercise[] = [...fagtekster, ...findOplysninger, ...fortaellinger, ...ordforstaaelse];
