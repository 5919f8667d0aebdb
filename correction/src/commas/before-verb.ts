import { MODAL } from '../analysis/word-role.ts';
import { ADJECTIVE, hasAny, NOUN, PAST, PRESENT, VERB } from '../lexicon/readings.ts';
import { isRole, tellsWho } from './apposition-rules.ts';
import { isNominal, OWES, type PhraseTrack } from './phrase-track.ts';
import { rowFrom } from './enumerations.ts';
import { type Ruling, RULING } from './ruling.ts';
import { SYMBOL as S } from './symbols.ts';
import { SENTENCE_ADVERBS, SPEECH_VERBS } from '../words/of-commas.ts';
import { HIM_OR_HER } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const FAR = 40;

/** Finite verbs in the phrases [from, c]. */
export const finitesSince = (p: PhraseTrack, c: number, from: number): number =>
  p.finites[c]! - (from > 0 ? p.finites[from - 1]! : 0);

/** The subordinate clause about phrase `c` has had its one finite verb. */
export const isOverAfter = (p: PhraseTrack, c: number): boolean =>
  p.clause[c]! >= 0 && finitesSince(p, c, p.clause[c]!) === 1;

/** The comma before a main verb: after an opening clause, an inserted clause, quoted words. */
export function beforeFinite(p: PhraseTrack, i: number, lastComma: number): Ruling | null {
  const c = p.of[i]!;
  const kind = p.kind[c]!;
  const word = p.lower(i);
  const isIt = word === 'det' || word === 'den';
  // »tyve får: …«
  if (p.kindAt(c + 2) === S.breaks) return null;
  // »hvad enten du vil eller ej | skal du med«
  if (word === 'ej' && p.lower(i - 1) === 'eller' && p.finites[c]! > 0) return RULING.endOfOpening;
  if (kind === S.conjunction || kind === S.but || kind === S.mark || SENTENCE_ADVERBS.test(word)) return null;
  const finites = p.finites[c]!;
  const clause = p.clause[c]!;
  // »…, og ingen sagde noget«: the subject of the verb.
  const opensAt = p.kindAt(c - 1);
  const isSubject =
    kind === S.determiner || opensAt === S.conjunction || opensAt === S.but || opensAt === S.subordinator;
  if (
    kind !== S.nominative &&
    !isSubject &&
    SPEECH_VERBS.test(p.lower(i + 1)) &&
    finites > 0 &&
    p.kind[0] !== S.subordinator &&
    // »jeg husker ikke, hvad sagde han«: what was said
    kind !== S.question
  ) {
    const end = p.kindAt(c + 3);
    if (clause < 0 && isNominal(p.kindAt(c + 2)) && (end === S.end || end === S.asks || c + 3 >= p.count))
      return RULING.speech;
  }
  if (kind === S.nominative && !isIt) return null;
  if (isSubjectRow(p, c)) return RULING.insidePhrase;
  if (clause >= 0) {
    if (!isOverAfter(p, c)) return null;
    for (let d = Math.max(clause + 1, c - FAR); d <= c; d++)
      if (p.kind[d] === S.conjunction && !isNominal(p.kindAt(d + 1))) return null;
    if (clause <= 1 && (clause === 0 || p.kind[0] === S.conjunction || p.kind[0] === S.but) && p.openers[c] === 1)
      return RULING.endOfOpening;
    if (opensAfterSubject(p, clause) && p.openers[c] === 1 && kind !== S.noun && kind !== S.definite)
      return RULING.endOfRelative;
    if (p.owes[c]! >= OWES.outer && !isIt && p.kindAt(c - 1) !== S.conjunction) return RULING.endOfInner;
    return isNominal(kind) && kind !== S.accusative && !isIt ? RULING.endAfterNoun : RULING.endAfterVerb;
  }
  const first = p.kind[0] === S.conjunction || p.kind[0] === S.but ? 1 : 0;
  if (p.kindAt(first) === S.finite && isNominal(p.kindAt(first + 1)) && finites === 1 && c > first + 1) {
    const subject = p.kindAt(c + 2);
    if (p.kindAt(p.count - 1) === S.end && isNominal(subject) && subject !== S.accusative) return RULING.verbFirst;
  }
  if (kind === S.finite) return RULING.twoVerbs;
  if (endsExample(p, c, lastComma)) return RULING.exampleEnd;
  if (endsApposition(p, c, lastComma))
    return isRole(p, p.of[lastComma]! + 1) || tellsWho(p, p.of[lastComma]!) ? RULING.roleEnd : RULING.appositionEnd;
  if (rowFrom(p, c + 1) !== 2 || finites === 0 || kind === S.adverb) return null;
  return isRowOfVerbs(p, c) ? RULING.rowOfSureVerbs : RULING.rowOfVerbs;
}

