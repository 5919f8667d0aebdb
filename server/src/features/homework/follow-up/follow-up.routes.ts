import type { followUpApi } from '@ordklar/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { planCorrecting, readCorrectingPlan } from './correcting.ts';
import { remind } from './remind.ts';

export const followUpRoutes: Routes<typeof followUpApi> = (context) => ({
  correctingPlan: ({ actor, params }) =>
    readCorrectingPlan(context, actor, { squadId: params.s, exerciseId: params.ex }),
  planCorrecting: ({ actor, params, body }) =>
    planCorrecting(context, actor, { squadId: params.s, exerciseId: params.ex }, body),
  remind: ({ actor, body }) => remind(context, actor, body),
});
