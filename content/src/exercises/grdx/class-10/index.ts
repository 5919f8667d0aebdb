import type { Exercise } from '../../exercise-schema.ts';
import { komma } from './komma.ts';
import { nutidsR } from './nutids-r.ts';
import { ordDerForveksles } from './ord-der-forveksles.ts';

export const exercises: readonly Exercise[] = [...komma, ...nutidsR, ...ordDerForveksles];
