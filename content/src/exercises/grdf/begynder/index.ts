import type { Exercise } from '../../exercise-schema.ts';
import { enOgEt } from './en-og-et.ts';
import { hverdagsord } from './hverdagsord.ts';
import { udsagnsordOgTider } from './udsagnsord-og-tider.ts';

export const exercises: readonly Exercise[] = [...enOgEt, ...hverdagsord, ...udsagnsordOgTider];
