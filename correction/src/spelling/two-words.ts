import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasAny, OTHER } from '../lexicon/readings.ts';
import { type Suggestion, scoreOf } from './speller.ts';

/** A space left out, in hundredths of an edit. */
const SPACE = 70;
/** Both words must be of the small and usual ones. */
const LEAST = 125;
const SHORTEST = 2;
/** Steps of frequency of a word that is as rare as can be: two words beside each other are as rare as their product. */
const ONCE = 240;

/** Puts in »godt nok« for »godtnok« where no word of the list is nearer. */
export function withTwoWords(
  written: string,
  suggestions: readonly Suggestion[],
  lexicon: Lexicon,
): readonly Suggestion[] {
  let best: Suggestion | null = null;
  for (let cut = SHORTEST; cut <= written.length - SHORTEST; cut++) {
    const [first, second] = [lexicon.find(written.slice(0, cut)), lexicon.find(written.slice(cut))];
    if (first < 0 || second < 0 || !hasAny(lexicon.union(first) | lexicon.union(second), OTHER)) continue;
    const [one, other] = [lexicon.frequencies[first]!, lexicon.frequencies[second]!];
    if (one < LEAST || other < LEAST) continue;
    const score = scoreOf(SPACE, Math.max(1, one + other - ONCE));
    if (best === null || score < best.score)
      best = { word: `${written.slice(0, cut)} ${written.slice(cut)}`, listed: first, cost: SPACE, score };
  }
  if (best === null) return suggestions;
  const { score } = best;
  const place = suggestions.findIndex((one) => one.score > score);
  const at = place < 0 ? suggestions.length : place;
  return [...suggestions.slice(0, at), best, ...suggestions.slice(at)];
}
