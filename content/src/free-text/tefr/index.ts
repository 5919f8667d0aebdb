import type { FreeTextTask } from '../free-text-schema.ts';
import { maFamilleEtMoi } from './ma-famille-et-moi.ts';
import { monWeekEnd } from './mon-week-end.ts';
import { unRepasACritiquer } from './un-repas-a-critiquer.ts';
import { unVoyageInoubliable } from './un-voyage-inoubliable.ts';

/** French free-text tasks, by class level. */
export const tefrTasks: readonly FreeTextTask[] = [maFamilleEtMoi, monWeekEnd, unRepasACritiquer, unVoyageInoubliable];