/** »Han løb ned | greb sin taske og smækkede døren«: three verbs of the same tense, none of which can be a noun. */
function isRowOfVerbs(p: PhraseTrack, c: number): boolean {
  // »bussen chaufføren | fandt«: the subject of the verb
  if (isNominal(p.kind[c]!) && p.kind[c] !== S.accusative) {
    if (p.kind[c] === S.nominative || p.kindAt(c - 1) !== S.finite || !isNominal(p.kindAt(c - 2))) return false;
  }
  let first = c;
  while (first >= 0 && p.kind[first] !== S.finite) {
    if (p.kind[first]! >= S.conjunction && p.kind[first]! <= S.relative) return false;
    first--;
  }
  let last = c + 2;
  while (last < p.count && p.kind[last] !== S.conjunction) last++;
  const tense = VERB | PAST | PRESENT;
  const of = (d: number): number => p.type(p.last[d]!).union;
  if (first < 0 || p.kindAt(last + 1) !== S.finite || hasAny(of(c + 1), NOUN | ADJECTIVE)) return false;
  const same = of(c + 1) & tense;
  return (
    (of(first) & same & ~VERB) !== 0 && (of(last + 1) & same & ~VERB) !== 0 && !(p.type(p.last[first]!).role & MODAL)
  );
}

/** »Manden | der …«, »Det eneste | jeg …«: nothing but the subject before the clause. */
const opensAfterSubject = (p: PhraseTrack, clause: number): boolean =>
  isNominal(p.kind[0]!) && (clause === 1 || (clause === 2 && p.kind[1] === S.adjective));

/** »Merkur, Venus, Jorden og Mars | er …«: nothing but the subject before the verb. */
function isSubjectRow(p: PhraseTrack, c: number): boolean {
  if (c > FAR || p.kindAt(c - 1) !== S.conjunction || (p.kind[0] === S.name ? c < 3 : c < 4)) return false;
  for (let d = 0; d <= c; d++) if (d !== c - 1 && !isNominal(p.kind[d]!)) return false;
  return true;
}

const OPENS_EXAMPLE = new WordList('for blandt');
const EXAMPLES = new WordList('eksempel andet andre');
/** »Mange fugle, for eksempel storke og svaler | trækker …« */
const endsExample = (p: PhraseTrack, c: number, lastComma: number): boolean =>
  lastComma >= 0 &&
  p.of[lastComma] === 0 &&
  OPENS_EXAMPLE.test(p.lower(p.first(1))) &&
  EXAMPLES.test(p.lower(p.first(1) + 1)) &&
  p.finites[c] === 0 &&
  isNominal(p.kind[c]!);

/** »Hendes hund, en gammel gravhund | snorkede«: nothing but a noun and what hangs on it since the comma. */
function endsApposition(p: PhraseTrack, c: number, lastComma: number): boolean {
  if (lastComma < 0) return false;
  const begin = p.of[lastComma]! + 1;
  // »alle, bortset fra Ida | kom«
  if (begin > 0 && p.lower(p.first(begin)) === 'bortset') return p.finites[c] === 0;
  if (begin <= c && p.kind[begin] === S.accusative && HIM_OR_HER.test(p.lower(p.first(begin))))
    return p.finites[c] === 0 && p.kind[c] === S.prepositional && begin === c - 1;
  if (begin > c || !isNominal(p.kind[begin]!) || !isNominal(p.kind[begin - 1]!) || p.finites[c]! > 0) return false;
  if (p.kind[begin] === S.nominative || p.kind[begin] === S.determiner) return false;
  // »den opgave, læreren | gav os«, »Anna, toget | går«: the subject of the verb
  if (p.kind[begin] === S.definite && p.first(begin) === p.last[begin] && !tellsWho(p, begin - 1)) return false;
  for (let d = begin + 1; d <= c; d++)
    if (p.kind[d] !== S.prepositional && !(p.kind[d] === S.name && p.lower(p.last[d - 1]!) === 'navn')) return false;
  return true;
}

/**
 * »Jeg gik hen til manden, der står ved døren | og spurgte ham«: after »og« comes a verb in the tense of the main clause, which
 * is not that of the clause before it.
 */
export function goesBackToSubject(p: PhraseTrack, c: number): boolean {
  const clause = p.clause[c]!;
  if (clause < 1 || !isOverAfter(p, c) || p.openers[c] !== 1 || p.finites[clause]! !== 1) return false;
  let main = clause;
  while (main >= 0 && p.kind[main] !== S.finite) main--;
  let own = c;
  while (own > clause && p.kind[own] !== S.finite) own--;
  if (main < 1 || own === clause) return false;
  const tense = (d: number): number => p.type(p.last[d]!).union & (PAST | PRESENT);
  const then = tense(c + 2);
  return then !== 0 && then === tense(main) && (then & tense(own)) === 0 && !(p.type(p.last[own]!).role & MODAL);
}
