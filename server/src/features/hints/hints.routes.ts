import type { hintsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { setSquadHints, squadHints } from './squad-hints.ts';
import { textHints } from './text-hints.ts';

export const hintsRoutes: Routes<typeof hintsApi> = (context) => ({
  textHints: ({ actor, params }) => textHints(context, actor, params.id),
  squadHints: ({ actor, params }) => squadHints(context, actor, params.s),
  setSquadHints: ({ actor, params, body }) => setSquadHints(context, actor, params.s, body.hints),
});
