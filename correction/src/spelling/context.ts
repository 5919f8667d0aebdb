import { fitKeys } from '../models/fit-model.ts';
import { lookAtPlace } from '../models/word-fit.ts';
import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { lookAround } from './scenes.ts';
import { slipRate } from './slip-rates.ts';
import type { Suggestion } from './speller.ts';
import { SELVES } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** What the signs of a suggestion weigh beside how near it is (train/language/weigh-suggestions.ts). */
const FIT = 0.56;
const CONTEXT = 0.24;
const NET = 0.15;
const SAME_FIRST = 0.46;
const LEFT_OUT = 0.41;
const NEAR = 0.5;
const AROUND = 0.35;
const RATE = 0.09;
/** A slip that nobody made is as rare as this. */
const RAREST = 1e-4;
/** Less likely than this, and it makes no difference how much. */
const FARTHEST = 12;
const SUBJECTS = new Set('jeg du han hun vi man der som'.split(' '));
const DEGREES = new Set('så meget ret for mere mest lidt virkelig rigtig helt temmelig'.split(' '));
const FINITE_VERB: readonly number[] = [r.VERB | r.PRESENT, r.VERB | r.PAST];

/** »overraskelses«: of what is done or felt, hardly ever a genitive, though compounds begin so. */
const ABSTRACT = /(else|hed|ing|skab|tion|ment)s$/;

/**
 * Without genitives that no text has (»overraskelses«) where nothing follows that they could belong to: »en gorillas arm« can be
 * meant, »det var en gorillas« cannot, and »en overraskelses fest« neither.
 */
export function possibleAt(a: Analysis, at: number, suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const { lexicon } = a;
  const next = a.after(at);
  const owns = a.isWord(next) && (a.types[next]!.word < 0 || r.hasAny(a.union(next), r.NOUN | r.ADJECTIVE | r.NAME));
  const isGenitive = ({ listed, word }: Suggestion): boolean =>
    (!owns || ABSTRACT.test(word)) &&
    lexicon.frequencies[listed] === 0 &&
    word.endsWith('s') &&
    lexicon.readings(listed).every((reading) => r.has(reading, r.GENITIVE));
  return suggestions.some(isGenitive) ? suggestions.filter((one) => !isGenitive(one)) : suggestions;
}

/** Puts candidates that suit the word before first: an infinitive after at and modals, the article's gender, tense. */
export function rankInContext(
  a: Analysis,
  at: number,
  suggestions: readonly Suggestion[],
  models: Models,
): readonly Suggestion[] {
  if (suggestions.length < 2 || a.count === 1) return suggestions;
  return suggestionSigns(a, at, suggestions, models)
    .map(({ suggestion, suits, context, net, keepsFirst, leftOut, near, around, rate }) => ({
      ...suggestion,
      score:
        suggestion.score -
        (suits ? FIT : 0) -
        CONTEXT * context -
        NET * net -
        (keepsFirst ? SAME_FIRST : 0) -
        LEFT_OUT * leftOut -
        NEAR * near -
        AROUND * around -
        RATE * rate,
    }))
    .sort((x, y) => x.score - y.score || x.listed - y.listed);
}

/** What the words around say of a suggestion. */
export interface SuggestionSigns {
  readonly suggestion: Suggestion;
  /** It has a reading that the word before asks for. */
  readonly suits: boolean;
  readonly context: number;
  /** How much less likely than the likeliest the net finds it, as log odds; 0 of a word that it has not learnt as an answer. */
  readonly net: number;
  /** It begins as the written word does: hardly anybody misses the first letter. */
  readonly keepsFirst: boolean;
  /** How many letters it is longer than the written word: more are left out than put in. */
  readonly leftOut: number;
  /** How much of its scenes it meets in the sentence, and in those around (scenes.ts). */
  readonly near: number;
  readonly around: number;
  /** How often pupils make the slip (slip-rates.ts), as a logarithm above the rarest. */
  readonly rate: number;
}

