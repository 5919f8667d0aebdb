import type { Analysis } from '../../analysis/analysis.ts';
import { nounPhraseEnd } from '../../clauses/noun-phrase-end.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { OBJECTS, SURE_PERSONS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.84;
/** »Jeg tror ikke det«, »han gør ikke det«: said so, too. */
const ALSO_WITHOUT = new WordList(
  'tror troede synes syntes mener mente håber håbede gør gjorde siger sagde hedder hed lader lod lyder lød betyder betød tænker tænkte',
);
/** »kender ham ikke | så godt« */
const MAY_FOLLOW = new WordList(
  'så mere længere endnu særlig særligt rigtig rigtigt godt nok lige nu i på til med hver før siden her',
);
const TIMES = new WordList(
  'dag dagen time timen gang mandag tirsdag onsdag torsdag fredag lørdag søndag morgen aften nat uge år måned',
);

/** »Jeg kender ikke ham«, »Jeg forstår opgaven ikke«: a weak pronoun comes before »ikke«, and a noun after it. */
export const objectAndNot: WordRule = {
  id: 'object-and-not',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig' },
  explanation: `${SWAP}Små ord som »det«, »ham« og »dem« står før »ikke«, når der kun er ét udsagnsord: jeg kender ham ikke. Et navneord står efter: jeg kender ikke manden.`,
  wrong: [
    ['Jeg kender ikke ham.', 'Jeg kender ham ikke.'],
    ['Jeg forstår ikke det.', 'Jeg forstår det ikke.'],
    ['Hun elsker ikke ham mere.', 'Hun elsker ham ikke mere.'],
    ['Jeg forstår opgaven ikke.', 'Jeg forstår ikke opgaven.'],
    ['Vi kender vores naboer ikke.', 'Vi kender ikke vores naboer.'],
  ],
  right: [
    'Jeg kender ham ikke.',
    'Jeg kender ikke ham, men hans bror.',
    'Jeg har ikke set ham.',
    'Jeg kender ikke det hus.',
    'Jeg tror ikke det.',
    'Det er ikke mig.',
    'I dag kommer toget ikke.',
    'Jeg kender ikke dem, der bor der.',
    'Han kommer på mandag ikke længere.',
  ],
  match(a, at): Finding | null {
    return pronounAfter(a, at) ?? nounBefore(a, at);
  },
};

/** »kender | ikke ham« */
function pronounAfter(a: Analysis, at: number): Finding | null {
  const [verb, object] = [a.before(at), a.after(at)];
  if (object < 0 || verb < 0 || !OBJECTS.test(a.lower(object)) || a.hasCapital(object)) return null;
  const last = a.after(object);
  const isLast = last < 0 || (a.isMark(last) && a.written(last) !== '?');
  if (a.commaAfter(verb) || a.commaAfter(at) || a.commaAfter(object)) return null;
  // »ikke det«, »ikke den bog«
  if (!isLast && (!MAY_FOLLOW.test(a.lower(last)) || a.lower(object) === 'det' || a.lower(object) === 'den'))
    return null;
  return isDeed(a, verb) && opensClause(a, a.before(verb))
    ? replaceSpan(a, at, object, `${a.lower(object)} ${a.lower(at)}`, SURE)
    : null;
}

/** »forstår | opgaven ikke.« */
function nounBefore(a: Analysis, at: number): Finding | null {
  const next = a.after(at);
  // »drikker | kaffe aldrig om aftenen«
  const isLast = next < 0 || /^[.!]$/.test(a.written(next)) || (a.lower(next) === 'om' && a.is(next + 1, r.NOUN));
  if (!isLast || a.commaAfter(at)) return null;
  for (let verb = a.before(at, 2), steps = 0; verb >= 0 && steps < 4; verb = a.before(verb), steps++) {
    if (!isFinite(a, verb) || !a.is(verb, r.VERB)) continue;
    const [first, last] = [a.after(verb), a.before(at)];
    const isPhrase = nounPhraseEnd(a, first, at) === last && a.is(last, r.NOUN) && !TIMES.test(a.lower(last));
    if (!isPhrase || !isDeed(a, verb) || !opensClause(a, a.before(verb))) return null;
    const object = Array.from({ length: at - first }, (_, k) => a.written(first + k)).join(' ');
    return replaceSpan(a, first, at, `${a.lower(at)} ${object}`, SURE);
  }
  return null;
}

const isDeed = (a: Analysis, verb: number): boolean =>
  a.is(verb, r.VERB) &&
  isFinite(a, verb) &&
  ![ALSO_WITHOUT, ALL_BE_AND_BECOME, HAVE, MORE_MODALS].some((words) => words.test(a.lower(verb)));

/** »jeg«, and nothing before it but what joins two main clauses. */
const opensClause = (a: Analysis, subject: number): boolean =>
  subject >= 0 &&
  SURE_PERSONS.test(a.lower(subject)) &&
  (a.before(subject) < 0 || a.isMark(a.before(subject)) || AND_OR_BUT.test(a.lower(a.before(subject))));
