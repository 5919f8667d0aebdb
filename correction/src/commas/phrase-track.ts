import { ADJECTIVE, FINITE, INFINITIVE, NAME, OTHER, VERB } from '../lexicon/readings.ts';
import type { WordType } from '../tagger/word-type.ts';
import { COORDINATES, MODAL, SUBORDINATES } from '../analysis/word-role.ts';
import { mix } from '../tagger/hash.ts';
import { HAS_DIGIT, NO_LETTER } from '../tagger/word-shape.ts';
import { correctVerbs } from './correct-verbs.ts';
import { isHead, SYMBOL as S } from './symbols.ts';
import { EN_ET } from '../words/articles.ts';
import { WordList } from '../words/word-list.ts';

const ROOM = 256;
const MOST_MODIFIERS = 12;
/** What goes before the noun in a phrase. */
const isModifier = (symbol: number): boolean =>
  symbol === S.determiner ||
  symbol === S.adjective ||
  symbol === S.number ||
  symbol === S.genitive ||
  symbol === S.owned;
/** Whose finite verb is still to come: nobody's, the innermost clause's, that of the clause around it, of one farther out. */
export const OWES = { none: 0, own: 1, outer: 2, farther: 3 } as const;
const DEEPEST = 16;
/** Phrases that can be a clause's subject or object. */
export const isNominal = (symbol: number): boolean => (symbol <= S.name && symbol > 0) || symbol === S.owned;

/**
 * One sentence as a row of phrases: »den gamle mand | ventede | på bussen | og | så | træt ud«. Commas depend on the
 * order of phrases far more than on words, and a few phrases see farther than many words. Reused, not copied.
 */
export class PhraseTrack {
  /** Number of phrases. */
  count = 0;
  words = 0;
  /** Of each phrase: its kind (symbols.ts) and its last word. */
  kind = new Uint8Array(ROOM);
  last = new Int32Array(ROOM);
  /** Of each word: its phrase. */
  of = new Int32Array(ROOM);
  /** Openers of subordinate clauses up to and with the phrase, those without a conjunction included. */
  openers = new Int32Array(ROOM);
  /** Finite verbs up to and with the phrase. */
  finites = new Int32Array(ROOM);
  /** The phrase that opened the clause last, −1 when none. */
  clause = new Int32Array(ROOM);
  /** Of each phrase: which of the clauses it stands in has its finite verb still to come (OWES). */
  owes = new Uint8Array(ROOM);
  #own = new Uint8Array(ROOM);
  #types: readonly WordType[] = [];
  #from = 0;

  fill(types: readonly WordType[], tags: Uint8Array, from: number, to: number, symbols: Uint8Array): void {
    const n = to - from;
    if (n > this.of.length) this.#grow(n);
    this.words = n;
    this.#types = types;
    this.#from = from;
    const own = this.#own;
    for (let k = 0; k < n; k++) {
      const type = types[from + k]!;
      // »hvis I kommer«: a pronoun, whatever the tagger says.
      own[k] = k > 0 && type.text === 'I' ? S.nominative : wordSymbol(type, symbols[tags[from + k]!]!);
    }
    correctVerbs(own, types, from, n);
    this.#join(n, types, from);
  }

