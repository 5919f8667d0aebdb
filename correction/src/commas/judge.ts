import type { Analysis } from '../analysis/analysis.ts';
import { LINE } from '../analysis/hold-back.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import { openingEnd } from '../phrases/opening.ts';
import { SUBJECTS_DER_AND_I } from '../words/persons.ts';
import { NOUN } from '../lexicon/readings.ts';
import { mainsAfterClauses } from '../clauses/main-after-clause.ts';
import { isTurnedWhether } from '../clauses/turned-whether.ts';
import type { Models } from '../models/models.ts';
import { withProofOfComma } from '../proof-reader/together.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { ASKING, kindAt } from './comma-kind.ts';
import { CommaSentence } from './comma-sentence.ts';
import { goesOn } from './goes-on.ts';
import {
  MISSING,
  MISSING_BEFORE_QUOTATION,
  MISSING_BOLD,
  MISSING_SURE,
  MISSING_WITHOUT_ERRORS,
  MISSING_ELSE_WITHOUT_ERRORS,
  MISSING_OF_FAULTLESS,
  MISSING_ELSE_OF_FAULTLESS,
} from './limits.ts';
import { beginsNoClause } from './no-clause.ts';
import { CommaHabits, type Gap, type WriterShare } from './habits.ts';
import { CLAUSE_WORDS, hasVerbAhead, isNeedless, isOnlyStartkomma, joinsMains } from './needless.ts';
import { isAlone, isSaidBetween, isUnexpected } from './on-purpose.ts';
import { isForbidden, RULING } from './ruling.ts';
import { isCapitalOpener, mayEnd, POSSIBLE_STOP, stopAfter } from './stops.ts';
import { goesWithoutCommas, namedNoun } from '../phrases/name-of-subject.ts';
import { endsForSure } from './sure-stops.ts';
import { closesWord, isSet, opensQuotation } from './written-commas.ts';
import { WordList } from '../words/word-list.ts';

export interface CommaVerdict {
  /** The place after which a comma is missing or superfluous. */
  at: number;
  missing: boolean;
  confidence: number;
  subcategory: SubcategoryId;
  /** Likely enough only where the writer sets none and no wrong words mislead. */
  isBold?: boolean;
  /** Right with startkomma, which the text is not written with. */
  isOfStartkomma?: boolean;
}

/** Who may set so small a share has lost them. */
const MAY_SET_NONE = 0.3;
/** What is shown is at least this sure, whatever the model's own number. */
const SHOWN_CONFIDENCE = 0.9;
/** A written comma is doubted below this. */
const SUPERFLUOUS = 0.03;
/** Above this the model's own commas count as written for the features of what follows. */
const LIKELY = 0.5;
const UNLIKELY = 0.3;
/** So likely the comma before a name must be, if one is to stand after it. */
const SURE_OF_NAME = 0.7;
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
/** So many words that follow a stop are looked at again; in a text without any stop that must not be done again and again. */
const LONGEST_REST = 400;
/** A stop and a comma together are this likely: one of them is missing. */
const EITHER = 0.65;
const NEEDLESS_CONFIDENCE = 0.9;
const NEEDLESS = { missing: false, subcategory: 'comma-superfluous' } as const;
/** The end of a clause that opens its sentence, where the main clause has been found. */
const SURE_END = 0.98;

