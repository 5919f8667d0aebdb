import { MODAL } from '../analysis/word-role.ts';
import { ADJECTIVE, hasAny, IMPERATIVE, NOUN, VERB } from '../lexicon/readings.ts';
import { joinsTwo } from './belong-together.ts';
import { beforeFinite, finitesSince, isOverAfter } from './before-verb.ts';
import { bareRelativeAt, openerLength, WANTS_FOR } from './openers.ts';
import { addressed, inRow, isInsidePhrase } from './phrase-rules.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { ADDRESSED, COORDINATORS, FIRST_OF_TWO } from './word-lists.ts';
import { WordList } from '../text/word-list.ts';

const ROOM = 256;
const FAR = 40;
const LONGEST_CONJUNCTION = 4;

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
    if (this.#isInsideConjunction(i)) return RULING.insideConjunction;
    if (isInsidePhrase(p, i) || joinsTwo(p, i)) return RULING.insidePhrase;
    const c = p.of[i]!;
    if (c === p.of[i + 1]) {
      // »Slap af | Ida«
      if (p.lower(i) === 'af' && (p.lower(i - 1) === 'slap' || p.lower(i - 2) === 'slap')) return RULING.address;
      return p.kind[c] === S.prepositional && p.first(c) === i ? RULING.insidePrepositional : null;
    }
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

  #isInsideConjunction(i: number): boolean {
    for (let d = 1; d < LONGEST_CONJUNCTION && d <= i + 1; d++) if (this.#opens[i + 1 - d]! > d) return true;
    return false;
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
    // »…, kun at …«, »men ikke | mens …«: the adverb belongs to the clause.
    if (word === 'fald' && p.lower(i - 1) === 'hvert' && lastComma === i - 3) return RULING.afterCoordinator;
    if (next.startsWith('hvil') && word === 'i') return null;
    if (
      (kind === S.adverb || HEDGES.test(word)) &&
      (followsComma || (LIMITS.test(word) && COORDINATORS.has(p.lower(i - 1))))
    )
      return RULING.afterCoordinator;
    if (COORDINATORS.has(word) && (word !== 'for' || kind !== S.preposition || followsComma)) {
      // »da hun så | at …«
      if (word === 'så' && kind === S.finite) return RULING.opener;
      return word === 'så' && kind === S.adverb ? null : RULING.afterCoordinator;
    }
    // »til hvem«, »i hvilken grad«: the preposition belongs to the clause.
    if (kind === S.preposition && next.startsWith('hvil') && (word === 'om' || word === 'over'))
      return RULING.likelyOpener;
    if (kind === S.preposition && (/^hv(em|il)/.test(next) || (next.startsWith('hv') && !TAKES_QUESTION.has(word))))
      return null;
    if (kind === S.adverb && (i === 0 || (i === 1 && COORDINATORS.has(p.lower(0))))) return RULING.afterCoordinator;
    const isPossessed = kind === S.owned && p.of[i] === 0 && POSSESSIVE.test(p.lower(0));
    if (/^(som|der|hvis)$/.test(next) && (kind === S.name || isPossessed)) return RULING.nameRelative;
    if (next === 'hvilket' && !isNominal(kind)) return RULING.nameRelative;
    return SURE_OPENERS.has(next) || this.#opens[i + 1]! > 1 ? RULING.opener : RULING.likelyOpener;
  }

  #betweenPhrases(p: PhraseTrack, i: number, lastComma: number): Ruling | null {
    const c = p.of[i]!;
    const next = p.lower(i + 1);
    const kind = p.kind[c]!;
    const after = p.kindAt(c + 1);
    if ((kind >= S.punctuation && kind <= S.end) || (after >= S.punctuation && after <= S.end)) return null;
    if (next === 'men') return RULING.but;
    if (
      next === 'så' &&
      p.kindAt(c + 2) === S.finite &&
      isOverAfter(p, c) &&
      p.finites[c] === p.openers[c] &&
      !JOINS.test(p.lower(i))
    )
      return RULING.endBeforeThen;
    if (after === S.conjunction || after === S.but || next === 'så') return this.#beforeCoordinator(p, i);
    const isFirst = c === 0 || (c === 1 && p.kind[0] === S.punctuation);
    if (isFirst && after === S.finite && i + 2 < p.words && (kind === S.name || ADDRESSED.has(p.lower(i)))) {
      // »mor, må jeg få en hund?«: the subject comes after the verb.
      const asks = p.kindAt(c + 2) === S.nominative && p.kind.subarray(c, p.count).includes(S.asks);
      if (asks || p.lower(i + 2) === 'du' || p.type(i + 2).text === 'I') return RULING.address;
    }
    if (after === S.finite) return beforeFinite(p, i, lastComma);
    // »for toget kører«, taken for »for første gang«: the clause has had its verb.
    if (
      next === 'for' &&
      after === S.prepositional &&
      p.kindAt(PLACE.test(p.lower(p.first(c + 2))) ? c + 3 : c + 2) === S.finite &&
      p.clause[c]! < 0 &&
      hasVerbBefore(p, c) &&
      !/^(uden|inden|over|inde|ude|neden|oven|ud|nord|syd|øst|vest)$/.test(p.lower(i)) &&
      !(kind === S.finite && (p.type(i).role & MODAL) !== 0)
    )
      return WANTS_FOR.test(p.lower(i)) ? RULING.forNoun : RULING.forNounAndVerb;
    if (p.kind[0] === S.imperative && endsCall(p, c, lastComma)) return RULING.address;
    if (beginsThirdOfRow(p, c)) return RULING.rowOfClauses;
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
    if (
      p.kind[c] === S.nominative &&
      p.kindAt(c - 1) !== S.finite &&
      isNominal(then) &&
      !/^(det|den)$/.test(p.lower(i))
    )
      return null;
    // »at min søster og jeg …«: two that are the subject of the clause that has just begun.
    if (word === 'eller' && p.lower(k) === 'ej') return RULING.afterCoordinator;
    const before = p.kindAt(c - 1);
    if (isNominal(p.kind[c]!) && isNominal(then) && !opensPhrase(p, c)) {
      if (before === S.subordinator || (then === S.nominative && BEGINS_CLAUSE.has(before))) return null;
    }
    if (this.#opens[k]! > 0 && finites > 0 && word !== 'så') return RULING.clauseAndClause;
    const ownFinites = finitesSince(p, c, Math.max(p.clause[c]!, 0));
    if (isAnd && then === S.finite && ownFinites > 0 && p.clause[c]! < 0 && p.kindAt(c + 3) !== S.nominative)
      return RULING.sharedSubject;
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
      then !== S.finite &&
      p.kind[0] !== S.finite &&
      !(FIRST_OF_TWO.has(first.lower) && i <= 1) &&
      !(isNominal(then) && hasAny(verb.union, NOUN) && isPartOfRow(p.kindAt(c + 3))) &&
      (p.kind[0] === S.imperative || then === S.imperative || !hasAny(verb.union, NOUN))
    )
      return RULING.imperatives;
    return null;
  }
}

