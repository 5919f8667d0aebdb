import type { FreeTextTask } from '../free-text-schema.ts';
import { einTagOhneHandy } from './ein-tag-ohne-handy.ts';
import { meinAlltag } from './mein-alltag.ts';

/** German free-text tasks, by class level. */
export const tetyTasks: readonly FreeTextTask[] = [meinAlltag, einTagOhneHandy];
