import type { Correction } from '../api.ts';

/**
 * The text with every first replacement put in. A mark that adds something after a word goes in at the word's end,
 * so that it may share the word with another correction.
 */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  const edits = corrections
    .filter((correction) => correction.replacements.length > 0)
    .map((correction) => {
      const replacement = correction.replacements[0]!;
      const end = correction.offset + correction.length;
      const adds =
        replacement.startsWith(correction.token) && /^[.,?!]$/.test(replacement.slice(correction.token.length));
      return adds
        ? { start: end, end, text: replacement.slice(correction.token.length) }
        : { start: correction.offset, end, text: replacement };
    })
    .sort((a, b) => b.start - a.start || b.end - a.end);
  return edits.reduce((result, edit) => result.slice(0, edit.start) + edit.text + result.slice(edit.end), text);
}
