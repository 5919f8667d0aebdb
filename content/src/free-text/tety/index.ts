import type { FreeTextTask } from '../free-text-schema.ts';
import { dieKlassenfahrt } from './die-klassenfahrt.ts';
import { einTagOhneHandy } from './ein-tag-ohne-handy.ts';
import { meinAlltag } from './mein-alltag.ts';
import { meinZimmer } from './mein-zimmer.ts';

/** German free-text tasks, by class level. */
export const tetyTasks: readonly FreeTextTask[] = [meinZimmer, meinAlltag, dieKlassenfahrt, einTagOhneHandy];
