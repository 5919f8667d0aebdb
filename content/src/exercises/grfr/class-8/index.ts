import type { Exercise } from '../../exercise-schema.ts';
import { koenOgTal } from './koen-og-tal.ts';
import { stedord } from './stedord.ts';

export const exercises: readonly Exercise[] = [...koenOgTal, ...stedord];
