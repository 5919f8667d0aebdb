import type { Analysis } from '../analysis/analysis.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import type { Finding } from './rule.ts';

/** With a capital first. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Gives the replacement the capitals of what it replaces. */
export function matchCase(written: string, replacement: string): string {
  if (written.length > 1 && written === written.toUpperCase() && written !== written.toLowerCase())
    return replacement.toUpperCase();
  const first = written.charAt(0);
  return first !== first.toLowerCase() ? capitalised(replacement) : replacement;
}

/** Another word, or several, for the word at a place. Best first. */
export function replaceWord(
  a: Analysis,
  at: number,
  replacements: string | readonly string[],
  confidence: number,
  subcategory?: SubcategoryId,
): Finding {
  const list = typeof replacements === 'string' ? [replacements] : replacements;
  const written = a.written(at);
  const finding: Finding = {
    start: a.starts[at]!,
    end: a.ends[at]!,
    replacements: list.map((replacement) => matchCase(written, replacement)),
    confidence,
  };
  if (subcategory) finding.subcategory = subcategory;
  return finding;
}

/** The word at a place in small letters. */
export const smallAt = (a: Analysis, at: number, confidence: number): Finding => ({
  start: a.starts[at]!,
  end: a.ends[at]!,
  replacements: [a.lower(at)],
  confidence,
});

/** The word at a place with a capital. */
export const capitalAt = (a: Analysis, at: number, confidence: number): Finding => ({
  start: a.starts[at]!,
  end: a.ends[at]!,
  replacements: [capitalised(a.written(at))],
  confidence,
});

/** Other words for the places [from, to], the spaces between them included. */
export function replaceSpan(a: Analysis, from: number, to: number, replacement: string, confidence: number): Finding {
  return {
    start: a.starts[from]!,
    end: a.ends[to]!,
    replacements: [matchCase(a.written(from).length > 1 ? a.written(from).charAt(0) : a.written(from), replacement)],
    confidence,
  };
}

/** A mark that is missing after the word. */
export function insertAfter(
  a: Analysis,
  at: number,
  mark: string,
  confidence: number,
  subcategory?: SubcategoryId,
): Finding {
  const finding: Finding = {
    start: a.starts[at]!,
    end: a.ends[at]!,
    replacements: [a.written(at) + mark],
    confidence,
    insertion: true,
  };
  if (subcategory) finding.subcategory = subcategory;
  return finding;
}

/** Text that should not be there. */
export function removeText(start: number, end: number, confidence: number, subcategory?: SubcategoryId): Finding {
  const finding: Finding = { start, end, replacements: [''], confidence };
  if (subcategory) finding.subcategory = subcategory;
  return finding;
}
