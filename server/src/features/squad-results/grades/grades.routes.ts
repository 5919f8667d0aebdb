import type { gradesApi } from '@ordklar/contract';
import { attachmentHeader } from '../../../platform/files/file-name.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { zipHandIns } from '../hand-ins/zip-hand-ins.ts';
import { readGrades } from './read-grades.ts';

export const gradesRoutes: Routes<typeof gradesApi> = (context) => ({
  gradesOfClass: ({ actor, params: { s, y } }) => readGrades(context, actor, { squadId: s, year: y }),
  async handInsZip({ actor, params: { s, ex, y }, reply }) {
    const { filename, stream } = await zipHandIns(context, actor, { squadId: s, exerciseId: ex, year: y });
    reply.type('application/zip').header('content-disposition', attachmentHeader(filename));
    return stream;
  },
});
