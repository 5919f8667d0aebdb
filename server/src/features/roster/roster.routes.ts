import type { rosterApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { readRoster } from './read-roster.ts';

/** The people of a school, for its administrators. */
export const rosterRoutes: Routes<typeof rosterApi> = (context) => ({
  roster: ({ actor, query }) => readRoster(context, actor, query),
});
