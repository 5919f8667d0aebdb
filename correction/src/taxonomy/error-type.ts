import type { CorrectionCategory } from '../api.ts';
import type { ErrorPage } from './error-page.ts';
import { ERROR_PAGES } from './error-pages.ts';
import { ALL_SUBCATEGORY_IDS, CATEGORY_TITLES, categoryOf, type SubcategoryId } from './taxonomy.ts';

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

const explanations = Object.fromEntries(
  ALL_SUBCATEGORY_IDS.map((id) => [id, explanationHtml(ERROR_PAGES[id])]),
) as Record<SubcategoryId, string>;

/** The main type and the subcategory as a correction carries them. A new object at each call. */
export function correctionCategory(id: SubcategoryId): CorrectionCategory {
  const category = categoryOf(id);
  const { title, description } = ERROR_PAGES[id];
  return {
    category: { id: category, title: CATEGORY_TITLES[category] },
    subcategory: { id, title, error_type: { title, description, explanation: explanations[id] } },
  };
}
