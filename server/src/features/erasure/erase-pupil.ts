import { mayBeErased } from '@ordklar/contract';
import { type AuditEntry, noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { eraseMailsOf } from '../../platform/mail/index.ts';
import { notFound, ProblemError, problemTexts } from '../../platform/problems/index.ts';
import { clearFailures, eraseAccount } from '../accounts/index.ts';
import { eraseAttemptsOf } from '../attempts/index.ts';
import { forgetClassList } from '../classes/index.ts';
import { eraseMessagesOf, marksOfWriter } from '../contact/index.ts';
import { eraseTasksOf, holdTasksOf } from '../homework/index.ts';
import { addressOfDigest, ASKS } from '../notifications/index.ts';
import { type Erasable, findErasable } from './erasure.repo.ts';

/** Deletes a pupil's tasks with all that was written, handed in and said of them. Answers the keys of their files. */
export async function eraseWork(tx: Db, studentId: number): Promise<string[]> {
  await holdTasksOf(tx, studentId);
  await eraseAttemptsOf(tx, studentId);
  return eraseTasksOf(tx, studentId);
}

/** Removes the bytes of files whose rows are gone: after the commit, so that a failed one loses nothing. */
export async function removeFiles({ files, log }: Context, keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await files.remove(key).catch((error: unknown) => log.error({ err: error, key }, 'a file could not be removed'));
}

/**
 * Deletes a pupil of the administrator's school for good, with everything that tells of the pupil; the audit log keeps who did
 * it and the number of the account. 404 for whoever is no pupil of the school or more than a pupil, 422 where `name` is another.
 */
export async function erasePupil(context: Context, actor: Actor, userId: number, name: string): Promise<void> {
  const pupil = await findErasable(context.db, actor.institutionId, userId);
  if (!pupil || !mayBeErased(pupil.roles)) throw notFound();
  if (name.trim().toLowerCase() !== pupil.name.trim().toLowerCase())
    throw new ProblemError('other-name', { errors: { name: [problemTexts['other-name']] } });
  await eraseForGood(context, pupil, {
    userId: actor.id,
    action: 'pupil-erased',
    details: `school ${actor.institutionId}`,
  });
  forgetClassList(context, actor.institutionId);
}

/** Deletes a pupil with everything that tells of the pupil, and says so in the audit log, without the name. */
export async function eraseForGood(
  context: Context,
  pupil: Erasable,
  noted: Pick<AuditEntry, 'userId' | 'action' | 'details'>,
): Promise<void> {
  const userId = pupil.id;
  const names = [...new Set([pupil.name, pupil.publicName])];
  const keys = await context.db.transaction(async (tx) => {
    const address = await addressOfDigest(tx, userId);
    const words = names.map((named) => [`${named} ${ASKS}`, `En elev ${ASKS}`] as const);
    await eraseMailsOf(tx, { address, mark: marksOfWriter(userId), words });
    await eraseMessagesOf(tx, userId);
    const files = await eraseWork(tx, userId);
    await clearFailures(tx, { username: pupil.username });
    // before the account goes: the log looks up whose school it is
    await noteInAuditLog(tx, [{ ...noted, subjectUserId: userId }], context.clock.now());
    await eraseAccount(tx, userId);
    return files;
  });
  await removeFiles(context, keys);
}
