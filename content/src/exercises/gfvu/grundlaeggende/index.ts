import type { Exercise } from '../../exercise-schema.ts';
import { laesning } from './laesning.ts';
import { ordklasser } from './ordklasser.ts';
import { stavning } from './stavning.ts';

export const exercises: readonly Exercise[] = [...laesning, ...ordklasser, ...stavning];
