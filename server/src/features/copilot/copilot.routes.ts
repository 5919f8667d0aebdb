import type { copilotApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { assignRecommended } from './assign-recommended.ts';
import { recommend } from './recommend.ts';

export const copilotRoutes: Routes<typeof copilotApi> = (context) => ({
  recommendations: ({ actor, query }) => recommend(context, actor, query),
  assignRecommended: ({ actor, body }) => assignRecommended(context, actor, body),
});
