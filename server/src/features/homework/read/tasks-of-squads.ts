import type { Context } from '../../../platform/http/context.ts';
import { findTasksOfSquads, type SquadTasks, type SquadTasksFilter } from './tasks-of-squads.repo.ts';

export type { SquadTasks } from './tasks-of-squads.repo.ts';

/** The tasks of some squads, counted by exercise and deadline. Ask for the squads first. */
export const tasksOfSquads = ({ db }: Context, filter: SquadTasksFilter): Promise<SquadTasks[]> =>
  findTasksOfSquads(db, filter);