  #join(n: number, types: readonly WordType[], from: number): void {
    const own = this.#own;
    let c = 0;
    for (let k = 0; k < n; c++) {
      let end = k;
      let kind = own[k]!;
      if (kind === S.preposition && k + 1 < n) {
        const noun = nounPhraseEnd(own, k + 1, n);
        if (noun >= 0 && (own[k + 1] !== S.nominative || k + 2 >= n || own[k + 2] !== S.finite)) {
          end = noun;
          kind = S.prepositional;
        }
      } else if (kind === S.mark && k + 1 < n && own[k + 1] === S.infinitive) {
        end = k + 1;
        kind = S.infinitive;
      } else if (isModifier(kind) || isHead(kind)) {
        const noun = nounPhraseEnd(own, k, n);
        if (noun >= 0 && isHead(own[noun]!)) {
          end = noun;
          kind = own[noun] === S.name && noun === k ? S.name : own[noun]!;
          if (kind === S.name) while (end + 1 < n && own[end + 1] === S.name) end++;
          else
            for (let m = k; m < noun; m++)
              if (
                own[m] === S.determiner
                  ? !EN_ET.test(types[from + m]!.lower)
                  : own[m] === S.genitive || own[m] === S.owned
              )
                kind = own[m] === S.determiner ? S.definite : S.owned;
        }
      }
      for (; k <= end; k++) this.of[k] = c;
      this.kind[c] = kind;
      this.last[c] = end;
    }
    this.count = c;
  }

  /**
   * Counts clauses and verbs.
   * @param opens of each word: not 0 when a subordinate clause begins there (clause-rules.ts).
   */
  countClauses(opens: Int8Array): void {
    let openers = 0;
    let finites = 0;
    let clause = -1;
    for (let c = 0; c < this.count; c++) {
      const kind = this.kind[c]!;
      let opener = -1;
      for (let k = this.first(c); k <= this.last[c]!; k++) if (opens[k] !== 0) opener = k;
      // A colon or a dash begins again, and so does »og« before a subject and its verb.
      if (kind === S.breaks || (this.#beginsMainClause(c) && !this.#joinsInOpening(c, clause, finites))) clause = -1;
      if (opener >= 0) {
        openers++;
        clause = c;
      }
      if (kind === S.finite) finites++;
      this.openers[c] = openers;
      this.finites[c] = finites;
      this.clause[c] = clause;
    }
    this.#countOwed(opens);
  }

  /**
   * Clauses within clauses: each wants one finite verb. »det, | som vi slog i efteråret | skulle være …«: the verb that
   * follows a clause which has its own belongs to the clause around it.
   */
  #countOwed(opens: Int8Array): void {
    // one bit a clause, the innermost lowest; 1 when its verb is still to come
    let open = 1;
    let depth = 1;
    if (this.kind[0] === S.finite && this.kindAt(this.count - 1) !== S.asks) depth = 2;
    if (depth === 2) open = 3;
    for (let c = 0; c < this.count; c++) {
      const kind = this.kind[c]!;
      if (kind === S.breaks) {
        open = 1;
        depth = 1;
      } else if (this.#beginsMainClause(c) && (open & 1) === 0) {
        open |= 1;
      }
      for (let k = this.first(c); k <= this.last[c]!; k++) {
        if (opens[k] === 0 || depth >= DEEPEST) continue;
        open = (open << 1) | 1;
        depth++;
      }
      if (kind === S.finite) {
        if ((open & 1) === 0 && open !== 0 && !this.#sharesSubject(c)) {
          while ((open & 1) === 0) {
            open >>= 1;
            depth--;
          }
        }
        open &= ~1;
      }
      this.owes[c] = open & 1 ? OWES.own : open === 0 ? OWES.none : open & 2 ? OWES.outer : OWES.farther;
    }
  }

  /** »og | så«, »eller | aldrig kom«: a second verb of the same clause. */
  #sharesSubject(c: number): boolean {
    let d = c - 1;
    while (d >= 0 && this.kind[d] === S.adverb) d--;
    return d >= 0 && (this.kind[d] === S.conjunction || this.kind[d] === S.but);
  }

  /** »når den står mellem os og Solen | vender den …«: the verb that follows has its subject after it. */
  #joinsInOpening(c: number, clause: number, finites: number): boolean {
    return (
      (clause === 0 || (clause === 1 && this.kind[0] !== S.finite)) &&
      finites === 1 &&
      isNominal(this.kindAt(c + 1)) &&
      this.kindAt(c + 2) === S.finite &&
      this.kindAt(c + 3) === S.nominative
    );
  }

  #beginsMainClause(c: number): boolean {
    const kind = this.kind[c]!;
    if (kind !== S.conjunction && kind !== S.but) return false;
    let d = c + 1;
    while (this.kindAt(d) === S.adverb || this.kindAt(d) === S.prepositional) d++;
    if (d > c + 1 && this.kindAt(d) === S.finite) return isNominal(this.kindAt(d + 1));
    return isNominal(this.kindAt(d)) && this.kindAt(d + 1) === S.finite;
  }

  /** The word in small letters, '' beyond the sentence. */
  lower(k: number): string {
    return k < 0 || k >= this.words ? '' : this.#types[this.#from + k]!.lower;
  }
  type(k: number): WordType {
    return this.#types[this.#from + k]!;
  }
  /** The first word of a phrase. */
  first(c: number): number {
    return c <= 0 ? 0 : this.last[Math.min(c, this.count) - 1]! + 1;
  }
  kindAt(c: number): number {
    return c < 0 ? S.start : c >= this.count ? S.end : this.kind[c]!;
  }
  /** The kinds of `length` phrases from `c` as one number. */
  kinds(c: number, length: number): number {
    let out = this.kindAt(c);
    for (let d = 1; d < length; d++) out = mix(out, this.kindAt(c + d));
    return out;
  }

  #grow(n: number): void {
    const room = n * 2;
    this.kind = new Uint8Array(room);
    this.last = new Int32Array(room);
    this.of = new Int32Array(room);
    this.openers = new Int32Array(room);
    this.finites = new Int32Array(room);
    this.clause = new Int32Array(room);
    this.owes = new Uint8Array(room);
    this.#own = new Uint8Array(room);
  }
}

