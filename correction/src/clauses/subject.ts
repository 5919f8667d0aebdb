import type { Analysis } from '../analysis/analysis.ts';
import { isNominal, type PhraseTrack } from '../commas/phrase-track.ts';
import { SYMBOL as S } from '../commas/symbols.ts';
import { type Clause, clausesAround, type SentenceClauses } from './sentence-clauses.ts';
import { WordList } from '../words/word-list.ts';

const TIME = new WordList(
  'time timer dag dage dagen uge uger ugen måned måneder nat natten nætter år året sommer sommeren vinter ' +
    'vinteren aften aftenen morgen morgenen formiddag formiddagen eftermiddag eftermiddagen weekend weekenden minut ' +
    'minutter sekund sekunder øjeblik tid gang gange mandag tirsdag onsdag torsdag fredag lørdag søndag klokken par ' +
    'tiden livet årti årtier århundrede sted vej vejen kilometer meter stykke januar februar marts april maj juni ' +
    'juli august september oktober november december',
);

/** »hele dagen«, »en time«: when and how far, neither subject nor object. */
export const isMeasure = (p: PhraseTrack, c: number): boolean => {
  for (let k = p.first(c); k <= p.last[c]!; k++) if (TIME.test(p.lower(k))) return true;
  return false;
};

/** A phrase that can be a clause's subject or object. */
export function isArgument(p: PhraseTrack, c: number): boolean {
  const kind = p.kindAt(c);
  if (kind === S.adjective && SOME.test(p.lower(p.first(c))) && p.first(c) === p.last[c]) return true;
  // »en morgen« taken for an adjective, »den 9. april«
  if (kind === S.determiner && p.kindAt(c + 1) === S.number) return false;
  if (kind === S.determiner && p.kindAt(c + 1) === S.adjective && isMeasure(p, c + 1)) return false;
  return isNominal(kind) && !isMeasure(p, c);
}

const SOME = new WordList('alle begge mange andre flere få ingen');

/** The clause that a place is in. */
export function clauseAt(a: Analysis, at: number): { sentence: SentenceClauses; clause: Clause; number: number } {
  const sentence = clausesAround(a, at);
  const number = sentence.clauseOf[sentence.phrases.of[at - sentence.start]!]!;
  return { sentence, number, clause: sentence.clauses[number]! };
}

/**
 * The first and the last place of the subject of the clause about a place; null when it is not clear. Of »pigen, som
 * tog …« it is »pigen«.
 */
export function subjectAround(a: Analysis, at: number): readonly [first: number, last: number] | null {
  const { sentence, clause, number } = clauseAt(a, at);
  const { phrases: p, start, clauseOf } = sentence;
  const places = (c: number): readonly [number, number] => {
    // »drengen med hunden«, »hele familien«: the head comes first; »mor og far« is one subject.
    let last = c;
    // After the verb »og« may as well join another verb that looks like a noun: »der sad han og sang«.
    const mayGoOn = (d: number): boolean =>
      c > clause.verb ? p.first(d) < p.last[d]! || p.kind[d] === S.name : d < clause.verb;
    while (p.kindAt(last + 1) === S.conjunction && isArgument(p, last + 2) && mayGoOn(last + 2)) last += 2;
    return [start + p.first(c), start + p.last[last]!];
  };
  if (clause.verb < 0) return null;
  let first = -1;
  for (let c = clause.from; c < clause.verb; c++) {
    if (clauseOf[c] === number && isArgument(p, c) && p.kindAt(c - 1) !== S.preposition) {
      first = c;
      break;
    }
  }
  if (clause.kind === 'relative') {
    if (first >= 0) return places(first);
    let antecedent = clause.from - 1;
    // »Maja på 14 år, der …«
    while (antecedent >= 0 && isMeasure(p, antecedent)) antecedent--;
    if (antecedent < 0) return null;
    if (isNominal(p.kind[antecedent]!)) return [start + p.first(antecedent), start + p.last[antecedent]!];
    if (p.kind[antecedent] !== S.prepositional) return null;
    return [start + p.first(antecedent) + 1, start + p.last[antecedent]!];
  }
  if (clause.kind === 'conjunction') return first < 0 ? null : places(first);
  let after = clause.verb + 1;
  while (p.kindAt(after) === S.adverb) after++;
  const turned = clauseOf[after] === number && isArgument(p, after) && p.kind[after] !== S.accusative;
  if (first < 0) return turned ? places(after) : null;
  return turned && p.kind[after] === S.nominative ? places(after) : places(first);
}
