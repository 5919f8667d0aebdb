import type { erasureApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { erasePupil } from './erase-pupil.ts';

/** Deleting a pupil for good (PD-32). */
export const erasureRoutes: Routes<typeof erasureApi> = (context) => ({
  async erasePupil({ actor, params, body }) {
    await erasePupil(context, actor, params.userId, body.name);
    return null;
  },
});
