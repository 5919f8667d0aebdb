import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { ordOgSaetninger } from './ord-og-saetninger.ts';
import { ordklasser } from './ordklasser.ts';
import { stavning } from './stavning.ts';

export const exercises: readonly Exercise[] = [...laesning, ...ordOgSaetninger, ...ordklasser, ...stavning];