/** Where commas are missing or too many in the places [from, to). */
export function judgeCommas(
  a: Analysis,
  from: number,
  to: number,
  startkomma: 'yes' | 'no',
  models: Models,
): CommaVerdict[] {
  const { probabilities, subcategories, stops, needless, needlessHere, hasCommaInside, habits } = a.once(
    judgeText,
    models,
  );
  const { starts, others } = habits.shares(startkomma);
  const stop = stopFrom(others);
  const setsNone = others.mean < MAY_SET_NONE;
  const verdicts: CommaVerdict[] = [];
  for (let at = from; at + 1 < to; at++) {
    const probability = probabilities[at]!;
    const subcategory = subcategories[at] ?? 'comma-apposition';
    if ((a.isMark(at) && !closesWord(a, at)) || (a.isMark(at + 1) && !opensQuotation(a, at + 1))) continue;
    if (startkomma === 'no' && subcategory === 'comma-start') {
      if (needless[at]) verdicts.push({ ...NEEDLESS, at, confidence: NEEDLESS_CONFIDENCE, isOfStartkomma: true });
      continue;
    }
    if (!isSet(a, at)) {
      // a comma lacks no likelier than one is due, which hardly any gap need be looked at to know
      if (
        (probability < MISSING_ELSE_OF_FAULTLESS && stops[at]! < POSSIBLE_STOP) ||
        hasCommaInside[at] ||
        isCapitalOpener(a, at + 1) ||
        isOfHeading(a, at, subcategory) ||
        (isSaidBetween(a, at) && !needlessHere[at + 1]) ||
        isAfterOpening(a, at, from, subcategory) ||
        asksStop(stops[at]!, probability, stop)
      )
        continue;
      const missing = (subcategory === 'comma-start' ? starts : others).missing(probability);
      const either = stops[at]! >= stop || (stops[at]! >= POSSIBLE_STOP && missing + stops[at]! >= EITHER);
      const confidence = Math.max(SHOWN_CONFIDENCE, missing);
      const both = withProofOfComma(a, at, missing, models);
      if (either || both >= (a.isMark(at + 1) ? MISSING_BEFORE_QUOTATION : MISSING))
        verdicts.push({ at, missing: true, confidence, subcategory });
      else if (
        ((both >= MISSING_BOLD || missing >= MISSING_SURE) &&
          missing >= (MISSING_WITHOUT_ERRORS[subcategory] ?? MISSING_ELSE_WITHOUT_ERRORS)) ||
        (setsNone &&
          habits.leavesOutBeside(probability) &&
          missing >= (MISSING_OF_FAULTLESS[subcategory] ?? MISSING_ELSE_OF_FAULTLESS))
      )
        verdicts.push({ at, missing: true, confidence, subcategory, isBold: true });
    } else if (a.commas[at]! >= 0 && ((probability <= SUPERFLUOUS && isAlone(a, at, from, to)) || needlessHere[at])) {
      const confidence = needlessHere[at] ? NEEDLESS_CONFIDENCE : 1 - probability * 3;
      verdicts.push({ ...NEEDLESS, at, confidence });
    }
  }
  return verdicts;
}

/** »Den dag min telefon druknede«: a heading is no sentence with something put in. */
const isOfHeading = (a: Analysis, at: number, subcategory: SubcategoryId): boolean =>
  subcategory === 'comma-apposition' && (a.held[at]! & LINE) !== 0;

/** »desværre | det regnede«: the words are in the wrong order, and no comma mends that. */
const isAfterOpening = (a: Analysis, at: number, from: number, subcategory: SubcategoryId): boolean =>
  subcategory !== 'comma-start' &&
  openingEnd(a, from).end === at &&
  (SUBJECTS_DER_AND_I.test(a.lower(at + 1)) || a.is(at + 1, NOUN));

/** How the writer sets commas before clauses and elsewhere. */
export const commaHabits = (a: Analysis, models: Models): CommaHabits => a.once(judgeText, models).habits;

function judgeText(a: Analysis, models: Models): Judged {
  const before = a.earlier === null ? null : a.earlier.once(judgeText, models);
  const sentence = new CommaSentence();
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
    if (before === null || !copyVerdicts(before, now, s)) judgeSentence(now, sentence, from, to, models);
    for (let at = from; at + 1 < to; at++) {
      const probability = now.probabilities[at]!;
      if (probability < TELLING || a.isMark(at) || a.isMark(at + 1)) continue;
      const isStart = now.subcategories[at] === 'comma-start';
      now.habits.see(probability, isStart ? gapBefore(a.lower(at + 1)) : 'other', isSet(a, at));
    }
  }
  return now;
}

/** What a clause that begins with the word tells of the comma before it. */
function gapBefore(word: string): Gap {
  if (word === 'som' || word === 'der') return 'relative';
  if (CONDITIONS.test(word)) return 'condition';
  return CLAUSE_WORDS.test(word) ? 'start' : 'added';
}

const CONDITIONS = new WordList('hvis når da selvom');

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

