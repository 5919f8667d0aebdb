import type { Analysis } from '../analysis/analysis.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { CommaSentence } from './comma-sentence.ts';
import { CommaHabits, type WriterShare } from './habits.ts';
import { CLAUSE_WORDS, hasVerbAhead, isNeedless, isOnlyStartkomma } from './needless.ts';
import { RULING } from './ruling.ts';
import { mayEnd, POSSIBLE_STOP, stopAfter } from './stops.ts';
import { SYMBOL } from './symbols.ts';
import { WordList } from '../text/word-list.ts';
import { COORDINATORS, SPEECH_VERBS } from './word-lists.ts';

export interface CommaVerdict {
  /** The place after which a comma is missing or superfluous. */
  at: number;
  missing: boolean;
  confidence: number;
  subcategory: SubcategoryId;
}

/** A comma is said to be missing when it is more likely than this, the writer's habits taken into account. */
const MISSING: Partial<Record<SubcategoryId, number>> = {
  'comma-apposition': 0.7,
  // nouns side by side are often one word apart
  'comma-enumeration': 0.75,
  'comma-end': 0.5,
};
/** The same of a writer who quite surely sets none: several clear ones lack in the text. */
const MISSING_OF_NONE: typeof MISSING = {
  'comma-apposition': 0.7,
  'comma-enumeration': 0.65,
  'comma-end': 0.5,
};
const MISSING_ELSE = 0.45;
/** Who sets less than this share of the commas sets none. */
const SETS_NONE = 0.12;
/** What is shown is at least this sure, whatever the model's own number. */
const SHOWN_CONFIDENCE = 0.9;
/** A written comma is doubted below this. */
const SUPERFLUOUS = 0.03;
/** Above this the model's own commas count as written for the features of what follows. */
const LIKELY = 0.5;
const UNLIKELY = 0.3;
/** Less likely gaps tell nothing of the writer. */
const TELLING = 0.1;
/** Of less likely ones none is ever said to lack a comma. */
const UNASKED = 0.05;

/** What the model says of every gap of a text, in one go: the writer's habits show in the whole text only. */
interface Judged {
  readonly of: Analysis;
  readonly probabilities: Float32Array;
  readonly subcategories: SubcategoryId[];
  /** Of a full stop after the place. */
  readonly stops: Float32Array;
  /** 1 where a comma stands that a writer without startkomma does not set. */
  readonly needless: Uint8Array;
  /** 1 where a comma stands that no system has. */
  readonly needlessHere: Uint8Array;
  /** 1 before a conjunction of several words that has its comma inside: »han kommer kun, når …«. */
  readonly hasCommaInside: Uint8Array;
  readonly habits: CommaHabits;
}

/** A full stop is missing when it is more likely than this; in a text with all its commas less is enough. */
const STOP = 0.75;
const STOP_OF_CAREFUL = 0.5;
/** Before »men«, »så« or »fordi« in small letters so likely a comma leaves no room for a full stop. */
const SURE_COMMA = 0.85;
/** So likely a full stop is not weighed against a comma. */
const ONLY_STOP = 0.9;
/** A stop and a comma together are this likely: one of them is missing. */
const EITHER = 0.65;
const NEEDLESS_CONFIDENCE = 0.9;

const sentence = new CommaSentence();
let judged: Judged | null = null;

