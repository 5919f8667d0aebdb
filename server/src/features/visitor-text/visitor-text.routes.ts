import type { visitorTextApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { visitorTextMarker } from './mark-visitor-text.ts';

export const visitorTextRoutes: Routes<typeof visitorTextApi> = (context) => {
  const mark = visitorTextMarker(context);
  return {
    async markVisitorText({ actor, body, request }) {
      const sender = actor ? `person ${actor.id}` : request.ip;
      return { corrections: await mark(sender, body.text) };
    },
  };
};
