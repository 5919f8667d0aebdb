import { z } from 'zod';
import { get, idParam } from './endpoint.ts';
import { uploadSource } from './files.ts';

/** A service that files can be fetched from, named as the source of an upload is (UPL-10). */
export type CloudService = z.output<typeof uploadSource>;

/** Which services there are: those that this server is set up for, and of them those that the teacher allows. */
export const cloudServices = z
  .object({ setUp: z.array(uploadSource), allowed: z.array(uploadSource) })
  .meta({ id: 'CloudServices' });
export type CloudServices = z.output<typeof cloudServices>;

/** Files from OneDrive and Google Drive (UPL-06). */
export const cloudFilesApi = {
  cloudServices: get('cloud_services', {
    access: 'user',
    summary: 'Which services a file may be fetched from: by own setting, or by that of a teacher of the person',
    query: z.object({ teacherId: idParam.optional() }),
    answers: { 200: cloudServices },
  }),
};
