import type { Correction } from '@ordklar/contract';
import { type TextMark, writeDocx } from '@ordklar/documents';
import { safeFileName } from '../../platform/files/file-name.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { isOwn } from '../attempts/index.ts';
import { findNamesOfText } from './corrections.repo.ts';
import { correctionSetOf, noteOpened } from './read-corrections.ts';
import { reachText } from './reach-text.ts';
import { activeOnly } from './stored-correction.ts';

const ENGINE = 'Ordklar';

/** What a mark says in the margin: its types, why, and the teacher's words. */
function commentOf({ categories, explanation, comment }: Correction): string {
  const types = categories.map(({ category, subcategory }) => `${category.title}: ${subcategory.title}`);
  return [...types, explanation, comment ?? ''].filter((line) => line !== '').join('\n');
}

const markOf = (mark: Correction, teacher: string): TextMark => ({
  offset: mark.offset,
  length: mark.length,
  replacement: mark.replacements[0] ?? null,
  comment: commentOf(mark),
  author: mark.isUser || mark.comment !== null ? teacher : ENGINE,
});

/** A text with marks as DOCX with tracked changes and comments. @param teacher whose the teacher's own marks are. */
export const markedDocx = (
  text: string,
  { marks, teacher, date }: { marks: readonly Correction[]; teacher: string; date: Date },
): Uint8Array => writeDocx({ title: null, text, marks: marks.map((mark) => markOf(mark, teacher)), date });

/** A text with the marks that its pupil sees, as DOCX with tracked changes and comments. Who may read it may take it along. */
export async function correctedDocx(
  context: Context,
  actor: Actor,
  answerTextId: number,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const text = await reachText(context, actor, answerTextId);
  if (!isOwn(actor, text)) await noteOpened(context, actor, text);
  const set = await correctionSetOf(context, text, activeOnly);
  const { title, studentName, teacherName } = await findNamesOfText(context.db, answerTextId);
  return {
    filename: safeFileName(`${studentName} – ${title} (rettet).docx`, 'docx'),
    bytes: markedDocx(set.text, {
      marks: set.corrections,
      teacher: set.savedByName ?? teacherName,
      date: text.editedAt ?? context.clock.now(),
    }),
  };
}
