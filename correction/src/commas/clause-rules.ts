import { MODAL } from '../analysis/word-role.ts';
import { hasAny, IMPERATIVE, NOUN, VERB } from '../lexicon/readings.ts';
import { addressed, namedFirst } from './address-rules.ts';
import { saidBetween } from './apposition-rules.ts';
import { joinsTwo } from './belong-together.ts';
import { beforeFinite, finitesSince, goesBackToSubject, isOverAfter } from './before-verb.ts';
import { bareRelativeAt, isTiedIn, openerLength, WANTS_FOR } from './openers.ts';
import { inRow, isInsidePhrase } from './phrase-rules.ts';
import { isNominal, OWES, type PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING } from './ruling.ts';
import { beginsNextOrder } from './orders.ts';
import { beginsThirdOfRow, secondClause } from './second-clause.ts';
import { SYMBOL as S } from './symbols.ts';
import { ADDRESSED, COORDINATORS, EMPHATIC, FIRST_OF_TWO } from '../words/of-commas.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET } from '../words/articles.ts';
import { ORDERS } from '../words/orders.ts';
import { IS_WAS } from '../words/verbs.ts';

const RELATIVES = new WordList('som der hvis');

const ROOM = 256;
const FAR = 40;
const LONGEST_CONJUNCTION = 4;

const DIRECTIONS = new WordList('uden inden over inde ude neden oven ud nord syd øst vest');
/** What the official rules (Retskrivningsordbogen §46–49) say of the gaps of a sentence, as far as its phrases tell. */
export class ClauseRules {
  #opens = new Int8Array(ROOM);