/** The end of the noun phrase that begins at `k`, or −1. A pronoun is a whole phrase. */
function nounPhraseEnd(own: Uint8Array, k: number, n: number): number {
  if (own[k] === S.nominative || own[k] === S.accusative) return k;
  let j = k;
  while (
    j < n &&
    j < k + MOST_MODIFIERS &&
    (isModifier(own[j]!) || (j > k && own[j] === S.adverb && j + 1 < n && own[j + 1] === S.adjective))
  )
    j++;
  if (j < n && isHead(own[j]!)) {
    if (own[j] === S.name) while (j + 1 < n && own[j + 1] === S.name) j++;
    return j;
  }
  return own[k] === S.determiner || own[k] === S.owned ? k : -1;
}

const RARE_MODALS = new WordList('tør måtte');
function wordSymbol(type: WordType, symbol: number): number {
  if ((type.shape & (NO_LETTER | HAS_DIGIT)) === NO_LETTER) return markSymbol(type.text);
  if (type.role === 0) {
    if (symbol === S.punctuation) return S.other;
    if (symbol === S.infinitive && (type.union & (VERB | FINITE)) > VERB && !(type.union & INFINITIVE)) return S.finite;
    return isSmallWord(symbol) && isOnlyVerb(type.union) ? S.finite : symbol;
  }
  switch (type.lower) {
    case 'men':
      return S.but;
    case 'for':
      return symbol === S.conjunction ? S.but : symbol;
    case 'hvad':
    case 'hvem':
    case 'hvor':
    case 'hvordan':
    case 'hvorfor':
    case 'hvornår':
    case 'hvilken':
    case 'hvilket':
    case 'hvilke':
      return S.question;
    case 'at':
      return symbol === S.relative ? S.mark : symbol;
    case 'man':
    case 'den':
    case 'det':
      return symbol === S.accusative || type.lower === 'man' ? S.nominative : symbol;
    default:
      // »ville vi spille«, »ingen turde«: neither adjective nor noun
      if (type.role & MODAL && (symbol === S.adjective || symbol === S.noun) && !RARE_MODALS.test(type.lower))
        return S.finite;
      if (type.role & COORDINATES && symbol === S.subordinator) return S.but;
      return symbol === S.relative && !(type.role & SUBORDINATES) ? S.adverb : symbol;
  }
}

const isSmallWord = (symbol: number): boolean =>
  symbol === S.preposition || symbol === S.adverb || symbol === S.conjunction || symbol === S.subordinator;

/** »fra Tyrkiet laver«: a verb form that the dictionary knows as no small word, whatever the tagger says. */
const isOnlyVerb = (union: number): boolean =>
  (union & VERB) !== 0 && (union & FINITE) !== 0 && (union & (OTHER | ADJECTIVE | NAME)) === 0;

function markSymbol(text: string): number {
  const unit = text.charCodeAt(0);
  if (unit === 0x3f) return S.asks;
  if (unit === 0x3a || unit === 0x3b || unit === 0x2d || unit === 0x2013 || unit === 0x2014) return S.breaks;
  return unit === 0x2e || unit === 0x21 ? S.end : S.punctuation;
}
