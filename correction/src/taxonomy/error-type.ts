import type { CorrectionCategory, Language } from '../api.ts';
import { TONGUE_PAGES } from '../tongues/pages.ts';
import type { ErrorPage } from './error-page.ts';
import { ERROR_PAGES } from './error-pages.ts';
import { CATEGORY_TITLES, type CategoryId, categoryOf, type SubcategoryId, subcategoriesOf } from './taxonomy.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;
const heading = (text: string): string => `<p><strong>${escapeHtml(text)}</strong></p>`;

/** The page behind »Lær mere« as HTML of only p, strong and br; every text is escaped. */
export function explanationHtml(page: ErrorPage): string {
  const { what, why, check, examples } = page.explanation;
  return [
    paragraph(what),
    paragraph(why),
    heading('Sådan kan du selv tjekke'),
    paragraph(check),
    heading('Eksempler'),
    ...examples.map(
      ({ wrong, right }) =>
        `<p><strong>Før:</strong> ${escapeHtml(wrong)}<br><strong>Efter:</strong> ${escapeHtml(right)}</p>`,
    ),
  ].join('');
}

/** The page of a subcategory in texts of the language; that of another language where it has none of its own. */
export function pageOf(id: SubcategoryId, language: Language = 'da'): ErrorPage {
  const danish: Partial<Record<SubcategoryId, ErrorPage>> = ERROR_PAGES;
  const own = language === 'da' ? danish[id] : TONGUE_PAGES[language][id];
  const page = own ?? danish[id] ?? Object.values(TONGUE_PAGES).find((pages) => pages[id])?.[id];
  if (!page) throw new Error(`no page for ${id}`);
  return page;
}

/** Whether a language explains the subcategory itself. */
export const isExplainedIn = (language: Language, id: SubcategoryId): boolean =>
  (language === 'da' ? ERROR_PAGES : TONGUE_PAGES[language])[id as keyof typeof ERROR_PAGES] !== undefined;

/** The subcategories that texts of the language are marked with: its own, and those that teachers write themselves. */
export const subcategoriesIn = (language: Language, category: CategoryId): readonly SubcategoryId[] =>
  subcategoriesOf(category).filter((id) => isExplainedIn(language, id) || category === 'other');

/** The main type and the subcategory as a correction carries them. A new object at each call. */
export function correctionCategory(id: SubcategoryId, language: Language = 'da'): CorrectionCategory {
  const category = categoryOf(id);
  const page = pageOf(id, language);
  const { title, description } = page;
  return {
    category: { id: category, title: CATEGORY_TITLES[category] },
    subcategory: { id, title, error_type: { title, description, explanation: explanationHtml(page) } },
  };
}