/** Where commas are missing or too many in the places [from, to). */
export function judgeCommas(a: Analysis, from: number, to: number, startkomma: 'yes' | 'no'): CommaVerdict[] {
  const { probabilities, subcategories, stops, needless, needlessHere, hasCommaInside, habits } = judgeText(a);
  const { starts, others } = habits.shares(startkomma);
  const stop = stopFrom(others);
  const limits = others.mean < SETS_NONE ? MISSING_OF_NONE : MISSING;
  const verdicts: CommaVerdict[] = [];
  for (let at = from; at + 1 < to; at++) {
    const probability = probabilities[at]!;
    const subcategory = subcategories[at] ?? 'comma-apposition';
    if ((a.isMark(at) && !closesWord(a, at)) || (a.isMark(at + 1) && !opensQuotation(a, at + 1))) continue;
    if (startkomma === 'no' && subcategory === 'comma-start') {
      if (needless[at])
        verdicts.push({ at, missing: false, confidence: NEEDLESS_CONFIDENCE, subcategory: 'comma-superfluous' });
      continue;
    }
    if (!isSet(a, at)) {
      if (hasCommaInside[at] || isSaidBetween(a, at) || asksStop(stops[at]!, probability, stop)) continue;
      const missing = (subcategory === 'comma-start' ? starts : others).missing(probability);
      const either = stops[at]! >= stop || (stops[at]! >= POSSIBLE_STOP && missing + stops[at]! >= EITHER);
      if (either || missing >= (limits[subcategory] ?? MISSING_ELSE)) {
        verdicts.push({ at, missing: true, confidence: Math.max(SHOWN_CONFIDENCE, missing), subcategory });
      }
    } else if (a.commas[at]! >= 0 && ((probability <= SUPERFLUOUS && isAlone(a, at, from, to)) || needlessHere[at])) {
      const confidence = needlessHere[at] ? NEEDLESS_CONFIDENCE : 1 - probability * 3;
      verdicts.push({ at, missing: false, confidence, subcategory: 'comma-superfluous' });
    }
  }
  return verdicts;
}

/** How the writer sets commas before clauses and elsewhere. */
export const commaHabits = (a: Analysis): CommaHabits => judgeText(a).habits;

function judgeText(a: Analysis): Judged {
  if (judged?.of === a) return judged;
  const before = judged !== null && judged.of === a.earlier ? judged : null;
  const now: Judged = {
    of: a,
    probabilities: new Float32Array(a.count),
    subcategories: Array.from<SubcategoryId>({ length: a.count }),
    stops: new Float32Array(a.count),
    needless: new Uint8Array(a.count),
    needlessHere: new Uint8Array(a.count),
    hasCommaInside: new Uint8Array(a.count),
    habits: new CommaHabits(),
  };
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
    if (before === null || !copyVerdicts(before, now, s)) judgeSentence(now, from, to);
    for (let at = from; at + 1 < to; at++) {
      const probability = now.probabilities[at]!;
      if (probability < TELLING || a.isMark(at) || a.isMark(at + 1)) continue;
      const isStart = now.subcategories[at] === 'comma-start';
      const gap = isStart ? (CLAUSE_WORDS.has(a.lower(at + 1)) ? 'start' : 'added') : 'other';
      now.habits.see(probability, gap, isSet(a, at));
    }
  }
  judged = now;
  return now;
}

/** Takes over what an earlier reading made of a sentence that has not changed since. False when it has. */
function copyVerdicts(before: Judged, now: Judged, s: number): boolean {
  const a = now.of;
  const same = a.unchanged[s]!;
  if (same < 0) return false;
  const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
  const first = before.of.sentences[same]!;
  const length = to - from;
  // one word beyond the sentence is looked at
  if (before.of.types[first + length] !== a.types[to]) return false;
  for (let k = 0; k < length; k++) if (before.of.held[first + k] !== a.held[from + k]) return false;
  for (const column of ['probabilities', 'stops', 'needless', 'needlessHere', 'hasCommaInside'] as const)
    now[column].set(before[column].subarray(first, first + length), from);
  for (let k = 0; k < length; k++) now.subcategories[from + k] = before.subcategories[first + k]!;
  return true;
}

