import { courses, isTest, ownExercisePlace } from '@ordklar/content';
import type { Exercise } from '@ordklar/contract';
import { blocksOfText, type FreeText } from '@ordklar/exercise-kinds/play';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { requireLicence } from '../accounts/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { exerciseById, insertWritten, updateWritten, type Written } from '../exercises/index.ts';
import { requireFileRoom } from '../quotas/index.ts';
import { keepFiles } from './files/keep-files.ts';
import { ownExerciseFields } from './own-exercise-form.ts';
import { insertFiles, type NewFile } from './own-exercises.repo.ts';

/** Refuses a task that gives its pupils nothing: neither text nor file nor link. */
export function requireSomething(content: FreeText, newFiles: number): void {
  if (content.task.length + content.files.length + content.links.length + newFiles === 0)
    throw new ProblemError('invalid', { errors: { text: [fieldTexts.required] } });
}

/** The course that a form names; refuses one that does not exist, and tests, which have items of their own. */
function courseOfForm({ fields }: Form): string {
  const productId = fields.get('courseId')?.[0] ?? '';
  if (courses.some((course) => course.productId === productId) && !isTest(productId)) return productId;
  throw new ProblemError('invalid', {
    errors: { courseId: [productId === '' ? fieldTexts.required : fieldTexts.notOneOf] },
  });
}

/** Makes a teacher's own exercise: a task to which the pupils write a text (HW-14). */
export async function createOwnExercise(context: Context, actor: Actor, form: Form): Promise<Exercise> {
  const { title, description = '', text = '', links = [], requiredWordCount = null } = ownExerciseFields(form);
  if (title === undefined) throw new ProblemError('invalid', { errors: { title: [fieldTexts.required] } });
  const productId = courseOfForm(form);
  await requireLicence(context, actor, [productId]);
  const content = { instructions: [], task: blocksOfText(text), sourceText: null, files: [], links };
  requireSomething(content, form.files.length);
  const written = { title, description, requiredWordCount, content, productId };
  const id = await keepFiles(context, actor, { files: form.files, alreadyThere: 0 }, (files) =>
    insertExercise(context, actor, written, files),
  );
  await forgetDraft(context, { kind: 'exercise', teacherId: actor.id, exerciseId: null });
  return exerciseById(context, id);
}

/** Writes a new exercise with its files down; answers its id. Throws where there is no room for the files. */
const insertExercise = (
  context: Context,
  actor: Actor,
  written: Written & { productId: string },
  files: NewFile[],
): Promise<number> =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const sizes = files.map(({ size }) => size);
    await requireFileRoom(context, tx, actor, sizes, now);
    const made = await insertWritten(tx, {
      ...written,
      place: ownExercisePlace(written.productId),
      ownerId: actor.id,
    });
    const kept = await insertFiles(tx, made, files, actor.id, now);
    if (kept.length > 0) await updateWritten(tx, made, { content: { ...written.content, files: kept } });
    return made;
  });
