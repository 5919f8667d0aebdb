import type { AuditAction, LtiPlatform, LtiPlatformFields } from '@ordklar/contract';
import { noteInAuditLog } from '../../../platform/audit/audit-log.ts';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { fieldTexts, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { asFailure } from '../scores/score-failure.ts';
import { platformAddress } from './call-platform.ts';
import * as repo from './platforms.repo.ts';

/** Learning platforms of the administrator's school, with how it goes with what is sent to them. */
export async function listPlatforms({ db }: Context, { institutionId }: Actor): Promise<LtiPlatform[]> {
  const rows = await repo.findPlatforms(db, institutionId);
  return Promise.all(
    rows.map(async ({ platform: { createdAt, ...platform }, linked }) => {
      const { lastError, ...counts } = await repo.countTasks(db, platform.id);
      return { ...platform, created: toUnix(createdAt), linked, ...counts, lastError: asFailure(lastError) };
    }),
  );
}

/** The addresses must be ones that a platform may have. @throws ProblemError 'invalid' with the fields */
function requireAddresses({ config }: Context, fields: LtiPlatformFields): void {
  const errors: Record<string, string[]> = {};
  for (const name of ['authUrl', 'tokenUrl', 'jwksUrl'] as const)
    if (!platformAddress(config, fields[name])) errors[name] = [fieldTexts.platformLink];
  if (fields.scoreHost !== null && platformAddress(config, fields.scoreHost)?.origin !== fields.scoreHost)
    errors.scoreHost = [fieldTexts.platformHost];
  if (Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors });
}

/** What is typed, with the slash that many end an origin with taken away. */
const tidy = (fields: LtiPlatformFields): LtiPlatformFields => ({
  ...fields,
  scoreHost: fields.scoreHost?.replace(/\/$/, '') ?? null,
});

const note = ({ clock }: Context, db: Db, { id }: Actor, action: AuditAction, platformId: number): Promise<void> =>
  noteInAuditLog(db, [{ userId: id, action, subjectUserId: null, details: `platform ${platformId}` }], clock.now());

/** Registers a learning platform for the administrator's school. */
export async function addPlatform(context: Context, actor: Actor, typed: LtiPlatformFields): Promise<{ id: number }> {
  const fields = tidy(typed);
  requireAddresses(context, fields);
  const { institutionId } = actor;
  return context.db.transaction(async (tx) => {
    const id = await repo.insertPlatform(tx, { ...fields, institutionId, createdAt: context.clock.now() });
    if (id === null) throw new ProblemError('lti-platform-taken');
    await note(context, tx, actor, 'lti-platform-added', id);
    return { id };
  });
}

/** Changes what is registered of a platform of the administrator's school. */
export async function changePlatform(
  context: Context,
  actor: Actor,
  id: number,
  typed: LtiPlatformFields,
): Promise<void> {
  const fields = tidy(typed);
  requireAddresses(context, fields);
  await context.db.transaction(async (tx) => {
    if ((await repo.findPlatform(tx, id))?.institutionId !== actor.institutionId) throw notFound();
    if (await repo.isTaken(tx, fields, id)) throw new ProblemError('lti-platform-taken');
    if (!(await repo.updatePlatform(tx, actor.institutionId, id, fields))) throw notFound();
    await note(context, tx, actor, 'lti-platform-changed', id);
  });
}

/** Forgets a platform of the administrator's school, with the accounts that were linked to it. */
export const removePlatform = (context: Context, actor: Actor, id: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    if (!(await repo.deletePlatform(tx, actor.institutionId, id))) throw notFound();
    await note(context, tx, actor, 'lti-platform-removed', id);
  });
