import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { opensWithSubject } from '../../clauses/adverb-before-verb.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { LAST_ONE } from '../../words/articles.ts';
import { AND_BUT } from '../../words/links.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { MONTHS, TIME_SPANS, WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
const CLAUSE = 8;
/** What goes on for a while. */
const GOES_ON = new WordList(
  'bor arbejder lærer går kender lever studerer læser spiller træner venter snakker taler underviser',
);

/** »Jeg bor i Danmark siden 2015«: what began then and still goes on is told with »har«. */
export const presentSince: WordRule = {
  id: 'present-since',
  subcategory: 'tense',
  on: { words: 'siden' },
  explanation:
    'Her skal der stå »{replacement}«. Når noget begyndte før og stadig er sådan, skriver man »har« og den korte tillægsform: »jeg har boet her siden 2015«.',
  wrong: [
    ['Jeg bor i Danmark siden 2015.', 'Jeg har boet i Danmark siden 2015.'],
    ['Min far arbejder her siden sidste år.', 'Min far har arbejdet her siden sidste år.'],
    ['Vi lærer dansk siden august.', 'Vi har lært dansk siden august.'],
    ['Siden 2012 bor jeg i Vejle.', 'Siden 2012 har jeg boet i Vejle.'],
  ],
  right: [
    'Jeg har boet i Danmark siden 2015.',
    'Siden går jeg i skole.',
    'Vi spiller ved siden af.',
    'Jeg kender en, der flyttede for to år siden.',
    'Jeg går hjem, siden du er sur.',
    'Hun læser på side 2015.',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & (LINE | QUOTED) || a.commaAfter(at)) return null;
    const last = endOfTime(a, a.after(at));
    if (last < 0) return null;
    if (a.before(at) < 0) {
      const verb = a.after(last);
      const doer = a.after(verb);
      const form = GOES_ON.test(a.lower(verb)) && SURE_PERSONS.test(a.lower(doer)) ? doneOf(a, verb) : undefined;
      return form === undefined || a.commaAfter(last)
        ? null
        : replaceSpan(a, verb, doer, `har ${a.written(doer)} ${form}`, SURE);
    }
    const verb = verbBefore(a, at);
    const form = verb < 0 ? undefined : doneOf(a, verb);
    return form === undefined ? null : replaceWord(a, verb, `har ${form}`, SURE);
  },
};

const doneOf = (a: Analysis, verb: number): string | undefined =>
  a.lexicon
    .otherForms(a.types[verb]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST_PARTICIPLE, r.PLURAL)
    .find((one) => one.endsWith('t'));

/** »2015«, »sidste år«, »august«, »to år«: the last place of a time, −1 of anything else. */
function endOfTime(a: Analysis, at: number): number {
  const next = a.after(at);
  const isCounted = a.kinds[at] === NUMBER || a.is(at, r.NUMERAL);
  if (TIME_SPANS.test(a.lower(next)) && (isCounted || LAST_ONE.test(a.lower(at)))) return next;
  if (/^(19|20)\d\d$/.test(a.lower(at)) || MONTHS.test(a.lower(at))) return at;
  return a.lower(at) === 'i' && WEEKDAYS.test(a.lower(next).replace(/s$/, '')) ? next : -1;
}

/** »jeg | bor her«, »min far | arbejder på en fabrik«: the one verb of the sentence so far. */
function verbBefore(a: Analysis, at: number): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++) {
    if (a.is(k, r.SUBORDINATOR) || a.is(k, r.CONJUNCTION)) return -1;
    if (!GOES_ON.test(a.lower(k))) {
      if (a.is(k, r.VERB)) return -1;
      continue;
    }
    const doer = a.before(k);
    const before = a.before(doer);
    const opens = before < 0 || a.commaAfter(before) || AND_BUT.test(a.lower(before));
    return (SURE_PERSONS.test(a.lower(doer)) && opens) || (doer >= 0 && opensWithSubject(a, doer)) ? k : -1;
  }
  return -1;
}
