import type { Readable } from 'node:stream';
import { mayBeErased } from '@ordklar/contract';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/problems/index.ts';
import { zipOwnData } from '../own-account/index.ts';
import { findErasable } from './erasure.repo.ts';

/**
 * Everything that is kept of a pupil of the administrator's school, also of one who has left, as the pupil could fetch it: what
 * a teacher has not let out is not in it (PD-04). The audit log tells who fetched it, before anything is sent. 404 for whoever is
 * no pupil of the school or more than a pupil: theirs is mixed with what others wrote.
 */
export async function exportPupil(context: Context, actor: Actor, userId: number): Promise<Readable> {
  const { institutionId } = actor;
  const pupil = await findErasable(context.db, institutionId, userId);
  if (!pupil || !mayBeErased(pupil.roles)) throw notFound();
  const entry = { userId: actor.id, action: 'pupil-exported', subjectUserId: userId, details: '' } as const;
  await noteInAuditLog(context.db, [entry], context.clock.now());
  const { id, roles, name, publicName } = pupil;
  return zipOwnData(context, { id, institutionId, roles, name, publicName });
}
