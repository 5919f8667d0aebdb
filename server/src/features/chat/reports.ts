import type { ReportedMessage } from '@ordklar/contract';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { tellReported } from '../notifications/index.ts';
import * as repo from './reports.repo.ts';

/** Reports a message that the person has got. The school administrators are notified; idempotent. */
export async function reportMessage(context: Context, actor: Actor, messageId: number): Promise<void> {
  const { institutionId } = found(await repo.findReceived(context.db, messageId, actor.id));
  const at = context.clock.now();
  if (!(await repo.insertReport(context.db, messageId, at))) return;
  await tellReported(context.db, { messageId, userIds: await repo.findSchoolAdmins(context.db, institutionId) }, at);
}

/** Reported messages of the school. Who read them is noted: of each whose it is, never what it says (PD-32). */
export async function readReports(context: Context, actor: Actor): Promise<ReportedMessage[]> {
  const rows = await repo.findReports(context.db, actor.institutionId);
  const read = rows.map(({ id, from }) => ({
    userId: actor.id,
    action: 'chat-report-read' as const,
    subjectUserId: from.id,
    details: `message ${id}`,
  }));
  await noteInAuditLog(context.db, read, context.clock.now());
  return rows.map(({ created, reportedAt, handledAt, ...row }) => ({
    ...row,
    created: toUnix(created),
    reported: toUnix(reportedAt),
    handled: toUnix(handledAt),
  }));
}

/** The school has dealt with a reported message, or not yet after all. */
export async function handleReport(context: Context, actor: Actor, messageId: number, isHandled: boolean) {
  if (!(await repo.isReportOf(context.db, messageId, actor.institutionId))) throw notFound();
  const set = isHandled
    ? { handledAt: context.clock.now(), handledBy: actor.id }
    : { handledAt: null, handledBy: null };
  await repo.setHandled(context.db, messageId, set);
}