function judgeSentence(now: Judged, sentence: CommaSentence, start: number, to: number, models: Models): void {
  const a = now.of;
  if (to - start < 3) return;
  const { commas: net, stops } = models.secondReader.read(a);
  const mains = new Set(mainsAfterClauses(a, start, to).map(({ begin }) => begin));
  let from = start;
  sentence.take(a.types, a.tags, from, to, a.tagFeatures);
  let lastComma = -1;
  for (let at = from; at + 1 < to; at++) {
    // What follows a full stop that lacks is a sentence of its own.
    if (at > from + 1 && now.stops[at - 1]! >= ONLY_STOP && to - at > 2 && to - at < LONGEST_REST) {
      from = at;
      sentence.take(a.types, a.tags, from, to, a.tagFeatures);
      lastComma = -1;
    }
    const written = isSet(a, at);
    const ruling = sentence.ask(at - from, lastComma);
    if (mains.has(at + 1)) {
      now.probabilities[at] = SURE_END;
      now.subcategories[at] = 'comma-end';
      lastComma = at - from;
      continue;
    }
    if (isTurnedWhether(a, at)) continue;
    // Nothing is said of a gap that surely is none; the model need not be asked.
    if (!written && isForbidden(ruling, net[at]!) && !mayEnd(a, sentence, at, from)) continue;
    let probability = sentence.probability(models.commas, at - from, lastComma, written, net[at]!);
    // what is so unlikely is of no kind, for nobody asks
    const kind = written || probability > UNASKED ? kindAt(a, sentence, at, start, from) : undefined;
    // »det ord | eller det svar, der passer«: two things, not two clauses
    if (!written && probability > UNLIKELY && kind === 'comma-main-clauses' && !hasVerbAhead(sentence, at - from))
      probability = Math.min(probability, UNLIKELY);
    if (!written && probability > UNLIKELY && kind === 'comma-apposition' && belongsTogether(now, at))
      probability = Math.min(probability, UNLIKELY);
    // »Uden at ane | hvorfor, er hun …«: nothing of the clause is left but its first word
    if (!written && probability > UNLIKELY && ASKING.test(a.lower(at + 1)) && isSet(a, at + 1))
      probability = Math.min(probability, UNLIKELY);
    if (!written && probability > UNLIKELY && ruling !== RULING.orders && isOneClause(a, at, start, to))
      probability = Math.min(probability, UNLIKELY);
    const mayStop =
      probability < SURE_COMMA || !joinsClauses(a, sentence, at + 1) || endsForSure(a, sentence, at, from);
    if (!written && mayStop) {
      now.stops[at] = stopAfter(a, sentence, at, from, stops[at]!, models);
    }
    if (written || probability > LIKELY || now.stops[at]! >= STOP) lastComma = at - from;
    now.probabilities[at] = probability;
    if (kind) now.subcategories[at] = kind;
    if (written && isOnlyStartkomma(a, sentence, at, from)) now.needless[at] = 1;
    if (written && isNeedless(a, sentence, at, from)) now.needlessHere[at] = 1;
    for (let d = 1; d < sentence.rules.opens(at + 1 - from); d++) if (isSet(a, at + d)) now.hasCommaInside[at] = 1;
    // »rette fejlen | hver gang, den bliver sagt«
    if (a.lower(at + 2) === 'gang' && isSet(a, at + 2) && sentence.rules.opens(at + 1 - from) === 2)
      now.hasCommaInside[at] = 1;
  }
  for (let at = start; at + 1 < to; at++)
    if (isUnexpected(a, at, start, to, net, now.probabilities) && !joinsMains(a, at, start)) now.needlessHere[at] = 1;
}

const isOneClause = (a: Analysis, at: number, start: number, to: number): boolean =>
  goesOn(a, at, start, to) || beginsNoClause(a, at, start, to);

/** A name that goes without commas, or whose first comma is none that lacks. */
function belongsTogether({ of: a, probabilities }: Judged, at: number): boolean {
  if (goesWithoutCommas(a, at)) return true;
  const noun = namedNoun(a, at);
  return noun >= 0 && probabilities[noun]! < SURE_OF_NAME;
}

/** Where a full stop is missing between two sentences, in the places [from, to). */
export function missingStops(a: Analysis, from: number, to: number, models: Models): number[] {
  const { stops, probabilities, habits } = a.once(judgeText, models);
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
function joinsClauses(a: Analysis, sentence: CommaSentence, at: number): boolean {
  if (a.hasCapital(at)) return false;
  const k = at - a.sentenceStart(at);
  if (a.lower(at) === 'så') return sentence.phrases.clause[sentence.phrases.of[k - 1]!]! >= 0;
  return (a.types[at]!.role & (COORDINATES | SUBORDINATES)) !== 0 || sentence.rules.opens(k) > 0;
}
