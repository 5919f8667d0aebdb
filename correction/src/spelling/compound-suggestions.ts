import type { Lexicon } from '../lexicon/lexicon.ts';
import { hasAny, NOUN } from '../lexicon/readings.ts';
import type { SearchEffort } from '../analysis/search-effort.ts';
import { type Speller, type Suggestion, scoreOf } from './speller.ts';

const SHORTEST_PART = 3;
/** Halves that are searched for must be long enough to be told apart. */
const SHORTEST_SEARCHED = 4;
const SHORTEST = 8;
/** Searches for one word; each looks through the lexicon. */
const MOST_SEARCHES = 4;
/** The link of a compound left out or put in, in hundredths of an edit. */
const LINK = 40;
const MOST = 4;
/** Against a word that no list has, beside one that a list has: »pikkelhuen«. */
const MADE_UP = 0.6;
/** As usual as this the last part must be, and a part that was misspelled. */
const USED = 60;
/** A part is meant only by what sounds much like it: »klemmerat« is nobody's word for »kammerat«. */
const FARTHEST = 60;

/** With no listed word as near as this, compounds that no list has are looked for, */
const FAR = 60;
/** nor with one in use as near as this: »fodboldkamp« for »fodboldkamo«, never »fodboldkano«. */
const FAR_OF_USED = 150;
const IN_USE = 40;

/** Adds them where the word is none itself and no listed one is meant. */
export function withCompounds(
  written: string,
  suggestions: readonly Suggestion[],
  lexicon: Lexicon,
  speller: Speller,
  effort: SearchEffort,
): readonly Suggestion[] {
  const isMeant = ({ cost, listed }: Suggestion): boolean =>
    cost <= (lexicon.frequencies[listed]! >= IN_USE ? FAR_OF_USED : FAR);
  if (!effort.reachesParts || suggestions.some(isMeant)) return suggestions;
  const made = suggestCompounds(written, lexicon, speller, effort);
  return made.length === 0 ? suggestions : [...suggestions, ...made].sort((x, y) => x.score - y.score);
}

/** A first part that is a word in use, with or without its link: no »piko-« that only units are made with. */
const isKnown = (first: string, { words, frequencies }: Lexicon): boolean =>
  [first, first.replace(/[se]$/, ''), `${first}e`].some((part) => frequencies[words.find(part)]! > 0);

/**
 * Compounds that no list has, one half of them misspelled or their link left out: »yndlingfag«, »klasekammeraten«.
 * @param written lower-cased.
 */
function suggestCompounds(written: string, lexicon: Lexicon, speller: Speller, effort: SearchEffort): Suggestion[] {
  if (written.length < SHORTEST) return [];
  const found = new Map<string, Suggestion>();
  const { compounds, words } = lexicon;
  const add = (first: string, head: number, cost: number): void => {
    if (cost > FARTHEST || !isKnown(first, lexicon) || lexicon.frequencies[head]! < USED) return;
    if (!lexicon.endsCompounds(head) || !hasAny(lexicon.union(head), NOUN)) return;
    const word = first + words.word(head);
    if (
      word === written ||
      lexicon.isCoarseSpelling(word) ||
      (found.get(word)?.cost ?? Number.POSITIVE_INFINITY) <= cost
    )
      return;
    found.set(word, { word, listed: head, cost, score: scoreOf(cost, 0) + MADE_UP });
  };
  let searches = 0;
  for (let cut = written.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const [first, last] = [written.slice(0, cut), written.slice(cut)];
    const head = words.find(last);
    if (head >= 0) {
      for (const part of [`${first}s`, `${first}e`, first.replace(/[es]$/, '')]) {
        if (part.length >= SHORTEST_PART && compounds.isFirstPart(part)) add(part, head, LINK);
      }
      if (cut < SHORTEST_SEARCHED || !lexicon.endsCompounds(head) || searches === MOST_SEARCHES) continue;
      searches++;
      // »pikehuen«: a part that nobody uses makes no word that anybody meant
      for (const { word, cost } of speller.nearby(first, effort))
        if (compounds.isFirstPart(word) && lexicon.frequencies[words.find(word)]! >= USED) add(word, head, cost);
    } else if (compounds.isFirstPart(first) && last.length >= SHORTEST_SEARCHED && searches < MOST_SEARCHES) {
      searches++;
      for (const { listed, cost } of speller.nearby(last, effort)) add(first, listed, cost);
    }
  }
  return [...found.values()].sort((x, y) => x.score - y.score || x.listed - y.listed).slice(0, MOST);
}
