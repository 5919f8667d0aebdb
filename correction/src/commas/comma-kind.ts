import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import { hasAny, INDEFINITE, NOUN, SUPERLATIVE } from '../lexicon/readings.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { DEN_DET_DE, EN_ET } from '../words/articles.ts';
import { AND_OR_BUT } from '../words/links.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import type { CommaSentence } from './comma-sentence.ts';
import { CLAUSE_WORDS } from './needless.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { RULING } from './ruling.ts';
import { isSoThat } from './so-that.ts';
import { SYMBOL } from './symbols.ts';

const LINKS = new WordList('til efter før inden siden om');

/** What begins an indirect question. */
export const ASKING = new WordList('hvilken hvilket hvilke hvad hvem hvordan hvornår hvorfor');
const PREPOSITIONS_OF_TIME = new WordList('om efter før inden');

/** As `commaKind`, with what the words around tell. */
export function kindAt(a: Analysis, of: CommaSentence, at: number, start: number, from: number): SubcategoryId {
  const kind = commaKind(of, at - from);
  if (endsOpening(of, at - from)) return 'comma-end';
  if (isSoThat(a, at, start)) return 'comma-start';
  if (TELLS_NO_CLAUSE.test(kind) && isBareRelative(a, of, at, from)) return 'comma-start';
  // »vidste godt | hvilket hus han boede i«
  if (kind === 'comma-apposition' && ASKING.test(a.lower(at + 1))) return 'comma-start';
  // »Om morgenen går han tur | og om …«: no clause has been opened
  const isPlainOpening = PREPOSITIONS_OF_TIME.test(a.lower(start)) && a.is(start + 1, NOUN);
  if (kind === 'comma-end' && isPlainOpening && AND_OR_BUT.test(a.lower(at + 1)) && !opensClause(a, start + 2, at))
    return 'comma-main-clauses';
  return kind;
}

/** Kinds that a gap before a relative clause without »som« is taken for where the clause is not seen. */
const TELLS_NO_CLAUSE = new WordList('comma-apposition comma-end');

/**
 * »Da jeg kom hjem | så jeg en mus«, »Når man har travlt | man spiser hurtigt«: a clause opens the sentence and has had its one
 * verb, and no other clause begins.
 */
function endsOpening({ rules, phrases: p, ruling }: CommaSentence, k: number): boolean {
  if (rules.opens(0) < 1 || p.finites[p.of[k]!] !== 1 || ruling?.comma === false) return false;
  const c = p.of[k]!;
  // »Da det er en ret | jeg har«: more of the noun
  if (p.lower(k + 1) !== 'så')
    return c > 2 && !isNominal(p.kind[c]!) && rules.opens(k + 1) === 0 && p.kindAt(c + 1) === SYMBOL.nominative;
  return p.finites[p.count - 1] === 1 || p.kindAt(c + 2) !== SYMBOL.finite;
}

const HERE_OR_NOW = new WordList('her der nu først dengang sådan');
const SELF = new WordList('selv også aldrig ikke altid');
/**
 * »det klogeste | en lærer har sagt«, »den frihed | han selv har valgt«, »det er her | de fleste fejler«: a subject and its verb
 * after what they tell more of.
 */
function isBareRelative(a: Analysis, { phrases: p }: CommaSentence, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  // »det klogeste | en lærer har sagt«: taken for one phrase
  const isOne = p.of[at + 1 - from] === c && EN_ET.test(a.lower(at + 1));
  const subject = isOne ? c : c + 1;
  const kind = p.kindAt(subject);
  if (
    (!isOne && p.first(subject) !== at + 1 - from) ||
    !isNominal(kind) ||
    kind === SYMBOL.name ||
    kind === SYMBOL.accusative
  )
    return false;
  let verb = subject + 1;
  while (p.kindAt(verb) === SYMBOL.adverb || SELF.test(p.lower(p.first(verb)))) verb++;
  return p.kindAt(verb) === SYMBOL.finite && isToldMoreOf(a, p, c, at);
}

/** The best or first of its kind, a noun after »den«, or what »det er« points at. */
function isToldMoreOf(a: Analysis, p: PhraseTrack, c: number, at: number): boolean {
  const isPointedAt = a.lower(at - 2) === 'det' && IS_WAS.test(a.lower(at - 1));
  if (isPointedAt) return HERE_OR_NOW.test(a.lower(at)) || DEN_DET_DE.test(a.lower(at));
  if (p.finites[c] === 0 || !DEN_DET_DE.test(a.lower(at - 1))) return false;
  return hasAny(a.union(at), SUPERLATIVE) || a.is(at, NOUN | INDEFINITE);
}

function opensClause(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k <= to; k++)
    if ((a.types[k]!.role & SUBORDINATES) !== 0 || CLAUSE_WORDS.test(a.lower(k))) return true;
  return false;
}

/** Which rule asks for a comma after word `k`, the gap that the sentence was asked about last. */
function commaKind(of: CommaSentence, k: number): SubcategoryId {
  const { ruling, track, rules, phrases } = of;
  if (ruling?.comma) return ruling.subcategory;
  if (rules.opens(k + 1) !== 0 || track.lastSubordinator[k + 1] === k + 1) {
    // »Der | hvor det bobler, sidder hullet«
    if (k === 0 && phrases.lower(1) === 'hvor') return 'comma-start';
    return ruling === RULING.afterCoordinator || ruling === RULING.afterHedge ? 'comma-apposition' : 'comma-start';
  }
  // »de unge | jeg kender«, »vente | til der sker noget«: a clause begins, whatever opens it.
  let next = phrases.of[k]! + 1;
  const first = phrases.first(next) === k + 1;
  const isLink = first && LINKS.test(phrases.lower(k + 1));
  const begins = first && (isLink || phrases.kindAt(next) === SYMBOL.nominative);
  if (begins && phrases.finites[phrases.count - 1]! > phrases.finites[next]!) {
    next++;
    while (phrases.kindAt(next) === SYMBOL.adverb) next++;
    if (isLink || phrases.kindAt(next) === SYMBOL.finite) return 'comma-start';
  }
  const inClause = phrases.clause[phrases.of[k]!]! >= 0;
  if (track.coordinates[k + 1]) return inClause && track.finite[k] ? 'comma-end' : 'comma-main-clauses';
  if (inClause) return 'comma-end';
  // »Åh nej | tænkte han«
  const speaks = phrases.finites[phrases.of[k]!] === 0 && SPEECH_VERBS.test(phrases.lower(k + 1));
  const said = phrases.of[k]! + 3;
  const isLast = said >= phrases.count || phrases.kindAt(said) >= SYMBOL.conjunction;
  if (speaks && isLast && isNominal(phrases.kindAt(said - 1))) return 'comma-main-clauses';
  return track.kind(k) === track.kind(k + 1) ? 'comma-enumeration' : 'comma-apposition';
}
