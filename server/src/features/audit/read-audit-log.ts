import { AUDIT_ACTIONS, type AuditAction, type auditApi } from '@ordklar/contract';
import type { z } from 'zod';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import { csvField, csvFile } from '../../platform/files/csv.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/paging/page-of.ts';
import * as repo from './audit.repo.ts';

/** More lines than this stand in no file. */
const MOST_IN_FILE = 50_000;

/** A page of the audit log of the administrator's own school. */
export async function readAuditLog(
  { db }: Context,
  { institutionId }: Actor,
  { page, ...wanted }: z.output<(typeof auditApi.auditLog)['query']>,
) {
  const list = await pageOf(page, repo.countLines(db, institutionId, wanted), (slice) =>
    repo.findLines(db, institutionId, wanted, slice),
  );
  return {
    ...list,
    rows: list.rows.map(({ at, action, details, ...row }) => ({
      ...row,
      at: toUnix(at),
      // only this product writes there, by the same list
      action: action as AuditAction,
      details: details ?? '',
    })),
  };
}

/** The lines as a file. That it was fetched stands in the log too. */
export async function auditLogAsCsv(context: Context, actor: Actor, wanted: repo.Wanted): Promise<string> {
  const { db, clock } = context;
  const entry = { userId: actor.id, action: 'audit-exported' as const, subjectUserId: null, details: '' };
  await noteInAuditLog(db, [entry], clock.now());
  const lines = await repo.findLines(db, actor.institutionId, wanted, { limit: MOST_IN_FILE, offset: 0 });
  const named = (person: { name: string; username: string } | null) =>
    `${csvField(person?.name ?? '')};${csvField(person?.username ?? '')}`;
  return csvFile([
    'Tidspunkt (UTC);Hvem;Brugernavn;Hvad;Om hvem;Brugernavn;Hvor',
    ...lines.map(({ at, by, action, subject, details }) =>
      [
        at.toISOString(),
        named(by),
        csvField(AUDIT_ACTIONS[action as AuditAction]),
        named(subject),
        csvField(details ?? ''),
      ].join(';'),
    ),
  ]);
}
