import type { Exercise } from '@ordklar/contract';
import { blocksOfText, playFreeText } from '@ordklar/exercise-kinds/play';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { found, ProblemError } from '../../platform/problems/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { exerciseById, lockWritten, updateWritten, type Written } from '../exercises/index.ts';
import { requireSomething } from './create-own-exercise.ts';
import { keepFiles } from './files/keep-files.ts';
import { ownExerciseFields } from './own-exercise-form.ts';
import { findOwn, insertFiles, keepEdition, type NewFile, type OwnRow } from './own-exercises.repo.ts';

/** Changes an own exercise. What is left out of the form stays; what was handed in keeps the edition it answered. */
export async function editOwnExercise(
  context: Context,
  actor: Actor,
  exerciseId: number,
  form: Form,
): Promise<Exercise> {
  const own = found(await findOwn(context.db, exerciseId, actor.id));
  const said = ownExerciseFields(form);
  const before = playFreeText(own.content);
  const { keepFiles: staying } = said;
  const content = {
    ...before,
    task: said.text === undefined ? before.task : blocksOfText(said.text),
    links: said.links ?? before.links,
    files: staying ? before.files.filter(({ id }) => staying.includes(id)) : before.files,
  };
  requireSomething(content, form.files.length);
  const files = await keepFiles(context, form.files, content.files.length);
  const replaced = await replaceEdition(context, actor, own, files, {
    title: said.title ?? own.title,
    description: said.description ?? own.description,
    requiredWordCount: said.requiredWordCount === undefined ? own.requiredWordCount : said.requiredWordCount,
    content,
  });
  if (!replaced) {
    for (const file of files) await context.files.remove(file.storageKey);
    throw new ProblemError('stale-exercise');
  }
  await forgetDraft(context, { kind: 'exercise', teacherId: actor.id, exerciseId });
  return exerciseById(context, exerciseId);
}

/**
 * Puts a new edition in the place of one, which is kept for what was handed in. False where the exercise has been edited
 * or deleted meanwhile.
 */
const replaceEdition = (
  context: Context,
  actor: Actor,
  own: OwnRow,
  newFiles: NewFile[],
  written: Written,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    if ((await lockWritten(tx, own.id)) !== own.version) return false;
    const now = context.clock.now();
    await keepEdition(tx, own, now);
    const files = [...written.content.files, ...(await insertFiles(tx, own.id, newFiles, actor.id, now))];
    await updateWritten(tx, own.id, { ...written, content: { ...written.content, files }, version: own.version + 1 });
    return true;
  });
