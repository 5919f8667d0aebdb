import type { clientErrorsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { clientErrorIntake } from './take-client-error.ts';

export const clientErrorsRoutes: Routes<typeof clientErrorsApi> = (context) => {
  const take = clientErrorIntake(context);
  return {
    async reportClientError({ actor, body, request }) {
      const key = actor ? `person ${actor.id}` : request.ip;
      take({ key, userAgent: request.headers['user-agent'] ?? '' }, body);
      return null;
    },
  };
};
