import { type WrittenMark, writtenMarks } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { readDraft, saveDraft } from '../drafts/index.ts';
import { requireText } from './reach-text.ts';

const draftOf = async (context: Context, actor: Actor, answerTextId: number) => {
  const { exerciseProgressId } = await requireText(context, actor, answerTextId);
  return { kind: 'marks', teacherId: actor.id, exerciseProgressId } as const;
};

/** The teacher's own marks in a text that are begun and not added. */
export const readMarksDraft = async (context: Context, actor: Actor, answerTextId: number) =>
  readDraft(context, await draftOf(context, actor, answerTextId), writtenMarks);

/** Keeps marks that are being written; they are in the text when they are added, and not before. */
export const saveMarksDraft = async (
  context: Context,
  actor: Actor,
  answerTextId: number,
  save: { content: WrittenMark[] | null; version: number },
) => saveDraft(context, await draftOf(context, actor, answerTextId), save);
