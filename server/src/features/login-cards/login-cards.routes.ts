import type { loginCardsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { cardsOfClass, cardsOfSchool } from './make-cards.ts';

/** New passwords for others, shown once. */
export const loginCardsRoutes: Routes<typeof loginCardsApi> = (context) => ({
  classLoginCards: ({ actor, params, body }) => cardsOfClass(context, actor, params.s, body),
  schoolLoginCards: ({ actor, body }) => cardsOfSchool(context, actor, body),
});
