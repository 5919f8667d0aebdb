import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADVERB,
  FINITE,
  hasAny,
  INFINITIVE,
  NAME,
  NOUN,
  PAST_PARTICIPLE,
  PREPOSITION,
  VERB,
} from '../../lexicon/readings.ts';
import { AND_OR_BUT } from '../../words/links.ts';
import { PERSONS_AND_I, SUBJECTS, SURE_PERSONS_AND_I } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »derude«, »heroppe« */
const PLACES = new WordList('ovre oppe inde nede ude omme henne hjemme');
/** »derud«, »herned«: and what a preposition says too, where it leads to nothing. */
const WAYS = new WordList('ud ind op ned hen');
const PREPOSITIONS = new WordList('over til fra ved af med efter om under');
/** »hvorfra kommer du« */
const AFTER_WHERE = new WordList('fra hen til af efter med over under');
/** What stands after a way that leads nowhere further. */
const WHEN = new WordList('klokken igen senere bagefter hurtigt først straks sammen alene med nu');
const SURE = 0.95;

/** »Vi skal der over i morgen«: where and whence is one word with »der«, »her« and »hvor«. */
export const splitThere: WordRule = {
  id: 'split-there',
  subcategory: 'compound-split',
  on: { words: 'der her hvor' },
  wrong: [
    ['Jeg stod her oppe hele tiden.', 'Jeg stod heroppe hele tiden.'],
    ['Vi var der ude hele dagen.', 'Vi var derude hele dagen.'],
    ['Kom her ned nu!', 'Kom herned nu!'],
    ['Der inde sad en kone.', 'Derinde sad en kone.'],
    ['Vi skal der over i morgen.', 'Vi skal derover i morgen.'],
    ['Her efter gik alt galt.', 'Herefter gik alt galt.'],
    ['Hvor fra kommer du?', 'Hvorfra kommer du?'],
    ['Der ud over kan man søge om penge.', 'Derudover kan man søge om penge.'],
  ],
  right: [
    'I dag lukkes der ned for vandet.',
    'Og nu venter der op mod tre ugers pause.',
    'Vi så en mand, der inde i skoven talte med en ulv.',
    'Han spillede der fra 1981 til 1983.',
    'Der ved jeg ikke noget om.',
    'Det var en bro, hvor over hundrede biler kørte.',
    'Så gik der ud på aftenen en dør op.',
    'Her på skolen er vi glade.',
    'Kom her ind under vingen.',
    'Der er en hund, og her er en kat.',
    'Så sad vi der af og til og snakkede.',
    'Hun sad der over for ham.',
  ],
  match(a, at) {
    const next = a.after(at);
    if (!areBeside(a, at, next) || (a.hasCapital(at) && !a.opensSentence(at))) return null;
    if (isFurther(a, at, next)) return replaceSpan(a, at, a.after(next), `${a.lower(at)}udover`, SURE);
    if (a.joinedWithNext(at) < 0 || !isOne(a, at, next)) return null;
    return replaceSpan(a, at, next, a.lower(at) + a.lower(next), SURE);
  },
};

const areBeside = (a: Analysis, at: number, next: number): boolean =>
  next >= 0 &&
  a.isWord(at) &&
  a.isWord(next) &&
  !a.commaAfter(at) &&
  !a.hasCapital(next) &&
  a.ends[at]! + 1 === a.starts[next];

/** »Der ud over kan man …« */
const isFurther = (a: Analysis, at: number, next: number): boolean =>
  a.lower(at) !== 'hvor' &&
  a.lower(next) === 'ud' &&
  a.lower(a.after(next)) === 'over' &&
  opensClause(a, at) &&
  isFiniteVerb(a, a.after(next, 2));

const isFiniteVerb = (a: Analysis, at: number): boolean => a.is(at, VERB) && hasAny(a.reading(at), FINITE);

const opensClause = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  return before < 0 || a.isMark(before) || a.commaAfter(before) || AND_OR_BUT.test(a.lower(before));
};

function isOne(a: Analysis, at: number, next: number): boolean {
  const [first, second] = [a.lower(at), a.lower(next)];
  if (a.is(next, VERB) || isOfThree(a, next)) return false;
  if (first === 'hvor') return AFTER_WHERE.test(second) && isAsked(a, next);
  const isPlace = PLACES.test(second);
  const isWay = WAYS.test(second);
  const isPreposition = PREPOSITIONS.test(second);
  if (!isPlace && !isWay && !isPreposition) return false;
  const after = a.after(next);
  // »Derinde sad en kone«
  if (opensClause(a, at)) return a.before(at) < 0 && isFiniteVerb(a, after);
  const ends = after < 0 || a.isMark(after) || a.commaAfter(next) || AND_OR_BUT.test(a.lower(after));
  if (isPreposition && !ends && !a.is(after, PREPOSITION) && a.lower(after) !== 'i' && !WHEN.test(a.lower(after)))
    return false;
  // »Kom her ind under vingen«
  if (isWay && first === 'her' && a.is(after, PREPOSITION)) return false;
  return first === 'her' ? isDone(a, at) : isThere(a, at, ends, isPlace);
}

/** »der af og til«, »der over for ham«: a phrase of its own. */
const isOfThree = (a: Analysis, next: number): boolean =>
  (a.lower(next) === 'af' && a.lower(a.after(next)) === 'og' && a.lower(a.after(next, 2)) === 'til') ||
  (a.lower(next) === 'over' && a.lower(a.after(next)) === 'for');

/** »Hvorfra kommer du«, »…, hvorfra han kom« */
const isAsked = (a: Analysis, next: number): boolean => {
  const after = a.after(next);
  return isFiniteVerb(a, after) || SURE_PERSONS_AND_I.test(a.lower(after));
};

/** »Kom herned«, »Jeg har boet heroppe«: not »den her over for mig«. */
const isDone = (a: Analysis, at: number): boolean => {
  const before = a.before(at);
  return a.is(before, VERB) || a.is(before, ADVERB) || PERSONS_AND_I.test(a.lower(before)) || a.is(before, NOUN);
};

/** The place, and not the »der« of »der er« nor that of »en mand, der …«. */
function isThere(a: Analysis, at: number, ends: boolean, isPlace: boolean): boolean {
  const before = a.before(at);
  if (SURE_PERSONS_AND_I.test(a.lower(before))) return true;
  if (a.is(before, NOUN)) return ends && isPlace;
  if (!a.is(before, VERB)) return a.is(before, ADVERB) && a.is(a.before(before), VERB) && isPlace;
  // »lukkes der ned«
  const isPassive = a.lower(before).endsWith('s');
  if (!isPassive && hasAny(a.reading(before), INFINITIVE | PAST_PARTICIPLE) && !hasAny(a.reading(before), FINITE))
    return true;
  const subject = a.before(before);
  return (
    SUBJECTS.test(a.lower(subject)) ||
    a.written(subject) === 'I' ||
    a.is(subject, NAME) ||
    (isPlace && a.is(subject, NOUN) && a.before(subject) < 0) ||
    (a.lower(subject) === 'og' && !isPassive)
  );
}
