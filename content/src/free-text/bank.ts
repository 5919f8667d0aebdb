import type { FreeTextTask } from './free-text-schema.ts';
import { tecoTasks } from './teco/index.ts';
import { teenTasks } from './teen/index.ts';
import { tetyTasks } from './tety/index.ts';
import { tefrTasks } from './tefr/index.ts';

/** The whole free-text bank, Danish first, by class level. */
export const freeTextTasks: readonly FreeTextTask[] = [...tecoTasks, ...teenTasks, ...tetyTasks, ...tefrTasks];

const byId = new Map(freeTextTasks.map((task) => [task.id, task]));
const bySlug = new Map(freeTextTasks.map((task) => [task.slug, task]));

/** The task with this id, or undefined. */
export const freeTextTaskById = (id: number): FreeTextTask | undefined => byId.get(id);

/** The task with this slug, or undefined. */
export const freeTextTaskBySlug = (slug: string): FreeTextTask | undefined => bySlug.get(slug);
