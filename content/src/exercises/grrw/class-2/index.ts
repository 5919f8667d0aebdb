import type { Exercise } from '../../exercise-schema.ts';
import { foersteSaetninger } from './foerste-saetninger.ts';
import { rim } from './rim.ts';

export const exercises: readonly Exercise[] = [...foersteSaetninger, ...rim];