/** The signs of every suggestion for a place. */
export function suggestionSigns(
  a: Analysis,
  at: number,
  suggestions: readonly Suggestion[],
  models: Models,
): SuggestionSigns[] {
  const wanted = wantedReadings(a, at);
  const { lexicon } = a;
  const written = a.lower(at);
  const place = lookAtPlace(a, at, models.fit);
  const answers = models.secondReader.answers(
    a,
    at,
    suggestions.map(({ word }) => word),
  );
  const scenes = lookAround(a, at, models.scenes);
  const most = Math.max(...answers.map((answer) => answer ?? Number.NEGATIVE_INFINITY));
  return suggestions.map((suggestion, k) => {
    const answer = answers[k]!;
    const ofWord = models.scenes.of(suggestion.listed);
    return {
      suggestion,
      suits: wanted.some((reading) => lexicon.hasReading(suggestion.listed, reading)),
      context: place.context(fitKeys(suggestion.word.toLowerCase(), suggestion.listed, lexicon)),
      net: answer === null ? 0 : Math.max(-FARTHEST, answer - most),
      keepsFirst: suggestion.word[0]!.toLowerCase() === written[0],
      leftOut: Math.max(0, suggestion.word.length - written.length),
      near: scenes.near(ofWord),
      around: scenes.around(ofWord),
      rate: Math.log(1 + slipRate(suggestion.word.toLowerCase(), written) / RAREST),
    };
  });
}

/** »Så løb jeg«: the verb stands before its subject already. */
const invertedAt = (a: Analysis, subject: number): boolean => {
  const verb = a.reading(a.before(subject));
  return r.has(verb, r.VERB) && r.hasAny(verb, r.FINITE);
};

const DETERMINERS = new WordList('den det de en et min mit mine sin sit sine');
/** What may stand after the word before: one of these readings. */
function wantedReadings(a: Analysis, at: number): readonly number[] {
  const wanted = wantedReading(a, at);
  if (wanted !== 0) return [wanted];
  const before = a.before(at);
  const after = a.after(at);
  const [last, next] = [a.lower(before), a.lower(after)];
  if (SUBJECTS.has(last) && !a.is(after, r.VERB) && !invertedAt(a, before)) return FINITE_VERB;
  if (SELVES.test(next) && !SUBJECTS.has(last) && a.is(before, r.NOUN)) return FINITE_VERB;
  if (/^(end)$/.test(next)) return [r.ADJECTIVE | r.COMPARATIVE];
  if (DEGREES.has(last)) return [r.ADJECTIVE, r.OTHER];
  if (a.is(before, r.ADJECTIVE) && !a.is(after, r.NOUN)) return [r.NOUN | genderAskedBy(a, before)];
  if (a.is(before, r.NOUN | r.GENITIVE)) return [r.NOUN, r.ADJECTIVE];
  if (a.is(after, r.NOUN) && a.isWord(before) && DETERMINERS.test(last)) return [r.ADJECTIVE];
  return [];
}

/** »god | måde«: what an adjective's form says of its noun; nothing where it has one form for all. */
function genderAskedBy(a: Analysis, adjective: number): number {
  const [common, neuter] = [r.COMMON, r.NEUTER].map((gender) =>
    a.canBe(adjective, r.ADJECTIVE | gender | r.SINGULAR | r.INDEFINITE),
  );
  if (common === neuter) return 0;
  return (common ? r.COMMON : r.NEUTER) | r.SINGULAR;
}

function wantedReading(a: Analysis, at: number): number {
  switch (a.lower(a.before(at))) {
    case 'at':
    case 'kan':
    case 'skal':
    case 'vil':
    case 'kunne':
    case 'skulle':
    case 'ville':
    case 'må':
      return r.VERB | r.INFINITIVE;
    case 'en':
      return r.COMMON | r.SINGULAR | r.INDEFINITE;
    case 'et':
      return r.NEUTER | r.SINGULAR | r.INDEFINITE;
    case 'fra':
    case 'i':
    case 'på':
    case 'til':
    case 'med':
    case 'af':
    case 'ved':
      return r.NOUN;
    case 'hans':
    case 'hendes':
    case 'vores':
    case 'jeres':
    case 'deres':
      return r.NOUN | r.INDEFINITE;
    case 'min':
    case 'din':
    case 'sin':
      return r.NOUN | r.COMMON | r.SINGULAR | r.INDEFINITE;
    case 'mit':
    case 'dit':
    case 'sit':
      return r.NOUN | r.NEUTER | r.SINGULAR | r.INDEFINITE;
    case 'mine':
    case 'dine':
    case 'sine':
      return r.NOUN | r.PLURAL | r.INDEFINITE;
    case 'har':
    case 'havde':
      return r.VERB | r.PAST_PARTICIPLE;
    case 'de':
    case 'mange':
    case 'nogle':
      return r.PLURAL;
    default:
      return 0;
  }
}
