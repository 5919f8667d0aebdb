import { isTextCorrection, textLanguageOf, type TextLanguage } from '@ordklar/content';
import type { Language } from '@ordklar/correction';
import {
  CATEGORY_IDS,
  CATEGORY_TITLES,
  categoryOf,
  correctionCategory,
  fallbackText,
  groupOf,
  isExplainedIn,
  isSubcategoryId,
  subcategoriesIn,
  type SubcategoryId,
} from '@ordklar/correction/taxonomy';
import type { CategoryId } from '@ordklar/contract';
import { ProblemError } from '../../platform/problems/index.ts';

/** What is said of a type in a text of the language: the page of that language, or no more than what it is called. */
export function explainedIn(language: TextLanguage, id: SubcategoryId) {
  const description = fallbackText(id);
  if (!isExplainedIn(language, id)) return { description, explanation: `<p>${description}</p>` };
  const page = correctionCategory(id, language).subcategory.error_type;
  return { description: page.description, explanation: page.explanation };
}

/** Categories and subcategories of marks in a text-correction course; 'Failed to fetch categories' where it is none (TC-25). */
export function categoriesOfProduct(productId: string) {
  if (!isTextCorrection(productId)) throw new ProblemError('not-found', { message: 'Failed to fetch categories' });
  const language = textLanguageOf(productId);
  return CATEGORY_IDS.map((id) => ({
    id,
    title: CATEGORY_TITLES[id],
    subcategories: subcategoriesIn(language, id).map((subcategoryId) => {
      const { subcategory } = correctionCategory(subcategoryId, language);
      const explained = explainedIn(language, subcategoryId);
      return {
        ...subcategory,
        error_type: { ...subcategory.error_type, ...explained },
        group: groupOf(subcategoryId) ?? null,
        descriptions: [{ language_id: language, ...explained }],
      };
    }),
  }));
}

/** The main type that a type of mark belongs to; 'other' for one that the taxonomy does not know any more. */
export const mainTypeOf = (subcategoryId: string): CategoryId =>
  isSubcategoryId(subcategoryId) ? categoryOf(subcategoryId) : 'other';

/** What a type of mark is called in texts of the language, 'Nutids-r'; null where the taxonomy does not know it any more. */
export const markTitle = (subcategoryId: string, language: Language = 'da'): string | null =>
  isSubcategoryId(subcategoryId) ? correctionCategory(subcategoryId, language).subcategory.title : null;
