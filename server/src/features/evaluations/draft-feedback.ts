import { type FeedbackDraft, feedbackDraft } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { findTaskOfAttempt } from '../attempts/index.ts';
import { requireSquad } from '../classes/index.ts';
import { readDraft, saveDraft } from '../drafts/index.ts';
import { saveEvaluation } from './evaluate-answer.ts';

const draftOf = (actor: Actor, exerciseProgressId: number) =>
  ({ kind: 'feedback', teacherId: actor.id, exerciseProgressId }) as const;

/** The teacher's own unsent feedback on an attempt of a class that the teacher teaches. */
export async function readFeedbackDraft(context: Context, actor: Actor, exerciseProgressId: number) {
  await requireAttempt(context, actor, exerciseProgressId);
  return readDraft(context, draftOf(actor, exerciseProgressId), feedbackDraft);
}

/** Keeps feedback that is being written: no pupil sees it before it is sent. */
export async function saveFeedbackDraft(
  context: Context,
  actor: Actor,
  exerciseProgressId: number,
  save: { content: FeedbackDraft | null; version: number },
) {
  await requireAttempt(context, actor, exerciseProgressId);
  return saveDraft(context, draftOf(actor, exerciseProgressId), save);
}

/** Sends the teacher's own unsent feedback, as saving it does; answers whether there was some. */
export async function sendFeedbackDraft(
  context: Context,
  actor: Actor,
  attempt: { squadId: number; exerciseProgressId: number },
): Promise<boolean> {
  const { content } = await readDraft(context, draftOf(actor, attempt.exerciseProgressId), feedbackDraft);
  if (content === null) return false;
  await saveEvaluation(context, actor, { ...attempt, ...content });
  return true;
}

async function requireAttempt(context: Context, actor: Actor, exerciseProgressId: number): Promise<void> {
  const attempt = found(await findTaskOfAttempt(context.db, exerciseProgressId));
  await requireSquad(context, actor, attempt.squadId);
}
