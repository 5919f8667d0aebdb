import { isTextCorrection, textLanguageOf, tryTexts } from '@ordklar/content';
import { commaSystem, MAX_TRIED_TEXT, type TriedText } from '@ordklar/contract';
import { countWords } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { fieldTexts, ProblemError } from '../../platform/problems/index.ts';
import { requireLicence } from '../accounts/index.ts';
import { tryMarks } from '../corrections/index.ts';
import { requireDocx, uploadSourceOf } from '../homework/index.ts';
import { type Errors, linksOf } from './own-exercise-form.ts';

const PASTED_TITLE = 'Din egen tekst';

/**
 * What the engine marks in a document or a pasted text that a teacher tries, or in the course's fixed test text where
 * neither came: a task in which the teacher is the pupil too (HW-11). Nothing is kept (docs/decisions/0012): no exercise,
 * no task, no text. Links are looked at as those of an own exercise are, and not followed.
 */
export async function tryText(context: Context, actor: Actor, { fields, files }: Form): Promise<TriedText> {
  const errors: Errors = {};
  const fileLinks = linksOf(fields.get('fileLinks') ?? [], errors);
  const courseId = fields.get('courseId')?.[0] ?? '';
  const origin = fields.get('uploadedFrom')?.[0] ?? '';
  if (origin !== '' && uploadSourceOf(fields) === null) errors.uploadedFrom = [fieldTexts.notOneOf];
  const isOffered = isTextCorrection(courseId);
  if (!isOffered) errors.courseId = [courseId === '' ? fieldTexts.required : fieldTexts.notOneOf];
  if (!isOffered || Object.keys(errors).length > 0) throw new ProblemError('invalid', { errors });
  await requireLicence(context, actor, [courseId]);
  const fixed = tryTexts[courseId];
  const [file] = files;
  const pasted = fields.get('text')?.[0]?.replaceAll('\r\n', '\n').trim() ?? '';
  if (pasted.length > MAX_TRIED_TEXT) throw new ProblemError('invalid', { errors: { text: [fieldTexts.tooLong] } });
  const startkomma = commaSystem.default('auto').safeParse(fields.get('startkomma')?.[0]);
  if (!startkomma.success) throw new ProblemError('invalid', { errors: { startkomma: [fieldTexts.notOneOf] } });
  const text = pasted || fixed.text;
  const read = file
    ? await requireDocx(context, file)
    : { text, wordCount: countWords(text), uncheckedRanges: [], notes: [] };
  return {
    title: pasted && !file ? PASTED_TITLE : fixed.title,
    teacherId: actor.id,
    studentId: actor.id,
    courseId,
    filename: file?.filename ?? null,
    uploadedFrom: file ? uploadSourceOf(fields) : null,
    fileLinks,
    text: read.text,
    wordCount: read.wordCount,
    ...(await tryMarks(context, actor, {
      text: read.text,
      notes: read.notes,
      language: textLanguageOf(courseId),
      startkomma: startkomma.data,
      uncheckedRanges: read.uncheckedRanges,
    })),
  };
}
