import type { FreeTextTask } from '../free-text-schema.ts';
import { monWeekEnd } from './mon-week-end.ts';
import { unVoyageInoubliable } from './un-voyage-inoubliable.ts';

/** French free-text tasks, by class level. */
export const tefrTasks: readonly FreeTextTask[] = [monWeekEnd, unVoyageInoubliable];
