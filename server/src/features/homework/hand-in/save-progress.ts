import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { notFound, ProblemError } from '../../../platform/problems/index.ts';
import { isOwn } from '../../attempts/index.ts';
import { findDraft, saveDraft } from './hand-in.repo.ts';
import { requireHomework } from '../reach-homework.ts';

/** What the pupil has written on a page of the task (HW-16); null when nothing. A teacher sees no unfinished work. */
export async function readProgress(context: Context, actor: Actor, homeworkId: number, pageId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  const draft = await findDraft(context.db, homework.homeworkId, actor.id, pageId);
  return draft && { data: draft.data, savedAt: toUnix(draft.savedAt) };
}

/** Saves the pupil's own work on a page of the task. */
export async function saveProgress(
  context: Context,
  actor: Actor,
  input: { homeworkId: number; exercisePageId: number; data: Record<string, unknown> },
): Promise<{ savedAt: number }> {
  const homework = await requireHomework(context, actor, input.homeworkId);
  if (!isOwn(actor, homework)) throw notFound();
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const savedAt = context.clock.now();
  await saveDraft(context.db, {
    homeworkId: homework.homeworkId,
    userId: actor.id,
    pageId: input.exercisePageId,
    data: input.data,
    savedAt,
  });
  return { savedAt: toUnix(savedAt) };
}
