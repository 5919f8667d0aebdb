import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import type { Correction, Hint } from '../api.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { countWords, isOwn, stretchOf } from './paragraphs.ts';

const MOST_WORDS = 35;
const STOP: SubcategoryId = 'period-missing';

/** Sentences of more than 35 words, but for those in which a missing full stop is marked already. */
export function longSentences(a: Analysis, corrections: readonly Correction[]): Hint[] {
  const cut = new Set(
    corrections
      .filter(({ categories }) => categories.some(({ subcategory }) => subcategory.id === STOP))
      .map(({ offset }) => a.sentenceOf[a.placeAt(offset)]),
  );
  const hints: Hint[] = [];
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [first, end] = [a.sentences[s]!, a.sentences[s + 1]!];
    if (end - first <= MOST_WORDS || cut.has(s) || a.held[first]! & LINE || !isOwn(a, first)) continue;
    const words = countWords(a, { from: s, to: s + 1 });
    if (words <= MOST_WORDS) continue;
    const explanation = `Sætningen er på ${words} ord. Læs den højt: Kan du få vejret? Måske kan den deles med et punktum.`;
    hints.push({ kind: 'long-sentence', places: [stretchOf(a, first, end - 1)], explanation });
  }
  return hints;
}
