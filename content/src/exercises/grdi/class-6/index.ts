import type { Exercise } from '../../exercise-schema.ts';
import { ord } from './ord.ts';
import { saetninger } from './saetninger.ts';
import { smaaHistorier } from './smaa-historier.ts';

export const exercises: readonly Exercise[] = [...ord, ...saetninger, ...smaaHistorier];
