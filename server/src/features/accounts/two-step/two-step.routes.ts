import type { twoStepApi } from '@ordklar/contract';
import type { Routes } from '../../../platform/http/routes.ts';
import { ownSid } from '../../../platform/sessions/sessions.ts';
import { beginTwoStep, confirmTwoStep, endTwoStep, resetTwoStep } from './set-up.ts';

/** Logging in in two steps. */
export const twoStepRoutes: Routes<typeof twoStepApi> = (context) => ({
  beginTwoStep: ({ actor, body }) => beginTwoStep(context, actor, body),
  confirmTwoStep: ({ actor, body, request }) => confirmTwoStep(context, actor, body, ownSid(request)),
  async endTwoStep({ actor, body }) {
    await endTwoStep(context, actor, body);
    return null;
  },
  async resetTwoStep({ actor, params }) {
    await resetTwoStep(context, actor, params.id);
    return null;
  },
});
