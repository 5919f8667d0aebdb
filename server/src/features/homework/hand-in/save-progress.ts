import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { isOwn } from '../../attempts/index.ts';
import { bytesOfDraft, requireDraftRoom } from '../../quotas/index.ts';
import { findDraft, holdDraft, saveDraft } from './hand-in.repo.ts';
import { requireHomework } from '../reach-homework.ts';

/** What the pupil has written on a page of the task (HW-16); null when nothing. A teacher sees no unfinished work. */
export async function readProgress(context: Context, actor: Actor, homeworkId: number, pageId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  const draft = await findDraft(context.db, homework.homeworkId, actor.id, pageId);
  return draft && { data: draft.data, savedAt: toUnix(draft.savedAt) };
}

/**
 * Saves the pupil's own work on a page of the task: the newest save counts. Where another machine saved after `basedOn` (unix
 * seconds; null = nothing was there), what it wrote is answered, so that a page that was left open loses it nobody.
 */
export async function saveProgress(
  context: Context,
  actor: Actor,
  input: {
    homeworkId: number;
    exercisePageId: number;
    data: Record<string, unknown>;
    basedOn?: number | null | undefined;
  },
): Promise<{ savedAt: number; unseen?: string }> {
  const homework = await requireHomework(context, actor, input.homeworkId);
  if (!isOwn(actor, homework)) throw notFound();
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const savedAt = context.clock.now();
  const { homeworkId } = homework;
  const pageId = input.exercisePageId;
  const before = await context.db.transaction(async (tx) => {
    const draft = await holdDraft(tx, homeworkId, actor.id, pageId);
    const bytes = bytesOfDraft(input.data);
    if (bytes > bytesOfDraft(draft?.data ?? null))
      await requireDraftRoom(context, tx, actor, bytes, { page: { homeworkId, pageId } });
    await saveDraft(tx, { homeworkId, userId: actor.id, pageId, data: input.data, bytes, savedAt });
    return draft;
  });
  const isUnseen = input.basedOn !== undefined && before !== null && toUnix(before.savedAt) !== input.basedOn;
  const unseen = isUnseen && before.data['text'] !== input.data['text'] ? before.data['text'] : undefined;
  return { savedAt: toUnix(savedAt), ...(typeof unseen === 'string' && unseen !== '' && { unseen }) };
}
