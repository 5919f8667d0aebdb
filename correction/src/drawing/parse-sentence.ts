import type { ClauseRules } from '../commas/clause-rules.ts';
import { isNominal, type PhraseTrack } from '../commas/phrase-track.ts';
import { ADJECTIVE } from '../lexicon/readings.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { isMeasure } from '../clauses/subject.ts';
import { AUXILIARY, COORDINATES, IT, PhraseCursor } from './phrase-cursor.ts';
import { Unsure, unsure } from './unsure.ts';
import { AND_OR_BUT, RELATIVES, WHICH, WHO_WHAT } from '../words/links.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { WordList } from '../words/word-list.ts';

/** A clause as words of its sentence, first and last included. */
export interface ParsedClause {
  isSubordinate: boolean;
  first: number;
  last: number;
  /** First and last word of the subject. */
  subject: readonly [first: number, last: number];
  /** Its finite verbs: more than one where they share the subject. */
  verbs: readonly number[];
}

type Span = readonly [first: number, last: number];

const MOST_DEPTH = 4;
const ASKING = new WordList('hvor hvordan hvorfor hvornår');
const SAYING = new WordList(
  'sagde siger spurgte spørger råbte råber svarede svarer hviskede tænkte tænker skreg mener mente fortæller fortalte forklarer ' +
    'forklarede oplyser oplyste skriver skrev lyder lød tilføjer tilføjede understreger fastslår vurderer',
);
/** A clause that they open tells when, why or on what condition; it is never the subject. */
const FRONTED = new WordList(
  'når da hvis fordi mens imens før inden selvom siden indtil medmindre dersom skønt eftersom efter idet såfremt om snart længe gang',
);

/**
 * A sentence as its clauses with subject and verb, by the few orders of words that leave no doubt: main clauses with the verb in
 * the second place, subordinate clauses with the subject before the verb. Everything else is null.
 * @param hasComma whether a comma is due after a word, the pupil's slips corrected
 */
export function parseSentence(
  p: PhraseTrack,
  rules: ClauseRules,
  hasComma: (word: number) => boolean,
): ParsedClause[] | null {
  try {
    return new SentenceParser(p, rules, hasComma).parse();
  } catch (error) {
    if (error instanceof Unsure) return null;
    throw error;
  }
}

class SentenceParser extends PhraseCursor {
  readonly #clauses: ParsedClause[] = [];
  /** The phrase that is read next, and one past the last. */
  #at = 0;
  readonly #asks: boolean;
  #depth = 0;

  constructor(p: PhraseTrack, rules: ClauseRules, hasComma: (word: number) => boolean) {
    super(p, rules, hasComma);
    this.#asks = p.kindAt(this.end) === S.asks && this.end < p.count;
  }

  parse(): ParsedClause[] {
    for (let c = 0; c < this.end; c++) {
      const kind = this.kind(c);
      // »i 9. klasse«
      const isStop = kind === S.end && this.kind(c - 1) !== S.number;
      if (kind === S.breaks || kind === S.punctuation || kind === S.imperative || isStop || kind === S.asks) unsure();
    }
    if (this.end < 2) unsure();
    if (COORDINATES.test(this.word(0)) && this.isOneWord(0) && this.word(0) !== 'så') this.#at = 1;
    this.#mainClause();
    while (this.#at < this.end) {
      // »…, og hun gik«
      this.#at++;
      this.#mainClause();
    }
    return this.#clauses;
  }

