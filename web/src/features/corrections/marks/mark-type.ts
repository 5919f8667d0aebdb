import { COMMENT_ID, type Correction, type CorrectionCategory } from '@ordklar/contract';

/** The main types as a reader meets them: the groupings of TC-04, and the teacher's comments. */
export const MARK_TYPES = ['grammar', 'spelling', 'wordconfusion', 'punctuation', 'rephrase', 'other', 'own'] as const;
export type MarkType = (typeof MARK_TYPES)[number];

/** The main type of one reason; a category that we do not know is shown as 'other'. */
export function typeOfCategory(entry: CorrectionCategory): MarkType {
  return entry.subcategory.id === COMMENT_ID ? 'own' : typeOfId(entry.category.id);
}

/** The main type of a category by its id. */
export const typeOfId = (categoryId: string): MarkType => MARK_TYPES.find((type) => type === categoryId) ?? 'other';

/** Whether readers of the text see the mark: it is not hidden, and not all of its reasons are (TC-08). */
export const isActive = (correction: Correction): boolean =>
  correction.active && correction.categories.some((entry) => entry.active);

/** The reason that gives the mark its shape: the first that is not hidden, else the first. */
export const mainCategory = (correction: Correction): CorrectionCategory | undefined =>
  correction.categories.find((entry) => entry.active) ?? correction.categories[0];

/** The main type of a mark. */
export function markType(correction: Correction): MarkType {
  const main = mainCategory(correction);
  return main ? typeOfCategory(main) : 'other';
}

/** The CSS colour of a main type, as text on every paper and as line. */
export const typeColor = (type: MarkType): string => `var(--mark-${type === 'wordconfusion' ? 'confusion' : type})`;
