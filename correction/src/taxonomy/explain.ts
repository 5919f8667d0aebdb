import { pageOf } from './error-type.ts';
import { CATEGORY_TITLES, categoryOf, DELETE_ID, type SubcategoryId } from './taxonomy.ts';

/** What a mark's explanation is about: the writer's own words and the first suggestion. */
export interface MarkedWords {
  token: string;
  /** Undefined or empty when there is no suggestion. */
  replacement?: string;
}

/** The texts for marks that have no explanation of their own (TC-15). */
const FALLBACK = {
  category: 'Du har lavet fejl i {category}',
  replace: 'Ordet burde erstattes med et andet ord',
  rephrase: 'Dette burde omformuleres',
  delete: 'Du har skrevet et unødvendigt ord',
};

/** The text that fits the subcategory (TC-15). */
export function fallbackText(id: SubcategoryId): string {
  if (id === DELETE_ID) return FALLBACK.delete;
  if (id === 'replace') return FALLBACK.replace;
  if (id === 'rephrase-own' || categoryOf(id) === 'rephrase') return FALLBACK.rephrase;
  return FALLBACK.category.replace('{category}', CATEGORY_TITLES[categoryOf(id)].toLowerCase());
}

/** Puts the words into a template's `{token}` and `{replacement}`; undefined when the template asks for a word that is missing. */
export function fillTemplate(template: string, words: MarkedWords): string | undefined {
  let complete = true;
  const filled = template.replace(/\{(token|replacement)\}/g, (_, name: keyof MarkedWords) => {
    const word = words[name];
    if (!word) complete = false;
    return word ?? '';
  });
  return complete ? filled : undefined;
}

/**
 * A mark's explanation in Danish: what is wrong and why, with the writer's own words put in, then how to test it
 * oneself. Plain text, not HTML. A rule's own template takes the place of both.
 */
export function explain(id: SubcategoryId, words: MarkedWords, ownTemplate?: string): string {
  const { short, explanation } = pageOf(id);
  return fillTemplate(ownTemplate ?? `${short} ${explanation.check}`, words) ?? fallbackText(id);
}