  /** Finds where the sentence's subordinate clauses begin. */
  prepare(p: PhraseTrack): void {
    if (p.words > this.#opens.length) this.#opens = new Int8Array(p.words * 2);
    this.#opens.fill(0);
    for (let k = 0; k < p.words; k++) {
      const length = openerLength(p, k);
      this.#opens[k] = length === 0 && bareRelativeAt(p, k) ? -1 : length;
    }
    p.countClauses(this.#opens);
  }

  /** A subordinate clause begins at the word: the length of its conjunction, −1 when it has none, 0 when none begins. */
  opens(k: number): number {
    return k < this.#opens.length ? this.#opens[k]! : 0;
  }

  /** The rule about the gap after word `i`, if there is one. `lastComma` is the last word before with a comma after it. */
  rule(p: PhraseTrack, i: number, lastComma: number): Ruling | null {
    const conjunction = this.#conjunctionAround(i);
    // »…, for | at …«: its comma stands before it
    if (conjunction >= 0)
      return lastComma === conjunction - 1 && lastComma >= 0 ? RULING.afterHedge : RULING.insideConjunction;
    if (TWICE.test(p.lower(i)) && p.lower(i) === p.lower(i + 1)) return RULING.twice;
    if (isInsidePhrase(p, i) || joinsTwo(p, i)) return RULING.insidePhrase;
    const c = p.of[i]!;
    if (c === p.of[i + 1]) {
      // »Slap af | Ida«
      if (p.lower(i) === 'af' && (p.lower(i - 1) === 'slap' || p.lower(i - 2) === 'slap')) return RULING.address;
      if (p.kind[c] !== S.prepositional || p.first(c) !== i) return null;
      return beginsNextOrder(p, i) ? RULING.orders : RULING.insidePrepositional;
    }
    if (isTiedIn(p, c)) return RULING.tiedIn;
    const opens = this.#opens[i + 1]!;
    if (opens > 0) return this.#beforeOpener(p, i, lastComma);
    if (opens < 0)
      return this.#endsConjunction(i)
        ? null
        : p.of[i] === 0 && p.finites[p.count - 1] === 1
          ? RULING.leftOut
          : RULING.bareRelative;
    if (p.lower(i + 1) === 'at' && isVerb(p, i + 2)) return RULING.infinitive;
    return this.#betweenPhrases(p, i, lastComma);
  }

  /** Where a conjunction begins that goes on after word `i`, −1 when none does. */
  #conjunctionAround(i: number): number {
    for (let d = 1; d < LONGEST_CONJUNCTION && d <= i + 1; d++) if (this.#opens[i + 1 - d]! > d) return i + 1 - d;
    return -1;
  }

  #endsConjunction(i: number): boolean {
    for (let d = 1; d <= LONGEST_CONJUNCTION && d <= i + 1; d++) if (this.opens(i + 1 - d) === d) return true;
    return false;
  }

  #beforeOpener(p: PhraseTrack, i: number, lastComma: number): Ruling | null {
    const word = p.lower(i);
    const next = p.lower(i + 1);
    const kind = p.kindAt(p.of[i]!);
    if (word === 'også' && p.lower(i - 1) === 'men') return RULING.afterCoordinator;
    if (kind >= S.punctuation && kind <= S.end) return null;
    if (this.#endsConjunction(i)) return RULING.afterCoordinator;
    const followsComma = i > 0 && lastComma === i - 1;
    if (isWithinConjunction(p, i, lastComma)) return RULING.afterHedge;
    // »…, kun at …«, »men ikke | mens …«: the adverb belongs to the clause.
    if (word === 'fald' && p.lower(i - 1) === 'hvert' && lastComma === i - 3) return RULING.afterHedge;
    if (next.startsWith('hvil') && word === 'i') return null;
    if (
      (kind === S.adverb || HEDGES.test(word)) &&
      (followsComma || (LIMITS.test(word) && COORDINATORS.test(p.lower(i - 1))))
    )
      return RULING.afterHedge;
    if (COORDINATORS.test(word) && (word !== 'for' || kind !== S.preposition || followsComma)) {
      // »da hun så | at …«
      if (word === 'så' && kind === S.finite) return RULING.opener;
      return word === 'så' && kind === S.adverb ? null : RULING.afterCoordinator;
    }
    // »til hvem«, »i hvilken grad«: the preposition belongs to the clause.
    if (kind === S.preposition && next.startsWith('hvil') && (word === 'om' || word === 'over'))
      return RULING.likelyOpener;
    if (kind === S.preposition && (/^hv(em|il)/.test(next) || (next.startsWith('hv') && !TAKES_QUESTION.has(word))))
      return null;
    if ((kind === S.adverb || EXACTLY.test(word)) && (i === 0 || (i === 1 && COORDINATORS.test(p.lower(0)))))
      return RULING.afterCoordinator;
    const isPossessed = kind === S.owned && p.of[i] === 0 && POSSESSIVE.test(p.lower(0));
    if (RELATIVES.test(next) && (isPossessed || isKnown(p, i))) return RULING.nameRelative;
    if (next === 'så' && p.lower(i + 2) === 'vidt') return RULING.nameRelative;
    if (next === 'hvilket' && !isNominal(kind)) return RULING.nameRelative;
    return SURE_OPENERS.test(next) || this.#opens[i + 1]! > 1 ? RULING.opener : RULING.likelyOpener;
  }

  #betweenPhrases(p: PhraseTrack, i: number, lastComma: number): Ruling | null {
    const c = p.of[i]!;
    const next = p.lower(i + 1);
    const kind = p.kind[c]!;
    const after = p.kindAt(c + 1);
    if ((kind >= S.punctuation && kind <= S.end) || (after >= S.punctuation && after <= S.end)) return null;
    if (next === 'men') return RULING.but;
    // »hvis du er | ligesom mig«
    if (next === 'ligesom' && p.kindAt(c + 2) === S.accusative) return RULING.insidePhrase;
    if (
      next === 'så' &&
      p.kindAt(c + 2) === S.finite &&
      isOverAfter(p, c) &&
      p.finites[c] === p.openers[c] &&
      !JOINS.test(p.lower(i))
    )
      return RULING.endBeforeThen;
    if (after === S.conjunction || after === S.but || next === 'så') return this.#beforeCoordinator(p, i);
    const named = i < 5 ? namedFirst(p, i) : null;
    if (named) return named;
    const isFirst = c === 0 || (c === 1 && p.kind[0] === S.punctuation);
    if (isFirst && after === S.finite && i + 2 < p.words && (kind === S.name || ADDRESSED.test(p.lower(i)))) {
      // »mor, må jeg få en hund?«: the subject comes after the verb.
      const asks = p.kindAt(c + 2) === S.nominative && p.kind.subarray(c, p.count).includes(S.asks);
      if (asks || p.lower(i + 2) === 'du' || p.type(i + 2).text === 'I') return RULING.address;
    }
    if (saidBetween(p, c)) return RULING.between;
    if (after === S.finite) return beforeFinite(p, i, lastComma);
    // »for toget kører«, taken for »for første gang«: the clause has had its verb.
    if (
      next === 'for' &&
      after === S.prepositional &&
      p.kindAt(verbAfterFor(p, c + 2)) === S.finite &&
      (p.clause[c]! < 0 || (p.owes[c] === OWES.none && isOverAfter(p, c))) &&
      hasVerbBefore(p, c) &&
      !DIRECTIONS.test(p.lower(i)) &&
      !(kind === S.finite && (p.type(i).role & MODAL) !== 0)
    )
      return WANTS_FOR.test(p.lower(i)) ? RULING.forNoun : RULING.forNounAndVerb;
    if (p.kind[0] === S.imperative && endsCall(p, c, lastComma)) return RULING.address;
    if (beginsThirdOfRow(p, c)) return RULING.rowOfClauses;
    if (beginsNextOrder(p, i)) return RULING.orders;
    return addressed(p, i) ?? inRow(p, i);
  }

