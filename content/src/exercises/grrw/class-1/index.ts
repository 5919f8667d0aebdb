import type { Exercise } from '../../exercise-schema.ts';
import { bogstaverOgLyde } from './bogstaver-og-lyde.ts';
import { korteOrd } from './korte-ord.ts';
import { rim } from './rim.ts';

export const exercises: readonly Exercise[] = [...bogstaverOgLyde, ...korteOrd, ...rim];
