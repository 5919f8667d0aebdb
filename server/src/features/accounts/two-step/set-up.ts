import type { Role, TwoStepState } from '@ordklar/contract';
import { type AuditEntry, noteInAuditLog } from '../../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError, problemTexts } from '../../../platform/problems/index.ts';
import { endSessions } from '../../../platform/sessions/own-sessions.ts';
import { hasPassword, requirePassword } from '../log-in/passwords.ts';
import { bareCode, newRecoveryCodes, newSecret, recoveryHash, stepOf, takeCode } from './take-code.ts';
import * as repo from './two-step.repo.ts';

const wrongCode = () => new ProblemError('wrong-code', { errors: { code: [problemTexts['wrong-code']] } });
/** Everybody but pupils, most of whom have no phone of their own at school. */
const mayHave = (role: Role): boolean => role !== 'student';

const noted = (action: AuditEntry['action'], userId: number, subjectUserId = userId): AuditEntry[] => [
  { userId, action, subjectUserId, details: '' },
];

/** Whether two-step login is on; null for those who cannot have it: other roles, and who comes by UNI-Login, which has its own. */
export async function readTwoStep(context: Context, actor: Actor): Promise<TwoStepState | null> {
  if (!actor.roles.some(mayHave) || !(await hasPassword(context, actor.id))) return null;
  const row = await repo.findTurnedOn(context.db, actor.id);
  return { isOn: row !== null, codesLeft: row?.recoveryHashes.length ?? 0 };
}

/** Begins to set it up, after the password: an open page alone is not enough. Nothing changes at the login yet. */
export async function beginTwoStep(context: Context, actor: Actor, { password }: { password: string }) {
  const username = await requirePassword(context, actor.id, password);
  const made = newSecret(username);
  if (!(await repo.keepSecret(context.db, actor.id, made.secret))) throw new ProblemError('two-step-on');
  return made;
}

/** Turns it on once the app shows the right code. The person is logged out everywhere but at `keptSid`. */
export async function confirmTwoStep(
  { db, clock }: Context,
  actor: Actor,
  { code }: { code: string },
  keptSid: string,
): Promise<{ recoveryCodes: string[] }> {
  const { secret, confirmedAt } = found(await repo.findTwoStep(db, actor.id));
  if (confirmedAt) throw new ProblemError('two-step-on');
  const now = clock.now();
  const lastStep = stepOf(secret, bareCode(code), now);
  if (lastStep === null) throw wrongCode();
  const recoveryCodes = newRecoveryCodes();
  const recoveryHashes = await Promise.all(recoveryCodes.map(recoveryHash));
  await db.transaction(async (tx) => {
    if (!(await repo.turnOn(tx, actor.id, secret, { confirmedAt: now, lastStep, recoveryHashes })))
      throw new ProblemError('two-step-on');
    await endSessions(tx, actor.id, keptSid);
    await noteInAuditLog(tx, noted('two-step-on', actor.id), now);
  });
  return { recoveryCodes };
}

/** Turns it off, with password and code. Wrong ones count as at the login. */
export async function endTwoStep(
  context: Context,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<void> {
  await requirePassword(context, actor.id, password, async () => {
    if (!(await takeCode(context, actor.id, code))) throw wrongCode();
  });
  await context.db.transaction(async (tx) => {
    if (!(await repo.turnOff(tx, actor.id))) throw notFound();
    await noteInAuditLog(tx, noted('two-step-off', actor.id), context.clock.now());
  });
}

/** Turns it off for a colleague who has lost the app; one's own goes by {@link endTwoStep} only. Their sessions end. */
export async function resetTwoStep(context: Context, actor: Actor, userId: number): Promise<void> {
  if (userId === actor.id || !(await repo.isOfSchool(context.db, userId, actor.institutionId))) throw notFound();
  await context.db.transaction(async (tx) => {
    if (!(await repo.turnOff(tx, userId))) throw notFound();
    await endSessions(tx, userId, null);
    await noteInAuditLog(tx, noted('two-step-reset', actor.id, userId), context.clock.now());
  });
}
