import type { commaSystemsApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { setSquadCommaSystem } from './set-squad-comma-system.ts';

export const commaSystemsRoutes: Routes<typeof commaSystemsApi> = (context) => ({
  setSquadCommaSystem: ({ actor, params, body }) => setSquadCommaSystem(context, actor, params.s, body.startkomma),
});
