import { type ExerciseWriting, exerciseWriting } from '@ordklar/contract';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { readDraft, saveDraft } from '../drafts/index.ts';
import { findOwn } from './own-exercises.repo.ts';

const draftOf = async (context: Context, actor: Actor, exerciseId: number) => {
  if (exerciseId !== 0) found(await findOwn(context.db, exerciseId, actor.id));
  return { kind: 'exercise', teacherId: actor.id, exerciseId: exerciseId || null } as const;
};

/** What the teacher has typed of an own exercise and not saved; id 0 for one that does not exist yet. */
export const readExerciseDraft = async (context: Context, actor: Actor, exerciseId: number) =>
  readDraft(context, await draftOf(context, actor, exerciseId), exerciseWriting);

/** Keeps what is being typed of an own exercise; pupils have the task as it was saved. */
export const saveExerciseDraft = async (
  context: Context,
  actor: Actor,
  exerciseId: number,
  save: { content: ExerciseWriting | null; version: number },
) => saveDraft(context, await draftOf(context, actor, exerciseId), save);
