import type { Lexicon } from '../lexicon/lexicon.ts';
import { ADJECTIVE, NOUN, OTHER, VERB } from '../lexicon/readings.ts';

const WORDS = /[\p{L}\p{M}'’-]+/gu;

const wordsOf = (text: string): readonly string[] => text.match(WORDS) ?? [];

/**
 * Without replacements that nobody should be shown: forms that nobody writes, and coarse words where the writer has not written
 * them. Another form of such a word, or its halves put together, may be suggested.
 * @param written what the replacements are for.
 */
export function presentable(written: string, replacements: readonly string[], lexicon: Lexicon): string[] {
  return replacements.filter((replacement) =>
    wordsOf(replacement).every((word) => {
      const listed = lexicon.findAnyCase(word);
      if (listed >= 0 && lexicon.maySuggest(listed)) return true;
      if (lexicon.isCoarseSpelling(word)) return hasWritten(written, word, lexicon);
      return listed < 0 || wordsOf(written).includes(word);
    }),
  );
}

/** »en rød fise i søen«: a fish. */
const MEANT_OTHERWISE: ReadonlySet<string> = new Set(['fise', 'fiser', 'fisen', 'fiserne']);

function hasWritten(written: string, coarse: string, lexicon: Lexicon): boolean {
  const own = wordsOf(written).filter(
    (word) => lexicon.isCoarseSpelling(word) && !MEANT_OTHERWISE.has(word.toLowerCase()),
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