function judgeSentence(now: Judged, from: number, to: number): void {
  const a = now.of;
  if (to - from < 3) return;
  sentence.take(a.types, a.tags, from, to, a.tools.tagFeatures);
  let lastComma = -1;
  for (let at = from; at + 1 < to; at++) {
    const written = isSet(a, at);
    const ruling = sentence.ask(at - from, lastComma);
    // Nothing is said of a gap that surely is none; the model need not be asked.
    if (!written && ruling?.certain && !ruling.comma && !mayEnd(a, sentence, at, from)) continue;
    let probability = sentence.probability(a.tools.commas, at - from, lastComma, written);
    // what is so unlikely is of no kind, for nobody asks
    const kind = written || probability > UNASKED ? commaKind(sentence, at - from) : undefined;
    // »det ord | eller det svar, der passer«: two things, not two clauses
    if (!written && probability > UNLIKELY && kind === 'comma-main-clauses' && !hasVerbAhead(sentence, at - from))
      probability = Math.min(probability, UNLIKELY);
    if (!written && !(probability >= SURE_COMMA && joinsClauses(a, at + 1))) {
      now.stops[at] = stopAfter(a, sentence, at, from);
    }
    if (written || probability > LIKELY || now.stops[at]! >= STOP) lastComma = at - from;
    now.probabilities[at] = probability;
    if (kind) now.subcategories[at] = kind;
    if (written && isOnlyStartkomma(a, sentence, at, from)) now.needless[at] = 1;
    if (written && isNeedless(a, sentence, at, from)) now.needlessHere[at] = 1;
    for (let d = 1; d < sentence.rules.opens(at + 1 - from); d++) if (isSet(a, at + d)) now.hasCommaInside[at] = 1;
  }
}

/** Where a full stop is missing between two sentences, in the places [from, to). */
export function missingStops(a: Analysis, from: number, to: number): number[] {
  const { stops, probabilities, habits } = judgeText(a);
  const stop = stopFrom(habits.shares('no').others);
  const places: number[] = [];
  for (let at = from; at + 1 < to; at++) if (asksStop(stops[at]!, probabilities[at]!, stop)) places.push(at);
  return places;
}

/** A full stop is missing rather than a comma. */
function asksStop(stop: number, comma: number, threshold: number): boolean {
  if (stop >= ONLY_STOP) return true;
  return stop >= comma && (stop >= threshold || (stop >= POSSIBLE_STOP && stop + comma >= EITHER));
}

/**
 * Where commas stand as they should, a gap that looks like the end of a sentence is one; where they are left out it
 * often wants a comma.
 */
const stopFrom = (others: WriterShare): number => STOP - (STOP - STOP_OF_CAREFUL) * others.mean;

/** A conjunction in small letters, or »som« and the like: what it begins goes on with the sentence. */
function joinsClauses(a: Analysis, at: number): boolean {
  if (a.hasCapital(at)) return false;
  const k = at - a.sentenceStart(at);
  if (a.lower(at) === 'så') return sentence.phrases.clause[sentence.phrases.of[k - 1]!]! >= 0;
  return (a.types[at]!.role & (COORDINATES | SUBORDINATES)) !== 0 || sentence.rules.opens(k) > 0;
}

/** »"Gule handsker" | og …«, »(den første) | kom«: the end of what is put in. */
const closesWord = (a: Analysis, at: number): boolean =>
  '"”»«)'.includes(a.written(at)) && a.starts[at]! > 0 && a.text.charCodeAt(a.starts[at]! - 1) > 0x20;

/** A comma stands here, be it inside or outside the closing quotation mark. */
const isSet = (a: Analysis, at: number): boolean =>
  a.commas[at]! >= 0 || (a.isMark(at + 1) && a.commas[at + 1]! >= 0 && !opensQuotation(a, at + 1));

function opensQuotation(a: Analysis, at: number): boolean {
  const end = a.ends[at]!;
  const next = a.text.charCodeAt(end);
  return '"”“»«'.includes(a.text[a.starts[at]!]!) && !(next <= 0x20) && a.text.charCodeAt(a.starts[at]! - 1) <= 0x20;
}

/**
 * A written comma is doubted only where it can be neither half of a pair nor part of a list: it is the sentence's only
 * one, no clause word comes before it, and a verb, preposition or infinitive follows.
 */
function isAlone(a: Analysis, at: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (i !== at && a.commas[i]! >= 0) return false;
    if (i <= at && (a.types[i]!.role & SUBORDINATES || a.isMark(i))) return false;
  }
  const next = a.reading(at + 1);
  if (isSetOnPurpose(a, at, from, to)) return false;
  return (
    !/^(for|undtagen|bortset|udover)$/.test(a.lower(at + 1)) &&
    !r.hasAny(a.reading(at), r.NAME) &&
    r.hasAny(next, r.FINITE | r.PREPOSITION | r.INFINITIVE) &&
    !(next & r.PAST_PARTICIPLE) &&
    // »Historikeren, lektor Nissen«: a noun taken for something else
    (!(a.union(at + 1) & r.NOUN) || r.hasAny(next, r.FINITE))
  );
}

