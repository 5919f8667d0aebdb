import type { Lexicon } from '../lexicon/lexicon.ts';
import { ADJECTIVE, NOUN, OTHER, VERB } from '../lexicon/readings.ts';

const WORDS = /[\p{L}\p{M}'’-]+/gu;

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? [];

/**
 * Without replacements that nobody should be shown: forms that nobody writes, and coarse words where the writer has not written
 * them. Another form of such a word, or its halves put together, may be suggested. A rude word is for what sounds the same, and
 * comes after all innocent ones that do so too; what only looks alike then goes.
 * @param written what the replacements are for.
 */
export function presentable(written: string, replacements: readonly string[], lexicon: Lexicon): string[] {
  const shown = fitToShow(written, replacements, lexicon);
  const isRude = (text: string): boolean => wordsOf(text).some((word) => lexicon.isRudeSpelling(word));
  const rude = shown.filter(isRude);
  if (rude.length === 0) return shown;
  const innocent = shown.filter((text) => !isRude(text));
  if (rude.some((text) => hasWritten(written, text, lexicon))) return shown;
  const isAlike = (text: string): boolean =>
    soundOf(text) === soundOf(written) && text.charAt(0).toLowerCase() === written.charAt(0).toLowerCase();
  const alike = rude.filter(isAlike);
  if (alike.length === 0) return innocent;
  return [...innocent.filter(isAlike), ...alike];
}

/** Roughly: letters for one sound are one letter, and none is doubled. */
const soundOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[tgpæ]/g, (letter) => ({ t: 'd', g: 'k', p: 'b', æ: 'e' })[letter] ?? letter)
    .replace(/(.)\1+/g, '$1');

function fitToShow(written: string, replacements: readonly string[], lexicon: Lexicon): string[] {
  return replacements.filter((replacement) =>
    wordsOf(replacement).every((word) => {
      const listed = lexicon.findAnyCase(word);
      if (listed >= 0 && lexicon.maySuggest(listed)) return true;
      if (lexicon.isCoarseSpelling(word)) return hasWritten(written, word, lexicon);
      return listed < 0 || wordsOf(written).includes(word);
    }),
  );
}

/** »en rød fise i søen«: a fish; »i en patte« for »partner«; »jeg hor musik«. */
const MEANT_OTHERWISE: ReadonlySet<string> = new Set('fise fiser fisen fiserne pat patte patter patten hor'.split(' '));

function hasWritten(written: string, coarse: string, lexicon: Lexicon): boolean {
  const own = wordsOf(written).filter(
    (word) =>
      (lexicon.isCoarseSpelling(word) || lexicon.isRudeSpelling(word)) && !MEANT_OTHERWISE.has(word.toLowerCase()),
  );
  if (own.length === 0) return false;
  const lower = coarse.toLowerCase();
  return own.some((word) => isFormOf(word, coarse, lexicon) || lower.includes(word.toLowerCase()));
}

/** Two forms of one word. */
function isFormOf(one: string, other: string, lexicon: Lexicon): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [first, second] = [lexicon.findAnyCase(one), lexicon.findAnyCase(other)];
  return [NOUN, VERB, ADJECTIVE, OTHER].some((wordClass) => {
    const lemma = lexicon.lemma(first, wordClass);
    return lemma !== null && lemma === lexicon.lemma(second, wordClass);
  });
}
