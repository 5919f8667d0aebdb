import { isTextCorrection } from '@ordklar/content';
import {
  CATEGORY_IDS,
  CATEGORY_TITLES,
  correctionCategory,
  groupOf,
  SUBCATEGORY_IDS,
} from '@ordklar/correction/taxonomy';
import { ProblemError } from '../../platform/problems/index.ts';

/** Categories and subcategories of marks in a text-correction course; 'Failed to fetch categories' where it is none (TC-25). */
export function categoriesOfProduct(productId: string) {
  if (!isTextCorrection(productId)) throw new ProblemError('not-found', { message: 'Failed to fetch categories' });
  return CATEGORY_IDS.map((id) => ({
    id,
    title: CATEGORY_TITLES[id],
    subcategories: SUBCATEGORY_IDS[id].map((subcategoryId) => ({
      ...correctionCategory(subcategoryId).subcategory,
      group: groupOf(subcategoryId) ?? null,
    })),
  }));
}
