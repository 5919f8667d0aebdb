import type { Analysis } from '../analysis/analysis.ts';
import { askedFormOdds } from '../around/asked-form.ts';
import { gapKindOdds } from '../around/gap-kind-odds.ts';
import { REPEATED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import {
  adjectivesBefore,
  articleProbabilities,
  isOpened,
  LACKS_DEFINITE,
  LACKS_INDEFINITE,
} from '../models/article.ts';
import { carelessness, oddness } from '../models/carelessness.ts';
import type { Models } from '../models/models.ts';
import { factsAt, nounFormProbabilities } from '../models/noun-forms.ts';
import { pastProbability } from '../models/tense.ts';
import { ADJECTIVE_FORMS, formProbabilities } from '../models/word-forms.ts';
import { likeliestLookAlike } from '../spelling/look-alike-odds.ts';
import { finitesAround } from '../verbs/finites-around.ts';
import { GAP_KINDS, gapNumber } from './gap-kinds.ts';
import { habitsOf } from './habits.ts';
import { likeliestOfSets } from './likeliest.ts';
import { genderBefore, storyAround } from './story.ts';
import { NOT_KNOWN, PLAIN_FLAGS } from './told.ts';
import { isFinite } from '../verbs/finite.ts';

const MOST = 127;
/** Verbs so far off tell in which tense is told. */
const STORY = 40;
const SHARE = 80;
const HALF = 0.5;
const LEAST = 1e-4;
/** Of gaps that are less doubted the net of what stands around is not asked: four in five of right text, one in six of those that lack a word. */
const HARDLY_DOUBTED = -1.25;
/** Of a bare noun: with an article, definite, plural, definite plural. */
const FORMS = 4;
/** Of NOUN_FORMS those beside the bare singular, of ADJECTIVE_FORMS those beside the common one. */
const OTHER_FORMS = [1, 2, 3] as const;
const OTHER_ADJECTIVES = [1, 2] as const;
const LACKS = [LACKS_INDEFINITE, LACKS_DEFINITE] as const;
/** How much likelier a choice is than the first, as log odds. */
const oddsOfChoice = (chances: Float64Array, choice: number): number =>
  Math.log((chances[choice]! + LEAST) / (chances[0]! + LEAST));
const logOdds = (probability: number): number => Math.log((probability + LEAST) / (1 - probability + LEAST));

const small = (value: number | null, unit: number): number =>
  value === null ? NOT_KNOWN : Math.max(-MOST, Math.min(MOST, Math.round(value * unit)));

/**
 * What the proof-reader is told of a place beside the word, its tag and what the language model knows of either side.
 * @param numbers NUMBERS of them are written from `from` on, from −127 to 127 or NOT_KNOWN
 * @returns what is true of it, as FLAGS bits
 */
export function inputsAt(a: Analysis, at: number, models: Models, numbers: Int8Array, from: number): number {
  const reader = models.secondReader;
  const { commas, stops, doubts } = reader.read(a);
  const lacks = reader.leftOut(a, at);
  let k = from;
  const tell = (value: number | null, unit: number): void => void (numbers[k++] = small(value, unit));
  tell(reader.expected(a, at), 6);
  tell(commas[at]!, 8);
  tell(stops[at]!, 8);
  for (const odds of likeliestOfSets(a, at, reader)) tell(odds === -Infinity ? null : odds, 8);
  tell(lacks?.odds ?? null, 8);
  tell(carelessness(a), 10);
  tell(oddness(a, at, models), 10);
  const { listed, lower } = a.types[at]!;
  const { frequencies } = a.lexicon;
  tell(lower.length, 8);
  tell(listed < 0 ? null : frequencies[listed]!, 0.5);
  const joined = a.after(at) === at + 1 && a.isWord(at) && a.isWord(at + 1) ? a.joinedWithNext(at) : -1;
  tell(joined < 0 ? null : frequencies[joined]!, 0.5);
  tell(shareOfPast(a, at), 1);
  const noun = a.is(at, r.NOUN) ? factsAt(a, at, models) : null;
  tell(noun === null ? null : noun.isKnown ? 1 : -1, 40);
  for (const habit of habitsOf(a, reader)) tell(habit, 40);
  const story = storyAround(a, at);
  tell(story.share === null ? null : story.share - HALF, SHARE);
  tell(story.before, 40);
  tell(story.after, 40);
  tell(genderBefore(a, at), 40);
  tell(isFinite(a, at) ? logOdds(pastProbability(a, at, models)) : null, 12);
  const forms = noun === null ? null : nounFormProbabilities(a, at, models);
  for (const form of OTHER_FORMS) tell(forms === null ? null : oddsOfChoice(forms, form), 12);
  const adjectives = noun === null ? null : adjectivesOfBare(a, at);
  const articles = adjectives === null ? null : articleProbabilities(a, at, adjectives, models);
  for (const lack of LACKS) tell(articles === null ? null : oddsOfChoice(articles, lack), 12);
  const adjective = a.is(at, r.ADJECTIVE) ? formProbabilities(a, at, ADJECTIVE_FORMS, models) : null;
  for (const form of OTHER_ADJECTIVES) tell(adjective === null ? null : oddsOfChoice(adjective, form), 12);
  const asked = adjectives === null ? null : askedFormOdds(a, at, adjectives, models);
  for (let form = 0; form < FORMS; form++) tell(asked === null ? null : asked[form]!, 12);
  tell(doubts[at]!, 12);
  const ofGap = a.isWord(at) && doubts[at]! > HARDLY_DOUBTED ? gapKindOdds(a, at, models) : null;
  for (let kind = 0; kind < GAP_KINDS.length; kind++) tell(ofGap === null ? null : ofGap[kind]!, 12);
  // what is repeated over and over may be one sentence of a hundred thousand words, all of which it would look at
  const alike = a.held[at]! & REPEATED ? null : likeliestLookAlike(a, at, models);
  tell(alike?.odds ?? null, 12);
  return flagsAt(a, at, lacks === null ? 0 : gapNumber(lacks.word), story.isQuoted);
}

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** How many adjectives stand before a noun that has neither article nor ending; null of every other. */
function adjectivesOfBare(a: Analysis, at: number): number | null {
  if (!a.canBe(at, BARE, r.GENITIVE)) return null;
  const adjectives = adjectivesBefore(a, at);
  return isOpened(a, a.before(at, adjectives + 1)) ? null : adjectives;
}

function flagsAt(a: Analysis, at: number, lacks: number, isQuoted: boolean): number {
  return (
    (1 << (PLAIN_FLAGS + lacks)) |
    Number(a.hasCapital(at)) |
    (Number(a.isWord(at)) << 1) |
    (Number(a.commaAfter(at)) << 2) |
    (Number(opensParagraph(a, at)) << 3) |
    (Number(a.opensSentence(at)) << 4) |
    (Number(a.types[at]!.listed >= 0) << 5) |
    (Number(isQuoted) << 6)
  );
}

function opensParagraph(a: Analysis, at: number): boolean {
  if (at === 0) return true;
  for (let k = a.ends[at - 1]!; k < a.starts[at]!; k++) if (a.text.charCodeAt(k) === NEW_LINE) return true;
  return false;
}
const NEW_LINE = 0x0a;

/** How many of the finite verbs around are in the past, −40 where none and 40 where all are; null where there is no verb. */
function shareOfPast(a: Analysis, at: number): number | null {
  const { past, all } = finitesAround(a, at, STORY);
  return all === 0 ? null : (SHARE * past) / all - SHARE / 2;
}
