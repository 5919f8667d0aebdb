import { isTextCorrection, textLanguageOf, tryTexts } from '@ordklar/content';
import type { TriedText } from '@ordklar/contract';
import { countWords } from '@ordklar/documents';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { requireLicence } from '../accounts/index.ts';
import { tryMarks } from '../corrections/index.ts';
import { requireDocx } from '../homework/index.ts';

/**
 * What the engine marks in a document that a teacher tries, or in the course's fixed test text where no file came
 * (HW-11). Nothing is kept: no exercise, no task, no text. Links are not followed.
 */
export async function tryText(context: Context, actor: Actor, { fields, files }: Form): Promise<TriedText> {
  const courseId = fields.get('courseId')?.[0] ?? '';
  if (!isTextCorrection(courseId))
    throw new ProblemError('invalid', {
      errors: { courseId: [courseId === '' ? fieldTexts.required : fieldTexts.notOneOf] },
    });
  await requireLicence(context, actor, [courseId]);
  const fixed = tryTexts[courseId];
  const [file] = files;
  const read = file
    ? await requireDocx(context, file)
    : { text: fixed.text, wordCount: countWords(fixed.text), uncheckedRanges: [], notes: [] };
  return {
    title: fixed.title,
    courseId,
    filename: file?.filename ?? null,
    text: read.text,
    wordCount: read.wordCount,
    notes: read.notes,
    corrections: await tryMarks(context, actor, {
      text: read.text,
      language: textLanguageOf(courseId),
      startkomma: 'auto',
      uncheckedRanges: read.uncheckedRanges,
    }),
  };
}