  #beforeCoordinator(p: PhraseTrack, i: number): Ruling | null {
    const c = p.of[i]!;
    const k = i + 2;
    const word = p.lower(i + 1);
    if (p.last[c + 1] !== i + 1 || k >= p.words) return null;
    const isAnd = p.kind[c + 1] === S.conjunction;
    const then = p.kindAt(c + 2);
    const finites = p.finites[c]!;
    // »…, før han eller hun kom«: two that are one subject.
    if (p.kind[c] === S.nominative && p.kindAt(c - 1) !== S.finite && isNominal(then) && !DEN_DET.test(p.lower(i)))
      return null;
    // »at min søster og jeg …«: two that are the subject of the clause that has just begun.
    if (word === 'eller' && p.lower(k) === 'ej') return RULING.afterCoordinator;
    const before = p.kindAt(c - 1);
    if (isNominal(p.kind[c]!) && isNominal(then) && !opensPhrase(p, c)) {
      if (before === S.subordinator || (then === S.nominative && BEGINS_CLAUSE.has(before))) return null;
      // »så Emil og jeg fulgtes ad«
      if (then === S.nominative && p.lower(p.first(c) - 1) === 'så' && p.kindAt(c + 3) === S.finite) return null;
    }
    if (this.#opens[k]! > 0 && finites > 0 && word !== 'så') return RULING.clauseAndClause;
    const ownFinites = finitesSince(p, c, Math.max(p.clause[c]!, 0));
    if (isAnd && then === S.finite && ownFinites > 0 && p.clause[c]! < 0 && p.kindAt(c + 3) !== S.nominative)
      return RULING.sharedSubject;
    if (then === S.finite && word !== 'så' && goesBackToSubject(p, c)) return RULING.endBeforeShared;
    if (finites > 0) {
      const found = secondClause(p, c, word, ownFinites);
      if (found) return found;
    }
    const [first, verb] = [p.type(0), p.type(k)];
    const isImperative = (union: number): boolean => (union & (VERB | IMPERATIVE)) === (VERB | IMPERATIVE);
    if (
      isAnd &&
      i >= 1 &&
      isImperative(first.union) &&
      isImperative(verb.union) &&
      // »Hæld vandet fra, og kom pastaen i«
      (then !== S.finite || (p.kind[0] === S.imperative && ORDERS.test(verb.lower))) &&
      p.kind[0] !== S.finite &&
      // »vi« and »ordklar« are imperatives by their letters too
      (p.kind[0] === S.imperative || finites === 0) &&
      !(FIRST_OF_TWO.test(first.lower) && i <= 1) &&
      !isOneOfOrders(p, i) &&
      !(isNominal(then) && hasAny(verb.union, NOUN) && isPartOfRow(p.kindAt(c + 3))) &&
      (p.kind[0] === S.imperative || then === S.imperative || !hasAny(verb.union, NOUN))
    )
      return RULING.imperatives;
    return null;
  }
}

/** »Sæt tegn, og upload | eller aflever den igen«: what is done to the same thing. */
const isOneOfOrders = (p: PhraseTrack, i: number): boolean =>
  p.lower(i + 1) === 'eller' && (i === 0 || COORDINATORS.test(p.lower(i - 1)));

const IT_OR_SO = new WordList('det så');
/** A name that needs no clause to tell who is meant: »Ida, som …«, »om Nelson Mandela, der …«, not »det var Ida, der …«. */
function isKnown(p: PhraseTrack, i: number): boolean {
  const c = p.of[i]!;
  const before = p.kindAt(c - 1);
  if (p.kind[c] === S.name) return !(before === S.finite && IT_OR_SO.test(p.lower(p.first(c - 2))));
  const { text, lower } = p.type(i);
  return p.kind[c] === S.prepositional && text !== lower && !isNominal(before) && before !== S.prepositional;
}

