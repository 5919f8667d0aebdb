import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { oddness, tellsOfWriter } from '../models/carelessness.ts';
import { type GapWord, leftGapOdds } from '../models/left-gap.ts';
import type { Models } from '../models/models.ts';
import * as r from '../lexicon/readings.ts';
import { mayBeLeftOut, OTHER_SMALL_WORDS, SMALL_WORDS, type SmallWord, WORDS_OF } from '../phrases/left-out.ts';
import { WordList } from '../words/word-list.ts';

/** A small word that is missing before a place. */
export interface LeftOutWord {
  readonly kind: SmallWord | 'else';
  /** The likeliest words of the kind, best first. */
  readonly words: readonly string[];
  readonly at: number;
  readonly probability: number;
}

/** Less likely than this, and nobody left it out; from this on it is likelier than another mistake at the place. */
const LEAST = 0.76;
/** In a text of a sentence or two, which says little of who wrote it. */
const LEAST_OF_SHORT = 0.85;

/** The small words that may have been left out in a text, made once. */
export const leftOutWords = (a: Analysis, models: Models): ReadonlyMap<number, LeftOutWord> =>
  a.once(findLeftOut, models);

/** The word that lacks before a place. */
export const likelyLeftOut = (a: Analysis, at: number, models: Models): LeftOutWord | undefined =>
  leftOutWords(a, models).get(at);

function findLeftOut(a: Analysis, models: Models): Map<number, LeftOutWord> {
  const found = new Map<number, LeftOutWord>();
  const least = tellsOfWriter(a) ? LEAST : LEAST_OF_SHORT;
  for (let at = 0; at < a.count; at++) {
    const left = likeliestOfGap(a, at, models);
    if (left !== null && left.probability >= least) found.set(at, left);
  }
  return found;
}

/** Words that are missed are weighed from these odds on, so many of a gap, as far as they are at most so much less likely than the likeliest. */
const ASKED_FROM = -3;
/** Or where the proof-reader finds it so likely that any lacks, as log odds, in a text that is as odd as those of most who leave words out. */
const ODD = 5;
const MISSED_FROM = -1;
const MOST_WEIGHED = 3;
const WEIGHED_NEAR = 2.5;

const ALL_WORDS: readonly Pick<GapWord, 'word' | 'kind'>[] = [
  ...SMALL_WORDS.flatMap((kind) => WORDS_OF[kind].map((word) => ({ word, kind }))),
  ...OTHER_SMALL_WORDS.map((word) => ({ word, kind: 'else' as const })),
];

/** The small words that may lack in the gap before a place, likeliest first; none where nothing is missed. */
export function gapWordsAt(a: Analysis, at: number, models: Models): GapWord[] {
  const reader = models.secondReader;
  if (!a.isOpen[at]) return [];
  const likeliest = reader.leftOut(a, at);
  const isMissed = oddness(a, at, models) >= ODD && models.proofReader.oddsOfAnyGap(a, at) >= MISSED_FROM;
  if (!isMissed && (likeliest === null || likeliest.odds < ASKED_FROM)) return [];
  const weighed = ALL_WORDS.map(({ word, kind }) => ({
    word,
    kind,
    odds: reader.oddsOfLeftOut(a, at, word) ?? -Infinity,
  }));
  const best = Math.max(...weighed.map(({ odds }) => odds));
  return weighed
    .filter(({ odds }) => odds >= Math.max(isMissed ? -Infinity : ASKED_FROM, best - WEIGHED_NEAR))
    .sort((one, other) => other.odds - one.odds)
    .slice(0, MOST_WEIGHED)
    .map((one) => ({
      ...one,
      best,
      hasRoom: one.kind !== 'else' && mayBeLeftOut(a, at, one.kind, one.word),
    }));
}

/** Fewer words are an exclamation as often as not: »Jeg også!« */
const FEWEST = 3;
/** »Hun siger, vi skal hjem«, »Vil du have æble eller banan?«: what stands there as well as not is for grammar to tell. */
const mayBeTold = ({ kind, hasRoom }: GapWord): boolean => (kind !== 'at' && kind !== 'article') || hasRoom;

function wordsOf(a: Analysis, at: number): number {
  let words = 0;
  for (let k = a.sentenceStart(at); k < a.sentenceEnd(at) && words < FEWEST; k++) if (a.isWord(k)) words++;
  return words;
}

const SUREST = 0.97;
/** How much less likely it is that any word lacks than the proof-reader says, as log odds, and from which on grammar need not tell. */
const DOUBT = 0.4;
const SURELY_MISSED = 0.87;
const LEAST_ALONE = 0.8;
/** Another word of the kind is offered where it is at least so much as likely as the first. */
const ALSO = 0.2;
const MOST_OFFERED = 3;

/** How likely a word lacks by the proof-reader alone; in a short text one odd word is no habit. */
function missedAlone(a: Analysis, at: number, models: Models): number {
  if (!tellsOfWriter(a) || oddness(a, at, models) < ODD) return 0;
  return probabilityOf(models.proofReader.oddsOfAnyGap(a, at) - DOUBT);
}

/** The likeliest word of a gap, the others of its kind that are nearly as likely, and how likely any of the kind was left out. */
function likeliestOfGap(a: Analysis, at: number, models: Models): LeftOutWord | null {
  const chances = gapWordsAt(a, at, models)
    .map((gap) => ({ gap, probability: probabilityOf(leftGapOdds(a, at, gap, models)) }))
    .sort((one, other) => other.probability - one.probability);
  const [first] = chances;
  if (first === undefined) return null;
  const missed = missedAlone(a, at, models);
  if (wordsOf(a, at) < FEWEST || !(mayBeTold(first.gap) || (missed >= SURELY_MISSED && first.gap.kind !== 'at')))
    return null;
  const { kind } = first.gap;
  const ofKind = chances.filter(({ gap }) => gap.kind === kind);
  const all = ofKind.reduce((sum, one) => sum + one.probability, 0);
  const offered = ofKind.filter((one) => one.probability > first.probability * ALSO).slice(0, MOST_OFFERED);
  const words = offered.map(({ gap }) => gap.word);
  if (missed > all && missed >= LEAST_ALONE)
    return { kind, words: chances.slice(0, MOST_OFFERED).map(({ gap }) => gap.word), at, probability: missed };
  return { kind, words: kind === 'verb' ? inTense(a, at, words) : words, at, probability: Math.min(SUREST, all) };
}

const PASTS = new WordList('var havde blev');
const AROUND = 30;

/** Verbs of the tense that is told in first. */
function inTense(a: Analysis, at: number, verbs: readonly string[]): string[] {
  let past = 0;
  for (let k = Math.max(0, at - AROUND); k < Math.min(a.count, at + AROUND); k++)
    if (a.is(k, r.VERB)) past += a.is(k, r.PAST) ? 1 : a.is(k, r.PRESENT) ? -1 : 0;
  const isTold = (verb: string): boolean => PASTS.test(verb) === past > 0;
  return [...verbs.filter(isTold), ...verbs.filter((verb) => !isTold(verb))];
}
