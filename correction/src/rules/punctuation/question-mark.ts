import type { Analysis } from '../../analysis/analysis.ts';
import { clausesAround } from '../../clauses/sentence-clauses.ts';
import { missingStops } from '../../commas/judge.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { ADJECTIVE, ADVERB, IMPERATIVE, NAME, NOUN, PRONOUN, VERB } from '../../lexicon/readings.ts';
import { MARK } from '../../text/token.ts';
import { afterGreeting, asksInversely, asksOfSomebody, isQuestion } from '../../phrases/question.ts';
import { saysWho, sideOf } from '../../phrases/speech.ts';
import { goesOnWithClause } from '../../phrases/cut-off-clause.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { isFinite } from '../../verbs/finite.ts';
import { canBeOrder } from '../../verbs/orders.ts';
import { WordList } from '../../words/word-list.ts';

const LONGEST = 24;
const SURE = 0.9;
const SURER_THAN_COMMAS = 0.98;
/** »spurgte min storebror« */
const LONGEST_SPEAKER = 3;

export const questionMark: SentenceRule = {
  id: 'question-mark',
  subcategory: 'question-mark',
  on: 'sentence',
  wrong: [
    ['Hvad hedder du.', 'Hvad hedder du?'],
    ['Kan du svømme.', 'Kan du svømme?'],
    ['Hvem har taget min blyant.', 'Hvem har taget min blyant?'],
    ['Synes du ikke, at den er flot.', 'Synes du ikke, at den er flot?'],
    ['Hvorfor tror du, at han løj.', 'Hvorfor tror du, at han løj?'],
    ['Hvor mange søskende har du.', 'Hvor mange søskende har du?'],
    ['Hvilken film skal vi se.', 'Hvilken film skal vi se?'],
    ['Og hvad gjorde du så.', 'Og hvad gjorde du så?'],
    ['Må min søster komme med.', 'Må min søster komme med?'],
    ['Hvem er du spurgte Villads.', 'Hvem er du? spurgte Villads.'],
    ['Må jeg få den spurgte min bror.', 'Må jeg få den? spurgte min bror.'],
    ['Hvad er det sagde hun.', 'Hvad er det? sagde hun.'],
    ['Hej Emma, hvad skal du på fredag.', 'Hej Emma, hvad skal du på fredag?'],
  ],
  right: [
    '»Hej. Det var dumt.« skriver du.',
    'Hvad hun siger, er rigtigt.',
    'Hvilket selvfølgelig også er meningen.',
    'Hvor er du sød!',
    'Hvad der skete, ved ingen.',
    'Kommer du, går jeg.',
    'Hvor er det dejligt.',
    'Bliver det regnvejr, bliver vi inde.',
    'Har man travlt, kan man tage bussen.',
    'Tror jeg nok.',
    'Udkommer i øvrigt på dansk dette efterår.',
    'Gør det samme igen.',
    '»Hvad hedder du?« spurgte han.',
    'Er det noget for dig, så kom ind.',
    'Hvad tror du, hun sagde til dem?',
    'Hvem tror du, sagde det højest?',
    'Kom det hele i gryden, og lad det simre.',
    'Hvor mange de er, ved jeg ikke.',
    'Hvilken vej vi går, er lige meget.',
    'Kan min søster ikke komme, aflyser vi.',
  ],
  match(a, from, to, models): Finding[] {
    let [first, last] = [from, to - 1];
    // »… ud.« trækker jeg i land«: goes on with what was said before
    if (
      a.isMark(from) &&
      ('«”'.includes(a.written(from)) || (isQuotationMark(a, from) && sideOf(a, from) === 'closes'))
    )
      return [];
    // »»Kom nu«. sagde hun«: a full stop for the comma
    const quotation = from > 1 && a.written(from - 1) === '.' ? from - 2 : from - 1;
    if (from > 0 && isQuotationMark(a, quotation) && (!a.hasCapital(from) || saysWho(a, from - 1, from))) return [];
    // »"Hvorfor græder du." spurgte han«
    while (last > first && isQuotationMark(a, last)) last--;
    while (first < last && isQuotationMark(a, first)) first++;
    first = afterGreeting(a, first);
    if (goesOnWithClause(a, from, to)) return [];
    if (a.kinds[last] !== MARK || a.written(last) !== '.' || to - from > LONGEST || last - first < 2) return [];
    // »"Hvad hedder du?" spurgte han.«
    // »Er det noget for dig, så kom ind.«
    for (let k = first; k < last; k++)
      if (a.isMark(k) || isNextOrder(a, k) || (a.lower(k) === 'så' && a.canBe(k + 1, VERB | IMPERATIVE))) return [];
    const asks = isQuestion(a, first);
    for (let k = first + 1; k < last - 1; k++) {
      if (!saysWho(a, k)) continue;
      const isAll = last - k <= LONGEST_SPEAKER + 2 && !a.commaAfter(k);
      return isAll && (asks || asksPerson(a, first)) ? [insertAfter(a, k, '?', SURER_THAN_COMMAS)] : [];
    }
    if (!asks && !(asksPerson(a, first) && isOneQuestion(a, first))) return [];
    if (
      isExclaimed(a, first) ||
      (asks && !hasOnlyClauseCommas(a, first)) ||
      missingStops(a, from, to, models).length > 0
    )
      return [];
    return [{ start: a.starts[last]!, end: a.ends[last]!, replacements: ['?'], confidence: SURE }];
  },
};

