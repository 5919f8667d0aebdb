import type { z } from 'zod';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Context } from '../../platform/http/context.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { bytesOfDraft, requireDraftRoom } from '../quotas/index.ts';
import { deleteDraft, type DraftOf, findDraft, writeDraft } from './drafts.repo.ts';

/**
 * What a teacher is writing, kept for that teacher alone (decision docs/decisions/0009). Who may write about what is for
 * the feature to ask first. A content that the schema does not know any longer counts as none.
 */
export async function readDraft<T extends z.ZodType>(context: Context, of: DraftOf, schema: T) {
  const row = await findDraft(context.db, of);
  const content = row && schema.safeParse(row.content);
  return {
    content: content?.success ? content.data : null,
    version: row?.version ?? 0,
    savedAt: toUnix(row?.savedAt ?? null),
  };
}

/** Keeps a draft, or forgets it where the content is null. One that was built on another version gets 409 and changes nothing. */
export async function saveDraft(context: Context, of: DraftOf, save: { content: unknown; version: number }) {
  if (save.content === null) {
    await deleteDraft(context.db, of, save.version);
    if (await findDraft(context.db, of)) throw await stale(context, of);
    return { version: 0, savedAt: null };
  }
  const savedAt = context.clock.now();
  const bytes = bytesOfDraft(save.content);
  const version = await context.db.transaction(async (tx) => {
    const before = await findDraft(tx, of);
    // only who teaches has such drafts
    const teacher = { id: of.teacherId, roles: ['teacher'] as const };
    if (bytes > bytesOfDraft(before?.content ?? null))
      await requireDraftRoom(context, tx, teacher, bytes, before ? { draftId: before.id } : {});
    return writeDraft(tx, of, { ...save, bytes, savedAt });
  });
  if (version === null) throw await stale(context, of);
  return { version, savedAt: toUnix(savedAt) };
}

/** Forgets a draft, because what it says is sent or saved, or not wanted. */
export const forgetDraft = (context: Context, of: DraftOf): Promise<void> => deleteDraft(context.db, of);

async function stale(context: Context, of: DraftOf): Promise<ProblemError> {
  const now = await findDraft(context.db, of);
  return new ProblemError('stale-draft', {
    details: { version: now?.version ?? 0, savedAt: toUnix(now?.savedAt ?? null) },
  });
}
