import { type Correction, REPLACE_ID, type WrittenMark } from '@ordklar/contract';
import { client } from '../../../lib/api/client.ts';
import type { DraftKeeper } from '../../../lib/saving/draft-keeper.ts';
import { keeperOf } from '../../../lib/saving/keepers.ts';

/** Keeps the marks of a text that the teacher has begun to write and neither added nor given up. */
export const writtenMarksKeeper = (teacherId: number, textId: number): DraftKeeper<WrittenMark[]> =>
  keeperOf<WrittenMark[]>(`marks-${teacherId}-${textId}`, {
    load: () => client.marksDraft({ params: { id: textId } }),
    save: (body) => client.saveMarksDraft({ params: { id: textId }, body }),
  });

/** Where a form stands: at a mark, or at words that no mark is on. */
export type FormPlace = Pick<WrittenMark, 'kind' | 'offset' | 'length'> & { mark: Correction | null };

/** The fields of a form as they stand when it opens and nothing is written yet. */
export const freshMark = ({ kind, mark, offset, length }: FormPlace, token: string): WrittenMark => ({
  kind,
  markId: mark?.id ?? null,
  offset,
  length,
  subcategoryId: mark?.categories[0]?.subcategory.id ?? REPLACE_ID,
  replacement: mark ? (mark.replacements[0] ?? '') : token,
  takeAway: mark?.replacements[0] === '',
  explanation: mark?.explanation ?? '',
  comment: mark?.comment ?? '',
});

/** What a comment of the bank makes of words that no mark is on: more than a comment. */
export type Brought = { subcategoryId: string; replacement: string | null };

/** What the comment that is being written brings; null where it is a comment alone. */
export function broughtBy(now: WrittenMark, token: string): Brought | null {
  const replacement = now.replacement === token ? null : now.replacement;
  if (now.kind !== 'comment' || now.markId !== null) return null;
  return now.subcategoryId === REPLACE_ID && replacement === null
    ? null
    : { subcategoryId: now.subcategoryId, replacement };
}

/** Whether two are about the same: one mark has one form to change it and one to comment on it. */
export const isSameForm = (a: WrittenMark, b: WrittenMark): boolean =>
  a.kind === b.kind && a.markId === b.markId && a.offset === b.offset && a.length === b.length;

const FIELDS = ['subcategoryId', 'replacement', 'takeAway', 'explanation', 'comment'] as const;

/** The list with what is written now, or without it where nothing is; null for an empty list. */
export function withWritten(list: readonly WrittenMark[] | null, now: WrittenMark, fresh: WrittenMark | null) {
  const others = (list ?? []).filter((each) => !isSameForm(each, now));
  const isWritten = fresh !== null && FIELDS.some((field) => now[field] !== fresh[field]);
  const next = isWritten ? [...others, now] : others;
  return next.length > 0 ? next : null;
}