const mayBeSubject = (p: PhraseTrack, c: number): boolean => {
  const kind = p.kindAt(c);
  return kind === S.definite || kind === S.owned || kind === S.name || kind === S.nominative;
};

const HEDGES = new WordList('lidt fx simpelthen nærmest ligesom heller');
const LIMITS = new WordList('ikke kun også især bare først selv lige netop');
const JOINS = new WordList('og eller men for');
const BEGINS_CLAUSE = new Set<number>([S.conjunction, S.but, S.subordinator, S.question]);

/** »mor og jeg«, not »da han | og jeg …« with a clause inside. */
const opensPhrase = (p: PhraseTrack, c: number): boolean => p.clause[c] === c;

/** After an imperative that may be a noun: »med æg eller mælk | og«, »løb et par skridt og slip.« */
const isPartOfRow = (kind: number): boolean => kind >= S.punctuation || kind === S.conjunction;

/** »Hunden gøede | katten hvæsede, og papegøjen skreg«: main clauses in a row, the last of them after »og«. */
function beginsThirdOfRow(p: PhraseTrack, c: number): boolean {
  const kind = p.kind[c]!;
  if (!mayBeSubject(p, 0) || p.kindAt(1) !== S.finite || p.openers[p.count - 1] !== 0 || p.finites[c] !== 1)
    return false;
  if (kind >= S.conjunction || kind === S.preposition || p.lower(p.last[c]!) === 'så') return false;
  if (
    !mayBeSubject(p, c + 1) ||
    p.kindAt(c + 2) !== S.finite ||
    (mayBeSubject(p, c) && p.kindAt(c - 1) === S.conjunction)
  )
    return false;
  // »var kold | kaffen«, taken for »kold kaffe«
  if (p.first(c + 1) < p.last[c + 1]! && (p.type(p.first(c + 1)).union & ADJECTIVE) !== 0) return false;
  for (let d = c + 3; d + 2 < p.count; d++) {
    if (p.kind[d] === S.finite || p.kind[d] === S.but) return false;
    if (p.kind[d] === S.conjunction) return mayBeSubject(p, d + 1) && p.kindAt(d + 2) === S.finite;
  }
  return false;
}

