import type { Lexicon } from '../lexicon/lexicon.ts';
import { has, IMPERATIVE, NAME, OTHER } from '../lexicon/readings.ts';
import { CandidateSearch, MARGIN } from './candidate-search.ts';
import type { Reach, SearchEffort } from '../analysis/search-effort.ts';

export interface Suggestion {
  word: string;
  /** Number in the lexicon. */
  listed: number;
  /** Hundredths of an edit. */
  cost: number;
  /** Lower is better: cost against frequency. */
  score: number;
}

/** What a hundredth of an edit and a step of frequency weigh against each other. */
const COST_WEIGHT = 2.8 / 100;
const FREQUENCY_WEIGHT = 0.55 / 30;
/** Among the most usual words the more usual one is no likelier: everybody knows how it is spelled. */
const USUAL = 135;
/** On words that no text has. */
const UNSEEN = 0.3;
/** Suggestions whose score is so far behind the best are of no use. */
const BEHIND = 1.25;
const MOST_USUAL = USUAL * FREQUENCY_WEIGHT;
const NEARBY = 85;
/** A consonant written once or twice. */
const DOUBLED = 45;
/** Names are meant only when they are long and known: »tysland«. */
const LONG_NAME = 6;
const KNOWN_NAME = 60;
/** »minecraft«: a name so long that only lacks its capital. */
const SURE_NAME = 7;
const INNER_CAPITAL = /^(?=.{5}).*[a-zæøå][A-ZÆØÅ]/;
const CACHE = 20_000;
const NOTHING: readonly Suggestion[] = [];

const usualness = (frequency: number): number =>
  frequency === 0 ? -UNSEEN : Math.min(frequency, USUAL) * FREQUENCY_WEIGHT;

/** What speaks against a word that costs so much and is so usual; lower is better. */
export const scoreOf = (cost: number, frequency: number): number => cost * COST_WEIGHT - usualness(frequency);

/** Latin that the dictionary has from books of medicine and botany. */
const LATIN = /(ii|ae|[uoi]s|um|ia|us|ata|ens|oides)$/;
/** »haml«, »labii«: commands, and words without any form, that no text has and that are not all but written. */
function isHardlyUsed(listed: number, cost: number, lexicon: Lexicon): boolean {
  if (lexicon.frequencies[listed] !== 0) return false;
  const readings = lexicon.readings(listed);
  if (readings.every((reading) => has(reading, IMPERATIVE))) return cost > DOUBLED;
  return readings.every((reading) => reading === OTHER) && (cost > DOUBLED || LATIN.test(lexicon.words.word(listed)));
}

/** What a search found, and how many steps it took. */
interface Searched {
  found: readonly Suggestion[];
  steps: number;
}

/** Ranked suggestions for a word that is not listed; coarse words and forms that nobody writes are none. */
export class Speller {
  readonly #lexicon: Lexicon;
  readonly #candidates: CandidateSearch;
  readonly #near = new Map<string, Searched>();
  readonly #far = new Map<string, Searched>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
    this.#candidates = new CandidateSearch(lexicon);
  }

  /**
   * The best few for a lower-cased word, best first.
   * @param effort what the text may spend on it; without, as much as it takes.
   */
  suggest(word: string, effort?: SearchEffort): readonly Suggestion[] {
    const reach = effort?.reachFor(word) ?? 'far';
    return reach === 'none' ? NOTHING : this.#search(word, reach, effort);
  }

  /**
   * Words within NEARBY of a lower-cased word that may be right itself, best first; a much quicker search.
   * @param effort what the text may spend on it; without, as much as it takes.
   */
  nearby(word: string, effort?: SearchEffort): readonly Suggestion[] {
    return this.#search(word, 'near', effort);
  }

  #search(word: string, reach: Reach, effort: SearchEffort | undefined): readonly Suggestion[] {
    const kept = reach === 'near' ? this.#near : this.#far;
    let searched = kept.get(word);
    if (searched === undefined) {
      const found = this.#rank(word, reach === 'near' ? NEARBY : undefined);
      searched = { found, steps: this.#candidates.steps };
      if (kept.size >= CACHE) kept.clear();
      kept.set(word, searched);
    }
    effort?.pay(word, reach, searched.steps);
    return searched.found;
  }

  /** A dearer word that all write may still come near a word that few write, but no dearer one one that all write. */
  readonly #dearestBeside = (listed: number, cost: number): number =>
    this.#lexicon.maySuggest(listed)
      ? Math.min(cost + MARGIN, (scoreOf(cost, this.#lexicon.frequencies[listed]!) + BEHIND + MOST_USUAL) / COST_WEIGHT)
      : Number.POSITIVE_INFINITY;

  #rank(word: string, most?: number): readonly Suggestion[] {
    const lexicon = this.#lexicon;
    const suggestions: Suggestion[] = [];
    for (const [listed, edits] of this.#candidates.run(word, most, this.#dearestBeside)) {
      if (!lexicon.maySuggest(listed) || isHardlyUsed(listed, edits, lexicon)) continue;
      const spelled = lexicon.words.word(listed);
      const cost = spelled !== word && spelled.toLowerCase() === word && INNER_CAPITAL.test(spelled) ? 0 : edits;
      const frequency = cost === 0 && spelled !== word ? USUAL : lexicon.frequencies[listed]!;
      const isWritten = spelled.length >= SURE_NAME && spelled.toLowerCase() === word;
      const isName =
        cost > 0 && !isWritten && spelled !== spelled.toLowerCase() && (lexicon.union(listed) & NAME) !== 0;
      if (isName && (most !== undefined || spelled.length < LONG_NAME || frequency < KNOWN_NAME)) continue;
      suggestions.push({ word: spelled, listed, cost, score: scoreOf(cost, frequency) });
    }
    suggestions.sort((a, b) => a.score - b.score || a.listed - b.listed);
    return suggestions.slice(0, 12);
  }
}
