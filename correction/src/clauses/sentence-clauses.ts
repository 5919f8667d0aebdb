import type { Analysis } from '../analysis/analysis.ts';
import { ClauseRules } from '../commas/clause-rules.ts';
import { isNominal, PhraseTrack } from '../commas/phrase-track.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { RELATIVES } from '../words/links.ts';

/** What opens a clause: nothing (a main clause), a conjunction, or a relative »som«, »der«, »hvis«, left out or not. */
export type ClauseKind = 'main' | 'conjunction' | 'relative';

/** One clause of a sentence; its phrases are those whose `clauseOf` is its number. */
export interface Clause {
  kind: ClauseKind;
  /** Its first phrase. */
  from: number;
  /** Phrase of its first finite verb, −1 when it has none. */
  verb: number;
  /** Last phrase so far. */
  to: number;
}

/** A sentence cut into clauses, as far as its phrases and written commas tell. */
export interface SentenceClauses {
  phrases: PhraseTrack;
  clauses: readonly Clause[];
  /** Of each phrase: its clause. */
  clauseOf: readonly number[];
  /** Place of the sentence's first word. */
  start: number;
}

/** The sentence of a text that was last cut into clauses, with what its phrases and rules are kept in. */
class ClauseCutter {
  readonly phrases = new PhraseTrack();
  readonly rules = new ClauseRules();
  sentence = -1;
  cut: SentenceClauses | null = null;
}

const cutterOf = (): ClauseCutter => new ClauseCutter();

/** The clauses of the sentence that a place is in; its phrases are filled again when another sentence is asked for. */
export function clausesAround(a: Analysis, at: number): SentenceClauses {
  const number = a.sentenceOf[at]!;
  const cutter = a.once(cutterOf);
  if (cutter.cut !== null && cutter.sentence === number) return cutter.cut;
  const [from, to] = [a.sentences[number]!, a.sentences[number + 1]!];
  cutter.phrases.fill(a.types, a.tags, from, to, a.tagFeatures.symbols);
  cutter.rules.prepare(cutter.phrases);
  cutter.sentence = number;
  cutter.cut = { phrases: cutter.phrases, start: from, ...cutClauses(a, from, cutter) };
  return cutter.cut;
}

function cutClauses(
  a: Analysis,
  start: number,
  { phrases, rules }: ClauseCutter,
): Pick<SentenceClauses, 'clauses' | 'clauseOf'> {
  const clauses: Clause[] = [{ kind: 'main', from: 0, verb: -1, to: 0 }];
  const clauseOf: number[] = [];
  let current = 0;
  const begin = (kind: ClauseKind, c: number): void => {
    current = clauses.push({ kind, from: c, verb: -1, to: c }) - 1;
  };
  for (let c = 0; c < phrases.count; c++) {
    const first = phrases.first(c);
    const kind = phrases.kind[c]!;
    const afterComma = c > 0 && a.commaAfter(start + first - 1);
    const before = phrases.kindAt(c - 1);
    const opener = openerIn(phrases, rules, c);
    if (opener !== null) begin(opener, c);
    else if (kind === S.breaks) begin('main', c + 1);
    else if (mayBegin(before, afterComma, clauses[current]!) && startsMainClause(phrases, c)) begin('main', c);
    else if (kind === S.finite && clauses[current]!.verb >= 0 && before !== S.conjunction && before !== S.but) {
      // The clause has its verb: this one belongs to a clause that waits for its own, or opens one.
      const waiting = clauses.findLastIndex((clause, k) => k < current && clause.verb < 0 && clause.kind === 'main');
      const goesOn =
        clauses[current]!.kind === 'main' &&
        phrases.kindAt(c + 1) !== S.nominative &&
        clauses[current]!.verb > clauses[current]!.from;
      if (goesOn && afterComma) {
        // »jeg tog nålen ud, lagde den på bordet og gik«: the subject stays.
      } else if (
        waiting >= 0 &&
        clauses[waiting]!.from < clauses[current]!.from &&
        hasSubject(phrases, clauses[waiting]!, clauseOf)
      )
        current = waiting;
      else begin('main', c);
    }
    const clause = clauses[current]!;
    if (kind === S.finite && clause.verb < 0) clause.verb = c;
    clause.to = c;
    clauseOf.push(current);
  }
  return { clauses, clauseOf };
}

/** »Han og hans bror gik« is one clause, »han gik, og hans bror blev« are two. */
const mayBegin = (before: number, afterComma: boolean, current: Clause): boolean =>
  afterComma || ((before === S.conjunction || before === S.but) && current.verb >= 0);

function openerIn(phrases: PhraseTrack, rules: ClauseRules, c: number): ClauseKind | null {
  for (let k = phrases.first(c); k <= phrases.last[c]!; k++) {
    const opens = rules.opens(k);
    if (opens === 0) continue;
    return opens < 0 || RELATIVES.test(phrases.lower(k)) ? 'relative' : 'conjunction';
  }
  return null;
}

/** A subject and its verb, or an adverbial, the verb and then the subject. */
function startsMainClause(phrases: PhraseTrack, c: number): boolean {
  let d = c;
  while (phrases.kindAt(d) === S.adverb || phrases.kindAt(d) === S.prepositional) d++;
  if (d > c && phrases.kindAt(d) === S.finite)
    return isNominal(phrases.kindAt(d + 1)) || phrases.lower(phrases.first(d + 1)) === 'der';
  if (!isNominal(phrases.kindAt(d)) && phrases.lower(phrases.first(d)) !== 'der') return false;
  let e = d + 1;
  while (phrases.kindAt(e) === S.prepositional) e++;
  return phrases.kindAt(e) === S.finite;
}

/** Something that can be the subject stands in the waiting clause. */
const hasSubject = (phrases: PhraseTrack, clause: Clause, clauseOf: readonly number[]): boolean => {
  const number = clauseOf[clause.from]!;
  return clauseOf.some((of, c) => of === number && isNominal(phrases.kind[c]!));
};
