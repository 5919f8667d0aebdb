import type { CorrectionCategory } from '@ordklar/contract';

/** A type that a mark can be given: what the categories call answers, in the shape that a mark carries. */
export type MarkCategory = Pick<CorrectionCategory, 'category' | 'subcategory'>;

/** Categories with their types, as the API gives them. */
export interface CategoryGroup {
  id: string;
  title: string;
  subcategories: MarkCategory['subcategory'][];
}

/** The type of an id; throws 'Category not found' for one that does not exist (TC-25). */
export function findCategory(groups: readonly CategoryGroup[], subcategoryId: string): MarkCategory {
  for (const { id, title, subcategories } of groups) {
    const subcategory = subcategories.find((each) => each.id === subcategoryId);
    if (subcategory) return { category: { id, title }, subcategory };
  }
  throw new Error('Category not found');
}
