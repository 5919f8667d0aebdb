import type { FileObject } from '@ordklar/contract';
import type { DocxProblem, ExtractedText } from '@ordklar/documents';
import { isNamedDocx, startsAsDocx } from '@ordklar/school';
import { safeFileName, shownFile } from '../../../platform/files/file-name.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import type { FormFile } from '../../../platform/http/read-form.ts';
import { found, ProblemError, type ProblemCode } from '../../../platform/problems/index.ts';
import { requireFileRoom } from '../../quotas/index.ts';
import * as repo from './hand-in.repo.ts';
import { requireHomework } from '../reach-homework.ts';

export interface Upload extends FormFile {
  uploadedFrom: 'onedrive' | 'googledrive' | null;
}

const PROBLEMS: Record<DocxProblem, ProblemCode> = {
  'not-a-docx': 'not-docx',
  'broken-zip': 'broken-docx',
  'zip-bomb': 'zip-bomb',
  encrypted: 'encrypted-docx',
  empty: 'empty-text',
  'too-large': 'too-large',
  'too-slow': 'docx-too-slow',
};

/** The text of an uploaded DOCX; refuses what is none, and what cannot be read. */
export async function requireDocx(context: Context, upload: FormFile): Promise<ExtractedText> {
  if (!isNamedDocx(upload.filename, upload.mimetype)) throw new ProblemError('not-docx');
  if (!startsAsDocx(upload.bytes)) throw new ProblemError('no-zip-signature');
  const read = await context.textEngine.extract(upload.bytes);
  if (!read.ok) throw new ProblemError(PROBLEMS[read.problem]);
  return read.text;
}

/** How the interface shows an attached file. */
export const fileToWire = (row: repo.FileRow): FileObject => ({
  ...shownFile(row.id, row.originalFilename, row.size),
  uploadedFrom: row.uploadedFrom,
  word_count: row.wordCount,
  notes: row.notes,
});

/**
 * Attaches a DOCX to a task in place of the one before it. The text is read at once, so that a file that cannot be read
 * is refused here and the one before it stays.
 */
export async function attachFile(
  context: Context,
  actor: Actor,
  homeworkId: number,
  upload: Upload,
): Promise<FileObject> {
  const homework = await requireHomework(context, actor, homeworkId);
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  // before the document is read, which is what costs
  await requireFileRoom(context, context.db, actor, [upload.bytes.length], context.clock.now());
  const { text, wordCount, uncheckedRanges, notes } = await requireDocx(context, upload);
  const storageKey = await context.files.put(upload.bytes);
  const file = {
    homeworkId,
    originalFilename: safeFileName(upload.filename, 'docx'),
    size: upload.bytes.length,
    storageKey,
    uploadedFrom: upload.uploadedFrom,
    uploadedBy: actor.id,
    uploadedAt: context.clock.now(),
    text,
    wordCount,
    uncheckedRanges,
    notes,
  };
  const row = await replaceIfRoom(context, actor, file).catch(async (error: unknown) => {
    await context.files.remove(storageKey);
    throw error;
  });
  if (row) return fileToWire(row);
  await context.files.remove(storageKey);
  throw await refusal(context, actor, homeworkId);
}

/** Puts a file in the place of the one before it; null where the task takes none any more. Throws where there is no room. */
const replaceIfRoom = (context: Context, actor: Actor, file: repo.NewFile): Promise<repo.FileRow | null> =>
  context.db.transaction(async (tx) => {
    if (!(await repo.lockOpen(tx, file.homeworkId))) return null;
    await requireFileRoom(context, tx, actor, [file.size], file.uploadedAt);
    return repo.replaceFile(tx, file);
  });

/** Why a task takes nothing any more: 404 where it was removed meanwhile, else it is handed in. */
async function refusal(context: Context, actor: Actor, homeworkId: number): Promise<ProblemError> {
  await requireHomework(context, actor, homeworkId);
  return new ProblemError('already-handed-in');
}

/** Takes an attached file away; one that is handed in stays. */
export async function detachFile(context: Context, actor: Actor, homeworkId: number, fileId: number): Promise<void> {
  const homework = await requireHomework(context, actor, homeworkId);
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const file = found(await repo.findFileById(context.db, homeworkId, fileId));
  const isRemoved = await context.db.transaction(async (tx) => {
    if (!(await repo.lockOpen(tx, homeworkId))) return false;
    await repo.removeFile(tx, file.id, context.clock.now());
    return true;
  });
  if (!isRemoved) throw await refusal(context, actor, homeworkId);
}

/** The bytes and name of an attached file, for whoever reaches the task. */
export async function readFile(context: Context, actor: Actor, homeworkId: number, fileId: number) {
  await requireHomework(context, actor, homeworkId);
  const file = found(await repo.findFileById(context.db, homeworkId, fileId));
  return {
    bytes: found(await context.files.get(file.storageKey)),
    filename: safeFileName(file.originalFilename, 'docx'),
  };
}

/** The files of a task as the interface shows them. */
export async function filesOf(context: Context, homeworkId: number): Promise<FileObject[]> {
  const file = await repo.findFile(context.db, homeworkId);
  return file ? [fileToWire(file)] : [];
}
