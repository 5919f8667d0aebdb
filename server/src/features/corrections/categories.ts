import { isTextCorrection, textLanguageOf, type TextLanguage } from '@ordklar/content';
import {
  CATEGORY_IDS,
  CATEGORY_TITLES,
  correctionCategory,
  fallbackText,
  groupOf,
  isSubcategoryId,
  SUBCATEGORY_IDS,
  type SubcategoryId,
} from '@ordklar/correction/taxonomy';
import { ProblemError } from '../../platform/problems/index.ts';

/** What is said of a type in a text of the language: the page of the taxonomy explains Danish, and nothing else. */
function descriptionIn(language: TextLanguage, id: SubcategoryId) {
  if (language !== 'da') {
    const description = fallbackText(id);
    return { language_id: language, description, explanation: `<p>${description}</p>` };
  }
  const { description, explanation } = correctionCategory(id).subcategory.error_type;
  return { language_id: language, description, explanation };
}

/** Categories and subcategories of marks in a text-correction course; 'Failed to fetch categories' where it is none (TC-25). */
export function categoriesOfProduct(productId: string) {
  if (!isTextCorrection(productId)) throw new ProblemError('not-found', { message: 'Failed to fetch categories' });
  return CATEGORY_IDS.map((id) => ({
    id,
    title: CATEGORY_TITLES[id],
    subcategories: SUBCATEGORY_IDS[id].map((subcategoryId) => ({
      ...correctionCategory(subcategoryId).subcategory,
      group: groupOf(subcategoryId) ?? null,
      descriptions: [descriptionIn(textLanguageOf(productId), subcategoryId)],
    })),
  }));
}

/** What a type of mark is called, 'Nutids-r'; null where the taxonomy does not know it any more. */
export const markTitle = (subcategoryId: string): string | null =>
  isSubcategoryId(subcategoryId) ? correctionCategory(subcategoryId).subcategory.title : null;
