import type { erasureApi } from '@ordklar/contract';
import type { Routes } from '../../platform/http/routes.ts';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import { erasePupil } from './erase-pupil.ts';
import { exportPupil } from './export-pupil.ts';

/** Handing out and deleting what is kept of a pupil (PD-32). */
export const erasureRoutes: Routes<typeof erasureApi> = (context) => ({
  async exportPupil({ actor, params, reply }) {
    const zip = await exportPupil(context, actor, params.userId);
    reply.type('application/zip').header('content-disposition', attachmentHeader(`elev-${params.userId}.zip`));
    return zip;
  },
  async erasePupil({ actor, params, body }) {
    await erasePupil(context, actor, params.userId, body.name);
    return null;
  },
});
