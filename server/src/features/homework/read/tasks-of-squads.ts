import type { Context } from '../../../platform/http/context.ts';
import {
  findTasksOfSquads,
  findTextsOfSquads,
  type SquadTasks,
  type SquadTasksFilter,
  type SquadTexts,
} from './tasks-of-squads.repo.ts';

export type { SquadTasks, SquadTexts } from './tasks-of-squads.repo.ts';

/** What is open or due in some squads by exercise and deadline, and the texts that wait. Ask for the squads first. */
export async function tasksOfSquads(
  { db }: Context,
  filter: SquadTasksFilter,
): Promise<{ tasks: SquadTasks[]; texts: SquadTexts[] }> {
  const [tasks, texts] = await Promise.all([findTasksOfSquads(db, filter), findTextsOfSquads(db, filter)]);
  return { tasks, texts };
}
