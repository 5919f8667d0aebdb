import type { Exercise } from '../../exercise-schema.ts';
import { ordklasser } from './ordklasser.ts';
import { saetningsanalyse } from './saetningsanalyse.ts';
import { stavning } from './stavning.ts';

export const exercises: readonly Exercise[] = [...ordklasser, ...saetningsanalyse, ...stavning];
