import { isMeasure } from '../clauses/subject.ts';
import type { ClauseRules } from '../commas/clause-rules.ts';
import { isNominal, type PhraseTrack } from '../commas/phrase-track.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { WordList } from '../words/word-list.ts';

/** They may join what follows to a noun, to a clause or to a whole sentence. */
export const COORDINATES = new WordList('og eller men for så');

/** Finite verbs that another verb may follow. */
export const AUXILIARY = new WordList(
  'har havde er var bliver blev vil ville kan kunne skal skulle må måtte bør burde tør turde får fik gør gjorde',
);
/** They stand for a thing or for what was said. */
export const IT = new WordList('det den dette denne');
const THOUGHT = new WordList(
  'tror troede synes syntes håber håbede ved vidste mener mente siger sagde tænkte føler følte ser så hørte fortalte',
);
const DETERMINED = new WordList('den det de en et alt alle noget nogen ingen hver hvert dette denne disse');

/** What can be asked of the phrases of a sentence before its clauses are known; what stands at its end is none of them. */
export class PhraseCursor {
  readonly p: PhraseTrack;
  readonly rules: ClauseRules;
  readonly hasComma: (word: number) => boolean;
  /** One past the last phrase. */
  readonly end: number;

  constructor(p: PhraseTrack, rules: ClauseRules, hasComma: (word: number) => boolean) {
    this.p = p;
    this.rules = rules;
    this.hasComma = hasComma;
    let end = p.count;
    while (end > 0 && (p.kindAt(end - 1) === S.end || p.kindAt(end - 1) === S.asks)) end--;
    this.end = end;
  }

  kind = (c: number): number => (c < this.end ? this.p.kindAt(c) : S.end);

  /** The first word of a phrase, in small letters. */
  word = (c: number): string => (c < this.end ? this.p.lower(this.p.first(c)) : '');

  isOneWord = (c: number): boolean => this.p.first(c) === this.p.last[c]!;

  commaBefore = (c: number): boolean => c > 0 && this.hasComma(this.p.first(c) - 1);

  /** Length of the conjunction of the clause that begins with the phrase; −1 without one, 0 when none begins. */
  opens = (c: number): number => {
    const opens = c < this.end ? this.rules.opens(this.p.first(c)) : 0;
    // »at bogen, som vi lånte, er god«: a clause comes between
    return opens === 0 && this.kind(c) === S.subordinator && this.isOneWord(c) ? 1 : opens;
  };

  isCoordinator = (c: number): boolean => {
    const kind = this.kind(c);
    return (kind === S.conjunction || kind === S.but) && this.isOneWord(c) && COORDINATES.test(this.word(c));
  };

  isAdverbial = (c: number): boolean =>
    this.kind(c) === S.prepositional || (this.kind(c) === S.adverb && this.opens(c) === 0) || this.isTime(c);

  isTime = (c: number): boolean => isNominal(this.kind(c)) && isMeasure(this.p, c);

  isAndOr = (c: number): boolean =>
    this.kind(c) === S.conjunction && (this.word(c) === 'og' || this.word(c) === 'eller');

  /** In the form of an adjective after an article: »pågældende«, »hele«. */
  endsInE = (c: number): boolean => this.word(c).endsWith('e');

  /** A subject and its verb, or an adverbial, the verb and the subject. */
  beginsMain(c: number): boolean {
    let d = c;
    while (this.kind(d) === S.adverb || this.kind(d) === S.prepositional || this.isTime(d)) d++;
    if (d > c && this.kind(d) === S.finite) return true;
    if (!isNominal(this.kind(d)) && this.word(d) !== 'der') return false;
    d++;
    while (this.isAndOr(d) && isNominal(this.kind(d + 1))) d += 2;
    while (this.kind(d) === S.prepositional || this.opens(d) !== 0) {
      if (this.opens(d) !== 0) return true;
      d++;
    }
    return this.kind(d) === S.finite;
  }

  /** »æbler, pærer og bananer«: parts of a kind, the last after »og«. */
  isRow(c: number): boolean {
    const kind = this.group(c);
    if (kind === 0 || this.group(c - 1) !== kind) return false;
    for (let d = c + 1; d < this.end; d++) {
      if (this.isAndOr(d)) return this.group(d + 1) === kind && this.kind(d + 2) !== S.finite;
      if (this.group(d) !== kind || !this.commaBefore(d)) return false;
    }
    return false;
  }

  group(c: number): number {
    const kind = this.kind(c);
    if (kind === S.nominative || kind === S.accusative) return 0;
    return isNominal(kind) ? 1 : kind === S.adjective ? 2 : kind === S.infinitive ? 3 : 0;
  }

  /** »Den film har min bror set«, »det er min bror heller ikke«: what stands before the verb may be its object. */
  isTurned(at: number, verb: number, before: string): boolean {
    if (!AUXILIARY.test(this.p.lower(verb)) || !isNominal(this.kind(at))) return false;
    let c = at + 1;
    if (IT.test(before) && this.kind(c) === S.adverb) return true;
    while (this.kind(c) === S.adverb) c++;
    return this.kind(c) === S.participle || this.kind(c) === S.infinitive;
  }

  /** »den bog | jeg læste«, »jeg tror | han kommer«, not »vi har pladsen | vi har tiden«. */
  mayBeBare(c: number): boolean {
    const p = this.p;
    let before = c - 1;
    while (this.kind(before) === S.adverb) before--;
    if (THOUGHT.test(p.lower(p.last[before]!)) || (before > 0 && THOUGHT.test(p.lower(p.last[before - 1]!))))
      return true;
    let k = p.first(c - 1);
    while (k < p.first(c) && !DETERMINED.test(p.lower(k))) k++;
    return k < p.first(c);
  }
}
