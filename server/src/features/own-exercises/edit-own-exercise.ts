import type { Exercise } from '@ordklar/contract';
import { blocksOfText, playFreeText } from '@ordklar/exercise-kinds/play';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { found, ProblemError } from '../../platform/problems/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { exerciseById, lockWritten, updateWritten, type Written } from '../exercises/index.ts';
import { requireSomething } from './create-own-exercise.ts';
import { requireFileRoom } from '../quotas/index.ts';
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
  const given = { files: form.files, alreadyThere: content.files.length };
  await keepFiles(context, actor, given, (files) =>
    replaceEdition(context, actor, own, files, {
      title: said.title ?? own.title,
      description: said.description ?? own.description,
      requiredWordCount: said.requiredWordCount === undefined ? own.requiredWordCount : said.requiredWordCount,
      content,
    }),
  );
  await forgetDraft(context, { kind: 'exercise', teacherId: actor.id, exerciseId });
  return exerciseById(context, exerciseId);
}

/**
 * Puts a new edition in the place of one, which is kept for what was handed in. Throws where the exercise has been edited
 * or deleted meanwhile, and where there is no room for the files.
 */
const replaceEdition = (
  context: Context,
  actor: Actor,
  own: OwnRow,
  newFiles: NewFile[],
  written: Written,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    if ((await lockWritten(tx, own.id)) !== own.version) throw new ProblemError('stale-exercise');
    const now = context.clock.now();
    const sizes = newFiles.map(({ size }) => size);
    await requireFileRoom(context, tx, actor, sizes, now);
    await keepEdition(tx, own, now);
    const files = [...written.content.files, ...(await insertFiles(tx, own.id, newFiles, actor.id, now))];
    await updateWritten(tx, own.id, { ...written, content: { ...written.content, files }, version: own.version + 1 });
  });