const LINKS = new Set('til efter før inden siden om'.split(' '));

/** »Et barn, siger | Bowlby, bruger …«, »byder på en frø | og, hvis man har tid, en …«: the commas about it stand. */
function isSaidBetween(a: Analysis, at: number): boolean {
  if (a.commaAfter(at + 1) && COORDINATORS.has(a.lower(at + 1))) return true;
  // »jeg, han | og hun«: a row
  if (a.commaAfter(at - 1) && /^(og|eller)$/.test(a.lower(at + 1)) && a.is(at, r.PRONOUN))
    return a.is(at + 2, r.PRONOUN);
  // »siger | Bowlby«, »siger du | det igen, går …«
  const verb = SUBJECTS.test(a.lower(at)) ? at - 1 : at;
  if (!a.is(verb, r.VERB) || !r.hasAny(a.reading(verb), r.FINITE)) return false;
  for (let k = at + 1; k <= at + 3; k++)
    if (a.commaAfter(k)) return a.is(k + 1, r.VERB) && r.hasAny(a.reading(k + 1), r.FINITE);
  return false;
}

/** »Okay, hør her«, »Styrter den, er halen for kort«, »Han låste sig ind, lyste op og råbte«, »…, havde han sagt«. */
function isSetOnPurpose(a: Analysis, at: number, from: number, to: number): boolean {
  const finite = (k: number): boolean => (a.union(k) & r.VERB) !== 0 && r.hasAny(a.union(k), r.FINITE);
  const first = a.isMark(from) ? from + 1 : from;
  if (at === first || a.written(at + 2) === ':' || finite(first) || a.written(to - 1) === '!') return true;
  if (a.lower(at + 1) === 'til') for (let k = at + 2; k < to; k++) if (finite(k)) return true;
  if (!finite(at + 1)) return false;
  for (let k = first; k <= at; k++) if (finite(k) && !(a.union(k) & (r.NOUN | r.ADJECTIVE))) return true;
  return SPEECH_VERBS.has(a.lower(at + 1)) || SAID.test(a.lower(a.isMark(to - 1) ? to - 2 : to - 1));
}

const SAID = new WordList('sagt fortalt forklaret svaret skrevet råbt tænkt ment hørt lovet');
const SUBJECTS = new WordList('jeg du han hun vi man de i');

/** Which rule asks for a comma after word `k`, the gap that the sentence was asked about last. */
function commaKind(of: CommaSentence, k: number): SubcategoryId {
  const { ruling, track, rules, phrases } = of;
  if (ruling?.comma) return ruling.subcategory;
  if (rules.opens(k + 1) !== 0 || track.lastSubordinator[k + 1] === k + 1) {
    return ruling === RULING.afterCoordinator ? 'comma-apposition' : 'comma-start';
  }
  // »de unge | jeg kender«, »vente | til der sker noget«: a clause begins, whatever opens it.
  let next = phrases.of[k]! + 1;
  const first = phrases.first(next) === k + 1;
  const isLink = first && LINKS.has(phrases.lower(k + 1));
  const begins = first && (isLink || phrases.kindAt(next) === SYMBOL.nominative);
  if (begins && phrases.finites[phrases.count - 1]! > phrases.finites[next]!) {
    next++;
    while (phrases.kindAt(next) === SYMBOL.adverb) next++;
    if (isLink || phrases.kindAt(next) === SYMBOL.finite) return 'comma-start';
  }
  const inClause = phrases.clause[phrases.of[k]!]! >= 0;
  if (track.coordinates[k + 1]) return inClause && track.finite[k] ? 'comma-end' : 'comma-main-clauses';
  if (inClause) return 'comma-end';
  return track.kind(k) === track.kind(k + 1) ? 'comma-enumeration' : 'comma-apposition';
}