/** »Kom det hele i gryden, | og lad det simre«: two orders. */
const isNextOrder = (a: Analysis, at: number): boolean =>
  AND_OR_BUT.test(a.lower(at)) && a.commaAfter(at - 1) && canBeOrder(a, at + 1) && !isFinite(a, at + 1);

const isQuotationMark = (a: Analysis, at: number): boolean => a.isMark(at) && '»«"”“'.includes(a.written(at));

/** »Kan du svømme«: verb and person change places. »Tror jeg nok« is said, not asked. */
const asksPerson = (a: Analysis, from: number): boolean => asksOfSomebody(a, from) || asksPronoun(a, from);

const THINKS_OR_SAYS = new WordList('tror synes syntes troede mener siger sagde');
const asksPronoun = (a: Analysis, from: number): boolean =>
  asksInversely(a, from) &&
  a.lower(from) !== 'gør' &&
  !(a.lower(from + 1) === 'jeg' && THINKS_OR_SAYS.test(a.lower(from)));

/** »Hvor er det dejligt« */
function isExclaimed(a: Analysis, from: number): boolean {
  if (a.lower(from) !== 'hvor' || !IS_OR_BECOMES.test(a.lower(from + 1))) return false;
  return a.is(from + 2, PRONOUN) || a.is(from + 2, NAME) || a.is(from + 2, NOUN)
    ? a.is(from + 3, ADJECTIVE) || a.is(from + 3, ADVERB)
    : false;
}

/** After every comma a subordinate clause or a conjunction begins: »hvad hun hedder, er hemmeligt« is no question. */
function hasOnlyClauseCommas(a: Analysis, from: number): boolean {
  const { clauses, phrases, start } = clausesAround(a, from);
  for (let k = from; k < a.sentenceEnd(from) - 1; k++) {
    if (!a.commaAfter(k) || AND_OR_BUT.test(a.lower(k + 1))) continue;
    if (clauses.every(({ from: begin, kind }) => kind === 'main' || start + phrases.first(begin) !== k + 1))
      return false;
  }
  return true;
}

/** Only subordinate clauses follow: in »kommer du, går jeg« the first clause is a condition. */
function isOneQuestion(a: Analysis, from: number): boolean {
  const { clauses, phrases, start } = clausesAround(a, from);
  return (
    hasOnlyClauseCommas(a, from) &&
    clauses.every(
      ({ kind, from: begin, verb }, k) =>
        k === 0 || verb < 0 || kind !== 'main' || AND_OR_BUT.test(a.lower(start + phrases.first(begin) - 1)),
    )
  );
}
