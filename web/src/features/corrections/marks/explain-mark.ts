import {
  type Correction,
  type CorrectionCategory,
  DELETE_ID,
  isDeletion,
  REPHRASE_OWN_ID,
  REPLACE_ID,
} from '@ordklar/contract';
import { correctionsText as text } from '../corrections.text.ts';

/** What 'Lær mere' says about one reason of a mark. Plain text but for `page`, which is HTML to be cleaned when shown. */
export interface MarkExplanation {
  title: string;
  /** What is wrong here, with the writer's own words. */
  why: string;
  /** How one can test it oneself; null where the taxonomy knows no test, and where the mark's own words tell another one. */
  check: string | null;
  /** The whole page about the type of error. */
  page: string;
}

/** The text that fits (TC-15). */
function fallback(correction: Correction, { category, subcategory }: CorrectionCategory): string {
  if (subcategory.id === DELETE_ID || (isDeletion(correction) && category.id !== 'punctuation'))
    return text.fallback.delete;
  if (subcategory.id === REPLACE_ID) return text.fallback.replace;
  if (subcategory.id === REPHRASE_OWN_ID || category.id === 'rephrase') return text.fallback.rephrase;
  return text.fallback.category(category.title);
}

/** The paragraph after the heading 'Sådan kan du selv tjekke' on the page about an error type; null where it has none. */
export function checkOf(page: string): string | null {
  const paragraphs = [...new DOMParser().parseFromString(page, 'text/html').querySelectorAll('p')];
  const heading = paragraphs.findIndex((paragraph) => paragraph.textContent?.trim() === text.check);
  return heading < 0 ? null : (paragraphs[heading + 1]?.textContent ?? null);
}

/** `{token}` and `{replacement}` in a text of the taxonomy (TC-03). */
const fill = (template: string, correction: Correction): string =>
  template.replaceAll('{token}', correction.token).replaceAll('{replacement}', correction.replacements[0] ?? '');

/**
 * The explanation of one reason of a mark. The mark's own explanation belongs to its first reason and ends with the test,
 * which is shown apart. Where the engine explains the place in other words, the type's test may not fit (»Sæt »en« foran«
 * at »heldigvis«) and is left to the page. Further reasons are explained by their type.
 */
export function explainMark(correction: Correction, entry: CorrectionCategory): MarkExplanation {
  const { error_type } = entry.subcategory;
  const page = fill(error_type.explanation, correction);
  const check = checkOf(page);
  const own = entry === correction.categories[0] ? correction.explanation.trim() : '';
  const endsInCheck = check !== null && own.endsWith(check);
  const why = endsInCheck ? own.slice(0, -check.length).trim() : own;
  return {
    title: fill(error_type.title || entry.subcategory.title, correction),
    why: why || fill(error_type.description, correction) || fallback(correction, entry),
    check: own === '' || endsInCheck || correction.isUser ? check : null,
    page,
  };
}
