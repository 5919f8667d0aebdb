import type { rollOverApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { classesToMove, recentRollOvers, rollOver, undoRollOver } from './roll-over.ts';

/** Classes into a new school year (PD-06). */
export const rollOverRoutes: Routes<typeof rollOverApi> = (context) => ({
  classesToMove: ({ actor }) => classesToMove(context, actor),
  recentRollOvers: ({ actor }) => recentRollOvers(context, actor),
  rollOver: async ({ actor, body }) => ({ moved: await rollOver(context, actor, body.moves) }),
  undoRollOver: async ({ actor, body }) => ({ restored: await undoRollOver(context, actor, body.classIds) }),
});
