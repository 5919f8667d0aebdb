import { COMMENT_ID, type Correction, type SavedCorrection } from '@ordklar/contract';
import { type MarkType, typeOfCategory } from '../marks/mark-type.ts';
import type { TextRange } from '../marks/selected-range.ts';
import type { MarkCategory } from './mark-categories.ts';

/** Changes of a text's marks. All are pure: marks in, marks out; what does not change stays the same object. */
export type MarkEdit = (marks: readonly Correction[]) => readonly Correction[];

const changeOne =
  (id: string, change: (mark: Correction) => Correction): MarkEdit =>
  (marks) =>
    marks.map((mark) => (mark.id === id ? change(mark) : mark));

/** Hides a mark from the pupil, or shows it again. A mark whose reasons were all hidden shows all of them again. */
export const setShown = (id: string, shown: boolean): MarkEdit =>
  changeOne(id, (mark) => {
    const categories =
      shown && !mark.categories.some((entry) => entry.active)
        ? mark.categories.map((entry) => ({ ...entry, active: true }))
        : mark.categories;
    return { ...mark, active: shown, notAnError: shown ? false : mark.notAnError, categories };
  });

/** Says of marks that they are no errors here, which hides them from the pupil, or takes that back (PD-23). */
export const setNotAnError =
  (ids: ReadonlySet<string>, notAnError: boolean): MarkEdit =>
  (marks) =>
    marks.map((mark) => (ids.has(mark.id) ? { ...mark, notAnError, active: !notAnError } : mark));

/** Whether a school can take the mark's word on its word list: a spelling mark of the engine's on one word. */
export const isSpelling = (mark: Correction): boolean =>
  !mark.isUser && !/\s/.test(mark.token) && mark.categories.some((entry) => entry.category.id === 'spelling');

/** The marks that one word about this mark settles: a spelling mark stands for all of the same word in the text. */
export const alike = (marks: readonly Correction[], mark: Correction): Correction[] =>
  marks.filter(
    (other) => other.id === mark.id || (isSpelling(mark) && isSpelling(other) && other.token === mark.token),
  );

/** Hides a main type in the whole text, or shows it again, with the marks of it that were hidden one by one. */
export const setTypeShown =
  (type: MarkType, shown: boolean): MarkEdit =>
  (marks) =>
    marks.map((mark) => {
      if (!mark.categories.some((entry) => typeOfCategory(entry) === type)) return mark;
      const categories = mark.categories.map((entry) =>
        typeOfCategory(entry) === type ? { ...entry, active: shown } : entry,
      );
      return { ...mark, categories, active: shown ? !mark.notAnError : mark.active };
    });

/** Main types that are hidden in the whole text: they have marks, and no reason of them is shown. */
export function hiddenTypes(marks: readonly Correction[]): ReadonlySet<MarkType> {
  const entries = marks.flatMap((mark) => mark.categories);
  const shown = new Set(entries.filter((entry) => entry.active).map(typeOfCategory));
  return new Set(entries.map(typeOfCategory).filter((type) => !shown.has(type)));
}

/** What a teacher decides about a mark. */
export interface MarkContent {
  category: MarkCategory;
  /** '' takes the words away, where the type allows it; null is no suggestion. */
  replacement: string | null;
  explanation: string;
  comment: string | null;
}

/** Changes type, replacement, explanation and comment. Further suggestions and reasons of the engine stay behind the first. */
export const changeMark = (id: string, content: MarkContent): MarkEdit =>
  changeOne(id, (mark) => {
    const [first, ...others] = mark.categories;
    const same = first?.subcategory.id === content.category.subcategory.id;
    const entry = same ? first : { id: `${id}-u`, active: true, isUser: true, ...content.category };
    const rest = others.filter(
      (other) => other.subcategory.id !== content.category.subcategory.id && other.id !== entry.id,
    );
    const replacements = content.replacement === mark.replacements[0] ? mark.replacements : toList(content.replacement);
    return {
      ...mark,
      replacements,
      explanation: content.explanation,
      comment: content.comment,
      categories: [{ ...entry, active: true }, ...rest],
    };
  });

const toList = (replacement: string | null): string[] => (replacement === null ? [] : [replacement]);

/** Sets or takes away the comment on a mark; a mark that is nothing but a comment goes with it. */
export const setComment =
  (id: string, comment: string | null): MarkEdit =>
  (marks) =>
    comment === null
      ? marks
          .filter((mark) => mark.id !== id || !isCommentOnly(mark))
          .map((mark) => (mark.id === id ? { ...mark, comment } : mark))
      : changeOne(id, (mark) => ({ ...mark, comment }))(marks);

/** Whether the mark is only the teacher's remark on a place. */
export const isCommentOnly = (mark: Correction): boolean =>
  mark.isUser && mark.categories.every((entry) => entry.subcategory.id === COMMENT_ID);

/** A new mark of the teacher's own. `id` must be new in the text. */
export const addMark =
  (id: string, text: string, { offset, length }: TextRange, content: MarkContent): MarkEdit =>
  (marks) => [
    ...marks,
    {
      id,
      offset,
      length,
      token: text.slice(offset, offset + length),
      replacements: toList(content.replacement),
      sentence: '',
      explanation: content.explanation,
      comment: content.comment,
      active: true,
      isUser: true,
      notAnError: false,
      categories: [{ id: `${id}-1`, active: true, isUser: true, ...content.category }],
      drawing: null,
      properties: [],
    },
  ];

/** Takes marks of the teacher's own away (TC-19); the engine's marks can only be hidden. */
export const removeMarks =
  (ids: ReadonlySet<string>): MarkEdit =>
  (marks) =>
    marks.filter((mark) => !mark.isUser || !ids.has(mark.id));

/** The marks as the API saves them (TC-17). */
export const toSaved = (marks: readonly Correction[]): SavedCorrection[] =>
  marks.map(({ id, offset, length, replacements, explanation, comment, active, isUser, notAnError, categories }) => ({
    id,
    offset,
    length,
    replacements,
    explanation,
    comment,
    active,
    isUser,
    notAnError,
    categories: categories.map((entry) => ({
      id: entry.id,
      active: entry.active,
      isUser: entry.isUser,
      category: { id: entry.category.id },
      subcategory: { id: entry.subcategory.id },
    })),
  }));
