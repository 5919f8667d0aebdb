import type { TextLanguage } from '@ordklar/content';
import type { Correction as EngineCorrection, SentenceDrawing } from '@ordklar/correction';
import { correctionCategory, isDrawnType, isSubcategoryId } from '@ordklar/correction/taxonomy';
import { type Correction, type CorrectionCategory, OLD_USER_GROUP } from '@ordklar/contract';
import type { StoredCategory } from '../../platform/db/schema/homework.ts';
import { explainedIn } from './categories.ts';
import type { CorrectionRow } from './corrections.repo.ts';

/** A mark as it is written. */
export type NewRow = Omit<CorrectionRow, 'comment'> & { comment: string | null };

/** The mark at `index` of what the engine found in a text, as a row. Keys tell the engine's marks (e…) from the teacher's own. */
export const rowOfEngine = (answerTextId: number, mark: EngineCorrection, index: number): NewRow => ({
  answerTextId,
  key: `e${index + 1}`,
  offset: mark.offset,
  length: mark.length,
  token: mark.token,
  replacements: mark.replacements,
  sentence: mark.sentence,
  explanation: mark.explanation,
  comment: null,
  active: true,
  isUser: false,
  notAnError: false,
  ruleId: mark.ruleId,
  confidence: Math.round(mark.confidence * 100),
  categories: mark.categories.map((entry, position) => ({
    id: `e${index + 1}-${position + 1}`,
    active: true,
    isUser: false,
    categoryId: entry.category.id,
    subcategoryId: entry.subcategory.id,
  })),
});

/** The engine's marks as rows of a text. */
export const rowsOfEngine = (answerTextId: number, found: EngineCorrection[]): NewRow[] =>
  found.map((mark, index) => rowOfEngine(answerTextId, mark, index));

const oldExplanation = `Du har lavet fejl i ${OLD_USER_GROUP.title.toLowerCase()}`;

/** A reason as the wire spells it; one whose type the taxonomy does not have stands in the old group (TC-04). */
function reasonToWire(
  { id, active, isUser, subcategoryId }: StoredCategory,
  language: TextLanguage,
): CorrectionCategory {
  if (isSubcategoryId(subcategoryId)) {
    const { category, subcategory } = correctionCategory(subcategoryId, language);
    const error_type = { ...subcategory.error_type, ...explainedIn(language, subcategoryId) };
    return { id, active, isUser, category, subcategory: { ...subcategory, error_type } };
  }
  const { title } = OLD_USER_GROUP;
  const error_type = { title, description: oldExplanation, explanation: `<p>${oldExplanation}</p>` };
  return { id, active, isUser, category: OLD_USER_GROUP, subcategory: { id: subcategoryId, title, error_type } };
}

/** The sentence that a mark is in, where one of its reasons is seen in it. */
function drawingOf({ offset, categories }: CorrectionRow, drawings: readonly SentenceDrawing[]): Correction['drawing'] {
  if (!categories.some(({ subcategoryId }) => isDrawnType(subcategoryId))) return null;
  const drawn = drawings[lastBegunAt(drawings, offset)];
  return drawn && offset < drawn.start + drawn.text.length ? { text: drawn.text, clauses: drawn.clauses } : null;
}

/** Where the last of the sentences stands that begin at `offset` or before; they lie in the order of the text. -1 where none does. */
function lastBegunAt(drawings: readonly SentenceDrawing[], offset: number): number {
  let [from, to] = [0, drawings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((drawings[middle]?.start ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/**
 * A mark of a text in `language` as the wire spells it; titles and explanations come from the taxonomy.
 * @param drawings the sentences of its text that the engine could draw
 */
export function correctionToWire(
  row: CorrectionRow,
  language: TextLanguage,
  drawings: readonly SentenceDrawing[] = [],
): Correction {
  const categories = row.categories.map((reason) => reasonToWire(reason, language));
  return {
    id: row.key,
    offset: row.offset,
    length: row.length,
    token: row.token,
    replacements: row.replacements,
    sentence: row.sentence,
    explanation: row.explanation,
    comment: row.comment,
    active: row.active,
    isUser: row.isUser,
    notAnError: row.notAnError,
    categories,
    drawing: drawingOf(row, drawings),
    properties: categories.map((entry) => ({
      id: entry.subcategory.id,
      subtitle: entry.subcategory.title,
      description: entry.subcategory.error_type.description,
    })),
  };
}

/** What a pupil may see of the marks: active ones, with their active reasons only (PD-04). */
export const activeOnly = (rows: CorrectionRow[]): CorrectionRow[] =>
  rows
    .filter((row) => row.active)
    .map((row) => ({ ...row, categories: row.categories.filter((entry) => entry.active) }))
    .filter((row) => row.categories.length > 0);
