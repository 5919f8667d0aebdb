import { isDeepStrictEqual } from 'node:util';
import { isSubcategoryId, categoryOf } from '@ordklar/correction/taxonomy';
import { mayReplaceByNothing, OLD_USER_GROUP, type SavedCorrection } from '@ordklar/contract';
import { sentenceAround } from '@ordklar/school';
import { toUnix } from '../../../platform/clock/clock.ts';
import type { Actor, Context } from '../../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../../platform/problems/index.ts';
import { findText, type TextRow } from '../../attempts/index.ts';
import { type CorrectionRow, findCorrections } from '../corrections.repo.ts';
import { requireText } from '../reach-text.ts';
import { replaceSavedMarks } from './replace-saved-marks.ts';
import { setTextReady } from './set-ready.ts';
import { staleSave } from './stale-save.ts';

export interface Save {
  exerciseAnswerTextId: number;
  corrections: SavedCorrection[];
  squadId: number;
  /** Left out: as it stands. */
  isReadyForStudent?: boolean | undefined;
  selfCorrectionEnabled?: boolean | undefined;
  version?: number | undefined;
}

/** The types of the old group (TC-04) that the text has: they may stay, and no others may come. */
async function oldTypes(context: Context, { id }: TextRow, marks: SavedCorrection[]): Promise<Set<string>> {
  const isOld = ({ category }: { category: { id: string } }) => category.id === OLD_USER_GROUP.id;
  if (!marks.some((mark) => mark.categories.some(isOld))) return new Set();
  const stored = await findCorrections(context.db, [id]);
  const types = stored.flatMap((row) => row.categories.map((entry) => entry.subcategoryId));
  return new Set(types.filter((type) => !isSubcategoryId(type)));
}

const isKnown = (categoryId: string, subcategoryId: string, old: ReadonlySet<string>): boolean =>
  isSubcategoryId(subcategoryId)
    ? categoryOf(subcategoryId) === categoryId
    : categoryId === OLD_USER_GROUP.id && old.has(subcategoryId);

/** A saved mark as a row. What the text says at the place is the token, whatever the caller believes. */
function rowOf(text: TextRow, mark: SavedCorrection, old: ReadonlySet<string>): CorrectionRow {
  if (mark.offset + mark.length > text.text.length) throw new ProblemError('outside-text');
  for (const { category, subcategory } of mark.categories) {
    if (!isKnown(category.id, subcategory.id, old)) throw new ProblemError('category-not-found');
    if (mark.replacements[0] === '' && !mayReplaceByNothing(category.id, subcategory.id))
      throw new ProblemError('empty-replacement');
  }
  return {
    answerTextId: text.id,
    key: mark.id,
    offset: mark.offset,
    length: mark.length,
    token: text.text.slice(mark.offset, mark.offset + mark.length),
    replacements: mark.replacements,
    sentence: sentenceAround(text.text, mark.offset, mark.length),
    explanation: mark.explanation,
    comment: mark.comment,
    active: mark.active && !mark.notAnError,
    isUser: mark.isUser,
    notAnError: mark.notAnError ?? false,
    ruleId: null,
    confidence: null,
    categories: mark.categories.map((entry) => ({
      id: entry.id,
      active: entry.active,
      isUser: entry.isUser,
      categoryId: entry.category.id,
      subcategoryId: entry.subcategory.id,
    })),
  };
}

/**
 * The save that has these marks already, when the person who sends them saved last: it is the same save once more, sent on
 * leaving the page and again on coming back. Null where another save has come between.
 */
async function sameSave(context: Context, actor: Actor, answerTextId: number, rows: CorrectionRow[]) {
  const now = await findText(context.db, answerTextId);
  if (!now?.editedAt || now.editedBy !== actor.id) return null;
  const byKey = (marks: CorrectionRow[]) => new Map(marks.map((mark) => [mark.key, mark]));
  const kept = await findCorrections(context.db, [answerTextId]);
  return isDeepStrictEqual(byKey(kept), byKey(rows)) ? { version: now.version, editedAt: now.editedAt } : null;
}

/** Makes the text ready or not where the save says so, and answers how it stands. */
async function makeReady(context: Context, actor: Actor, save: Save) {
  const text = found(await findText(context.db, save.exerciseAnswerTextId));
  const { isReadyForStudent = text.readyAt !== null, selfCorrectionEnabled = text.selfCorrectionEnabled } = save;
  await setTextReady(context, actor, text, isReadyForStudent, selfCorrectionEnabled);
  return { isReadyForStudent, selfCorrectionEnabled };
}

/**
 * Saves the marks of a text (TC-17). A save that does not know the newest version gets 409 with who saved and when,
 * and changes nothing (PD-21).
 */
export async function saveCorrections(context: Context, actor: Actor, save: Save) {
  const text = await requireText(context, actor, save.exerciseAnswerTextId);
  if (text.squadId !== save.squadId) throw notFound();
  if (text.marking === 'queued') throw new ProblemError('still-marking');
  const keys = new Set(save.corrections.map((mark) => mark.id));
  if (keys.size !== save.corrections.length) throw new ProblemError('invalid');
  const old = await oldTypes(context, text, save.corrections);
  const rows = save.corrections.map((mark) => rowOf(text, mark, old));
  const saved =
    (await replaceSavedMarks(context, actor, text.id, { rows, version: save.version })) ??
    (await sameSave(context, actor, text.id, rows));
  if (saved === null) throw await staleSave(context, text.id);
  const stands = await makeReady(context, actor, save);
  return { version: saved.version, savedAt: toUnix(saved.editedAt), savedByName: actor.publicName, ...stands };
}