/** The clause that ends in phrase `c` has its verb: »… og et tilbageslag | for eksporten har …« has not. */
function hasVerbBefore(p: PhraseTrack, c: number): boolean {
  for (let d = c; d >= 0 && d > c - FAR; d--) {
    const kind = p.kind[d]!;
    if (kind === S.finite || kind === S.imperative) return true;
    if (kind === S.conjunction || kind === S.but) return false;
  }
  return false;
}

/** »for et sted derinde | lå skatten« */
const PLACE = /^(her|der|ude|inde|oppe|nede|henne)\p{L}*$/u;
const WAY = /^(frem|tilbage|op|ned|ind|ud|hen|hjem|her|der|til|fra)$/;
const POSSESSIVE = /^(min|mit|din|dit|vores|hans|hendes)$/;
const TAKES_QUESTION = new Set('om over af på i for til med ved'.split(' '));
const SURE_OPENERS = new Set(
  'at fordi hvis når da mens idet indtil selvom medmindre skønt hvordan hvorfor hvornår hvad hvem hvor hvilke hvilken hvilket der imens dersom før inden'.split(
    ' ',
  ),
);

/** No subject: »at« goes with the verb, be it written »at holde« or »at holder«. */
function isVerb(p: PhraseTrack, k: number): boolean {
  const kind = k < p.words ? p.kindAt(p.of[k]!) : S.end;
  return kind === S.finite || kind === S.infinitive || kind === S.imperative;
}

/** »og | hun gik«, »og | i går regnede det«, »og | mor råbte«: a clause with its own subject after the word. */
function secondClause(p: PhraseTrack, c: number, word: string, ownFinites: number): Ruling | null {
  let d = c + 2;
  while (p.kindAt(d) === S.adverb) d++;
  const subject = p.kindAt(d);
  const verb = p.kindAt(d + 1);
  if (subject === S.nominative || p.lower(p.first(d)) === 'der') {
    if (word === 'så' && d > c + 2) return null;
    if (verb === S.finite || (verb === S.adverb && p.kindAt(d + 2) === S.finite)) return RULING.andPronoun;
  }
  if (word === 'så') return p.kindAt(c + 2) === S.finite && p.kindAt(c + 3) === S.nominative ? RULING.soInverted : null;
  let e = c + 2;
  while (p.kindAt(e) === S.adverb || p.kindAt(e) === S.prepositional) e++;
  const inverted = p.kindAt(e + 1);
  // »springer du frem og tilbage«: one way and the other
  const isBothWays = e === c + 3 && WAY.test(p.lower(p.last[c]!)) && WAY.test(p.lower(p.first(c + 2)));
  if (e > c + 2 && e < c + 5 && p.kindAt(e) === S.finite && ownFinites > 0 && !isBothWays) {
    // »som var vred og aldrig sagde noget«: within a clause the adverb comes before the verb of the same subject.
    const isSame = p.clause[c]! >= 0 && BEFORE_VERB.test(p.lower(p.last[e - 1]!)) && inverted !== S.nominative;
    if (isSame) return null;
    if ((isNominal(inverted) && inverted !== S.accusative) || p.lower(p.first(e + 1)) === 'der')
      return RULING.andInverted;
  }
  if (d === c + 2 && isNominal(subject) && subject !== S.accusative && verb === S.finite && ownFinites > 0) {
    const last = p.kind[c]!;
    const isVerbal = last === S.finite || last === S.infinitive || last === S.adverb || last === S.accusative;
    return isVerbal && p.clause[c]! < 0 ? RULING.andNounAfterVerb : RULING.andNoun;
  }
  return null;
}

const BEFORE_VERB = new WordList('ikke aldrig altid ofte sjældent kun bare også stadig næsten engang');

/** »Skynd dig, Anna | toget går«: a name since the comma, and a clause begins. */
function endsCall(p: PhraseTrack, c: number, lastComma: number): boolean {
  if (p.kind[c] !== S.name || lastComma < 0 || p.of[lastComma] !== c - 1) return false;
  return isNominal(p.kindAt(c + 1)) && p.kindAt(c + 2) === S.finite;
}