/** »…, dagen | før han døde«, »fra | før jeg blev født«, »På trods af | at …«: what stands before belongs to the conjunction. */
function isWithinConjunction(p: PhraseTrack, i: number, lastComma: number): boolean {
  const next = p.lower(i + 1);
  const isFirst = (k: number): boolean => k === 0 || lastComma === k - 1 || COORDINATORS.test(p.lower(k - 1));
  if (next === 'at' && LINKS_OF_THREE.has(`${p.lower(i - 2)} ${p.lower(i - 1)} ${p.lower(i)}`)) return isFirst(i - 2);
  // »…, blandt andet | at …«, »…, ikke mindst | hvordan …«
  if (IN_TWO.get(p.lower(i)) === p.lower(i - 1)) return isFirst(i - 1) && lastComma >= 0;
  if (!TIMES_FROM.test(next)) return false;
  // not »trækkes fra, før …«
  if (p.lower(i) === 'fra') return i > 0 && (isNominal(p.kindAt(p.of[i - 1]!)) || IS_WAS.test(p.lower(i - 1)));
  // »…, mere end to timer | før …«
  if (!SPANS.test(p.lower(i))) return false;
  for (let k = i; k >= 0 && k > i - LONGEST_CONJUNCTION; k--)
    if (k === 0 ? p.finites[p.of[i]!] === 0 : lastComma === k - 1) return true;
  return false;
}

/** After them »at« begins the clause; first in it, they are a conjunction together. */
const LINKS_OF_THREE = new Set([
  'på trods af',
  'til trods for',
  'på grund af',
  'i og med',
  'i tilfælde af',
  'i anledning af',
  'i kraft af',
  'i stedet for',
  'som følge af',
]);
const IN_TWO = new Map([
  ['andet', 'blandt'],
  ['mindst', 'ikke'],
]);
const TIMES_FROM = new WordList('før efter siden inden');
const SPANS = new WordList(
  'år måneder måned uger uge dage dag timer time minutter minut sekunder sekund året måneden ugen dagen timen aftenen natten øjeblikket',
);

/** »meget | meget glad«, »nej | nej« */
const TWICE = new WordList(`${EMPHATIC} nej aldrig`);
const HEDGES = new WordList('lidt fx simpelthen nærmest ligesom heller alt');
const LIMITS = new WordList('ikke kun også især bare først selv lige netop');
const EXACTLY = new WordList('præcis præcist nøjagtig nøjagtigt');
const JOINS = new WordList('og eller men for');
const BEGINS_CLAUSE = new Set<number>([S.conjunction, S.but, S.subordinator, S.question]);

/** »mor og jeg«, not »da han | og jeg …« with a clause inside. */
const opensPhrase = (p: PhraseTrack, c: number): boolean => p.clause[c] === c;

/** After an imperative that may be a noun: »med æg eller mælk | og«, »løb et par skridt og slip.« */
const isPartOfRow = (kind: number): boolean => kind >= S.punctuation || kind === S.conjunction;

/** The clause that ends in phrase `c` has its verb: »… og et tilbageslag | for eksporten har …« has not. */
function hasVerbBefore(p: PhraseTrack, c: number): boolean {
  for (let d = c; d >= 0 && d > c - FAR; d--) {
    const kind = p.kind[d]!;
    if (kind === S.finite || kind === S.imperative) return true;
    if (kind === S.conjunction || kind === S.but) return false;
  }
  return false;
}

/** »for en dreng fra hendes klasse | blev …« */
function verbAfterFor(p: PhraseTrack, c: number): number {
  // »for den, der har skrevet«: who, not where
  const word = p.lower(p.first(c));
  let d = word !== 'der' && PLACE.test(word) ? c + 1 : c;
  if (p.clause[c - 2]! >= 0 || p.kindAt(d) === S.finite) while (p.kindAt(d) === S.prepositional) d++;
  return d;
}

/** »for et sted derinde | lå skatten« */
const PLACE = /^(her|der|ude|inde|oppe|nede|henne)\p{L}*$/u;
const POSSESSIVE = new WordList('min mit din dit vores hans hendes');
const TAKES_QUESTION = new Set('om over af på i for til med ved'.split(' '));
const SURE_OPENERS = new WordList(
  'at fordi hvis når da mens idet indtil selvom medmindre skønt hvordan hvorfor hvornår hvad hvem hvor hvilke ' +
    'hvilken hvilket der imens dersom før inden',
);

/** No subject: »at« goes with the verb, be it written »at holde« or »at holder«. */
function isVerb(p: PhraseTrack, k: number): boolean {
  const kind = k < p.words ? p.kindAt(p.of[k]!) : S.end;
  return kind === S.finite || kind === S.infinitive || kind === S.imperative;
}

/** »Skynd dig, Anna | toget går«: a name since the comma, and a clause begins. */
function endsCall(p: PhraseTrack, c: number, lastComma: number): boolean {
  if (p.kind[c] !== S.name || lastComma < 0 || p.of[lastComma] !== c - 1) return false;
  return isNominal(p.kindAt(c + 1)) && p.kindAt(c + 2) === S.finite;
}