  #mainClause(): void {
    const p = this.p;
    const start = this.#at;
    const isFirst = this.#clauses.length === 0;
    let before: Span | null = null;
    if (this.kind(start) === S.finite) {
      if (!this.#asks || !isFirst) unsure();
    } else before = this.#fundament();
    const verb = this.#finite();
    const subject = this.#mainSubject(before, verb);
    const verbs = [verb];
    // »…, siger han«: what stands before is what was said
    const isOver = this.#at >= this.end || this.commaBefore(this.#at) || this.isCoordinator(this.#at);
    if (before === null && SAYING.test(p.lower(verb)) && isOver && this.opens(this.#at) === 0) unsure();
    const own = this.#clauses.push({ isSubordinate: false, first: p.first(start), last: verb, subject, verbs }) - 1;
    this.#rest(verbs, false);
    const last = p.last[this.#at - 1]!;
    this.#clauses[own] = { isSubordinate: false, first: p.first(start), last, subject, verbs };
  }

  /** What stands before the verb of a main clause; its words when they can be the subject, else null. */
  #fundament(): Span | null {
    const c = this.#at;
    const kind = this.kind(c);
    const opens = this.opens(c);
    if (opens > 0 && !this.#asksFirst(c)) {
      // »Hvad jeg vil have, er …«, »At han kom, var …«: the clause may be the subject itself
      if (!FRONTED.test(this.#lastOfOpener(c, opens))) unsure();
      this.#subordinate();
      if (!this.commaBefore(this.#at)) unsure();
      if (this.word(this.#at) === 'så' && this.kind(this.#at + 1) === S.finite) this.#at++;
      return null;
    }
    if (this.#asksFirst(c)) {
      this.#at++;
      return null;
    }
    // »For Nielsen er …«: to him, or since he is
    if (this.word(c) === 'for' && kind === S.prepositional && !isMeasure(this.p, c)) unsure();
    if (kind === S.adverb || kind === S.prepositional || (isNominal(kind) && isMeasure(this.p, c))) {
      const isPlace = this.word(c) === 'der' && this.isOneWord(c);
      this.#at++;
      while (this.isAdverbial(this.#at) && !this.commaBefore(this.#at)) this.#at++;
      this.#innerClause();
      // »der var en mand«: it stands where the subject does
      return isPlace && this.#at === c + 1 ? [this.p.first(c), this.p.last[c]!] : null;
    }
    if (this.word(c) === 'der' && this.isOneWord(c)) {
      this.#at++;
      return [this.p.first(c), this.p.last[c]!];
    }
    const subject = this.#nominal();
    this.#innerClause();
    return kind === S.accusative ? null : subject;
  }

  #lastOfOpener = (c: number, length: number): string => {
    const first = this.p.first(c);
    return length > 1 && this.p.lower(first + length - 1) === 'at' ? 'efter' : this.p.lower(first + length - 1);
  };

  #asksFirst = (c: number): boolean =>
    this.#asks && this.#clauses.length === 0 && ASKING.test(this.word(c)) && this.kind(c + 1) === S.finite;

  /** »Manden, der bor her, …«: a clause between a noun and the verb. */
  #innerClause(): void {
    if (this.opens(this.#at) === 0) return;
    this.#subordinate();
    if (this.kind(this.#at) !== S.finite) unsure();
  }

  /** »min far og jeg«, »pigen fra klassen« */
  #nominal(): Span {
    const p = this.p;
    const first = p.first(this.#at);
    if (!isNominal(this.kind(this.#at)) || this.isTime(this.#at)) unsure();
    const isPronoun = this.kind(this.#at) === S.nominative || this.kind(this.#at) === S.accusative;
    this.#at++;
    while (this.isAndOr(this.#at) && isNominal(this.kind(this.#at + 1)) && !this.commaBefore(this.#at)) this.#at += 2;
    if (!isPronoun && this.kind(this.#at) === S.prepositional && !isMeasure(p, this.#at)) {
      if (this.kind(this.#at + 1) !== S.finite) unsure();
      this.#at++;
    }
    return [first, p.last[this.#at - 1]!];
  }

  #finite(): number {
    if (this.kind(this.#at) !== S.finite || !this.isOneWord(this.#at)) unsure();
    return this.p.first(this.#at++);
  }

  /** The subject of a main clause whose verb has just been read: after it, unless what stands before can only be it. */
  #mainSubject(before: Span | null, verb: number): Span {
    const p = this.p;
    const word = this.word(this.#at);
    const isPerson = this.kind(this.#at) === S.nominative && this.isOneWord(this.#at) && this.opens(this.#at) === 0;
    if (before !== null) {
      const isSure = before[0] === before[1] && SURE_PERSONS.test(p.lower(before[0]));
      if (isPerson && !IT.test(word)) {
        // »De bedste svar er de, der …«
        if (isSure || (word === 'de' && this.opens(this.#at + 1) !== 0)) unsure();
        return this.#one();
      }
      if (isSure) return before;
      // »hundene forstår det«
      const isIt = IT.test(word) && !AUXILIARY.test(p.lower(verb)) && before[0] < before[1];
      if ((isPerson && !isIt) || (word === 'der' && this.opens(this.#at) === 0)) unsure();
      if (this.isTurned(this.#at, verb, p.lower(before[0]))) unsure();
      if (SAYING.test(p.lower(verb)) && isNominal(this.kind(this.#at))) unsure();
      return before;
    }
    if (isPerson || (word === 'der' && this.opens(this.#at) === 0)) return this.#one();
    while (this.kind(this.#at) === S.adverb && !this.commaBefore(this.#at)) this.#at++;
    if (this.kind(this.#at) === S.accusative || this.commaBefore(this.#at)) unsure();
    const first = p.first(this.#at);
    if (!isNominal(this.kind(this.#at)) || this.isTime(this.#at)) unsure();
    this.#at++;
    if (this.isAndOr(this.#at) && isNominal(this.kind(this.#at + 1)) && this.kind(this.#at + 2) !== S.finite)
      this.#at += 2;
    // »Ralf | Pedersens scoring«
    const next = this.#at < this.end ? p.type(p.first(this.#at)) : null;
    if (next !== null && next.text !== next.lower && !this.commaBefore(this.#at)) unsure();
    return [first, p.last[this.#at - 1]!];
  }

  #one(): Span {
    const c = this.#at++;
    // »den pågældende«, »den hastigt stigende kurve«: more than one word
    let next = this.#at;
    while (this.kind(next) === S.adverb) next++;
    const isLed = this.endsInE(next) || this.kind(next + 1) === S.adjective || isNominal(this.kind(next + 1));
    if (DEN_DET_DE.test(this.word(c)) && this.kind(next) === S.adjective && isLed) unsure();
    return [this.p.first(c), this.p.last[c]!];
  }

  /** Past what stands before the verb of a subordinate clause; after a subject of one word places and times too. */
  #passAdverbials(isPronoun: boolean): void {
    const isOne = () =>
      this.kind(this.#at) === S.adverb ||
      (isPronoun && (this.kind(this.#at) === S.prepositional || this.isTime(this.#at)));
    while (isOne()) this.#at++;
  }

  #subordinate(): void {
    if (++this.#depth > MOST_DEPTH) unsure();
    const p = this.p;
    const c = this.#at;
    const first = p.first(c);
    const length = this.opens(c);
    const isBare = length < 0;
    const opener = isBare ? '' : p.lower(first + length - 1);
    let subject: Span | null = null;
    if (isBare && !this.mayBeBare(c)) unsure();
    if (!isBare) {
      const last = p.of[first + length - 1]!;
      if (p.last[last] !== first + length - 1) unsure();
      this.#at = last + 1;
      subject = this.#openerAsSubject(opener, first + length - 1);
    }
    while (this.kind(this.#at) === S.adverb && this.word(this.#at) !== 'der') this.#at++;
    subject ??= this.#laterSubject(opener);
    this.#innerClause();
    this.#passAdverbials(subject[0] === subject[1]);
    const verbs = [this.#finite()];
    const own = this.#clauses.push({ isSubordinate: true, first, last: verbs[0]!, subject, verbs }) - 1;
    this.#rest(verbs, true);
    this.#clauses[own] = { isSubordinate: true, first, last: p.last[this.#at - 1]!, subject, verbs };
    this.#depth--;
  }

  /** »som løber«, »der løber«: the word that opens the clause is its subject; null where another one must come. */
  #openerAsSubject(opener: string, word: number): Span | null {
    if (opener === 'der') return [word, word];
    let c = this.#at;
    while (this.kind(c) === S.adverb) c++;
    if (this.kind(c) !== S.finite) {
      // »hvilken bog …«, »hvor mange der …«
      if (WHICH.test(opener)) unsure();
      if (opener === 'hvor' && this.kind(this.#at) === S.adjective) this.#at++;
      // »hvor dyb floden var«: taken for one phrase
      else if (opener === 'hvor' && (this.p.type(this.p.first(this.#at)).union & ADJECTIVE) !== 0) unsure();
      return null;
    }
    return opener === 'som' ? [word, word] : unsure();
  }

  #laterSubject(opener: string): Span {
    if (this.word(this.#at) === 'der' && this.isOneWord(this.#at)) {
      if (WHICH.test(opener)) unsure();
      const [first, last] = this.#one();
      // »hvem der kommer«: both together
      return [WHO_WHAT.test(opener) ? first - 1 : first, last];
    }
    const kind = this.kind(this.#at);
    // »en unge, hvis mor er død«: whose
    if (kind === S.accusative || (opener === 'hvis' && kind === S.noun)) unsure();
    return this.#nominal();
  }

  /** What follows the verb of a clause, and of the clauses inside; ends before what is not of it. */
  #rest(verbs: number[], isSubordinate: boolean): void {
    let inner = false;
    while (this.#at < this.end) {
      const c = this.#at;
      const kind = this.kind(c);
      const comma = this.commaBefore(c);
      if (this.opens(c) !== 0) {
        // clauses that follow each other stand side by side
        if (isSubordinate) return;
        this.#subordinate();
        inner = true;
      } else if (this.isCoordinator(c)) {
        if (this.#endsAtCoordinator(c, verbs, { isSubordinate, inner })) return;
      } else if (kind === S.finite) {
        if (isSubordinate && comma) return;
        unsure();
      } else if (comma && !this.isRow(c)) {
        unsure();
      } else if (inner && !comma) {
        unsure();
      } else {
        if (kind === S.nominative && SURE_PERSONS.test(this.word(c))) unsure();
        // »som et spejl«: no clause
        const isLike = this.word(c) === 'som' && isNominal(this.kind(c + 1)) && this.kind(c + 1) !== S.nominative;
        if (kind === S.subordinator || (kind === S.relative && !isLike) || kind === S.question || kind === S.other)
          unsure();
        this.#at++;
      }
    }
  }

  /** Reads on over »og« inside a clause, or tells that the clause ends before it. */
  #endsAtCoordinator(
    c: number,
    verbs: number[],
    { isSubordinate, inner }: { isSubordinate: boolean; inner: boolean },
  ): boolean {
    const comma = this.commaBefore(c);
    const next = this.opens(c + 1);
    if (next !== 0) {
      // »…, og hvis det regner, bliver vi hjemme« or »at han kom, og at hun gik«
      const word = this.word(c + 1);
      if (isSubordinate) return true;
      if (word !== 'at' && !RELATIVES.test(word)) unsure();
      this.#at = c + 1;
      this.#subordinate();
      return false;
    }
    let d = c + 1;
    while (this.kind(d) === S.adverb) d++;
    if (this.kind(d) === S.finite && (d === c + 1 || !isNominal(this.kind(d + 1)))) {
      // »hun kom og gik«: one subject; after a clause of its own only the comma tells whose verb it is
      if (comma && isSubordinate) return true;
      if (inner && !comma) unsure();
      if (this.word(c) === 'for' || this.word(c) === 'så') unsure();
      // »det gode og gennemarbejdede«
      if (this.kind(c - 1) === S.adjective && (this.p.type(this.p.first(d)).union & ADJECTIVE) !== 0) unsure();
      verbs.push(this.p.first(d));
      this.#at = d + 1;
      return false;
    }
    if (this.beginsMain(c + 1)) {
      if (!comma || (!AND_OR_BUT.test(this.word(c)) && this.word(c) !== 'for' && this.word(c) !== 'så')) unsure();
      return true;
    }
    if (comma || this.word(c) === 'for' || this.word(c) === 'så') unsure();
    if (inner) unsure();
    this.#at = c + 1;
    return false;
  }
}
