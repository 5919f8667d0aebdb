import type { auditApi } from '@ordklar/contract';
import { attachmentHeader } from '../../platform/files/file-name.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { auditLogAsCsv, readAuditLog } from './read-audit-log.ts';

/** Who opened whose work, for the administrators of a school (PD-32). */
export const auditRoutes: Routes<typeof auditApi> = (context) => ({
  auditLog: ({ actor, query }) => readAuditLog(context, actor, query),
  async auditCsv({ actor, query, reply }) {
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', attachmentHeader('logbog.csv'));
    return auditLogAsCsv(context, actor, query);
  },
});
