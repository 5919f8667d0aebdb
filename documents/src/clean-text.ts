/** Everything below U+0300 but these is already as we want it; most runs end here. */
const NEEDS_CLEANING = /[\u0000-\u001f\u00a0\u00ad\u0300-\u{10ffff}]/u;
/** More marks on one letter than any language stacks; normalising thousands of them takes quadratic time. */
const STACKED_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * The text of a run as a checker of language wants it: composed letters (Pages may write å as a and a ring), ordinary
 * spaces and hyphens for the non-breaking ones, no soft hyphens, no invisible characters (zero-width joiners stay: they
 * hold emoji together).
 */
export function cleanText(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  return text
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
    .replace(/[\r\n\u0085\u00a0\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/gu, ' ')
    .replace(/\u2011/gu, '-')
    .replace(STACKED_MARKS, '$1')
    .normalize('NFC');
}
