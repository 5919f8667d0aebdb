import type { reassignApi } from '@ordklar/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { canReassign, hideResults, reassignHomework } from './reassign-homework.ts';

export const reassignRoutes: Routes<typeof reassignApi> = (context) => ({
  canReassign: ({ actor, query }) => canReassign(context, actor, query),
  async reassignHomework({ actor, body }) {
    await reassignHomework(context, actor, body);
    return null;
  },
  async hideResults({ actor, body }) {
    await hideResults(context, actor, body);
    return null;
  },
});
