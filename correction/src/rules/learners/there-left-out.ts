import type { Analysis } from '../../analysis/analysis.ts';
import { isHowItIs } from '../../clauses/how-it-is.ts';
import { mainOpeningEnd } from '../../clauses/main-opening.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { OF_PLACE } from '../../words/prepositions.ts';
import { AFTER_I } from '../../words/times.ts';
import { AND_OR, AND_OR_BUT, HERE_THERE } from '../../words/links.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.84;
const IS_THERE = new WordList('er var findes fandtes');
const IS = new WordList('er var');
const ADVERBS = new WordList('ikke også altid aldrig stadig kun ofte tit');
const SOME = new WordList(
  'mange meget nogle nogen ingen flere få en et to tre fire fem seks syv otte ni ti masser intet noget',
);
const TIMES = new WordList(
  'dagen morgenen aftenen natten året ugen måneden sommeren vinteren foråret efteråret begyndelsen virkeligheden mandag tirsdag onsdag torsdag fredag lørdag søndag',
);
const WEATHER = new WordList(
  'regner regnede sner sneede blæser blæste stormer stormede tordner tordnede fryser frøs tøer støvregner støvregnede hagler haglede',
);
/** »hele dagen«, »meget«, »i går«: nothing that it could be said of. */
const AFTER_WEATHER = new WordList(
  'hele meget altid ofte tit ikke i om og hver lidt også næsten stadig kraftigt igen her hårdt udenfor',
);

/** »I min by er mange parker«, »Er mange biler her.«, »I dag regner hele dagen«: »der« or »det« stands where there is no other subject. */
export const thereLeftOut: SentenceRule = {
  id: 'there-left-out',
  subcategory: 'missing-word',
  ofLearners: true,
  on: 'sentence',
  explanation:
    'Her mangler grundleddet: »{replacement}«. På dansk skal der stå noget på grundleddets plads. Er der ikke andet, skriver man »det« eller »der«.',
  wrong: [
    ['I klassen var ikke nogen computer.', 'I klassen var der ikke nogen computer.'],
    ['Er mange biler på vejen om morgenen.', 'Der er mange biler på vejen om morgenen.'],
    ['I dag regner hele dagen.', 'I dag regner det hele dagen.'],
    ['I Danmark er stille om natten.', 'I Danmark er det stille om natten.'],
    ['Om vinteren sner ofte i bjergene.', 'Om vinteren sner det ofte i bjergene.'],
    ['Udenfor er mørkt.', 'Udenfor er det mørkt.'],
    ['Regnede hele natten.', 'Det regnede hele natten.'],
    ['Pludselig blev stille i klassen.', 'Pludselig blev det stille i klassen.'],
    ['Vi gik hjem, og så blev mørkt.', 'Vi gik hjem, og så blev det mørkt.'],
    ['Er koldt i dag.', 'Det er koldt i dag.'],
    ['Var meget hyggeligt at se jer.', 'Det var meget hyggeligt at se jer.'],
  ],
  right: [
    'I min by er der mange parker.',
    'Er mange af jer trætte?',
    'I haven er en af drengene i gang.',
    'I går var mange af børnene syge.',
    'I Danmark er mange mennesker glade.',
    'I skolen er nogle af lærerne søde.',
    'Om natten fryser vi.',
    'I dag er en særlig dag.',
    'I dag er mange unge stressede.',
    'I Danmark er det stille.',
    'I fryseren er koldt vand.',
    'Om efteråret regner og blæser det meget.',
    'Er koldt vand sundt?',
    'Vi ventede, og så var alt stille.',
    'Hun lyttede, og så blev hun stille.',
    'Regner det i dag?',
  ],
  match(a, from, to): Finding[] {
    let head = from;
    while (head < to - 1 && a.isMark(head)) head++;
    const end = mainOpeningEnd(a, head, to);
    const joined = joinedStates(a, head, to);
    if (joined.length > 0) return joined;
    if (end < 0) {
      if (isOpenedByWeather(a, head, to)) return [withSubject(a, head, 'Det')];
      if (isOpenedByIs(a, head, to)) return [withSubject(a, head, 'Der')];
      return isOpenedByState(a, head, to) ? [withSubject(a, head, 'Det')] : [];
    }
    const verb = end + 1;
    if (a.commaAfter(end) || verb >= to - 2 || HERE_THERE.test(a.lower(end))) return [];
    if (
      WEATHER.test(a.lower(verb)) &&
      AFTER_WEATHER.test(a.lower(verb + 1)) &&
      !a.commaAfter(verb) &&
      !a.is(end, r.PRONOUN) &&
      !hasSubjectLater(a, verb)
    )
      return [replaceSpan(a, verb, verb, `${a.lower(verb)} det`, SURE)];
    const isSetting = OPENS_PLACE.test(a.lower(head)) || (end === head && OPENS_STATE.test(a.lower(head)));
    if (IS_OR_BECOMES.test(a.lower(verb)) && isSetting && isHowItIs(a, verb))
      return [replaceSpan(a, verb, verb, `${a.lower(verb)} det`, SURE)];
    if (!IS_THERE.test(a.lower(verb)) || a.commaAfter(verb)) return [];
    // »I dag er en særlig dag«
    if (
      EN_ET.test(a.lower(verb + 1)) &&
      (!OF_PLACE.test(a.lower(head)) || AFTER_I.test(a.lower(end)) || TIMES.test(a.lower(end)))
    )
      return [];
    return isSomeThing(a, verb + 1, to) ? [replaceSpan(a, verb, verb, `${a.lower(verb)} der`, SURE)] : [];
  },
};

const OPENS_PLACE = new WordList('i på om ved under hos udenfor indenfor inde ude nu');

/** »Pludselig | blev stille« */
const OPENS_STATE = new WordList('så pludselig pludseligt snart derefter bagefter heldigvis desværre');

const RAINS = new WordList('regner regnede sner sneede blæser blæste');
/** »Regnede hele natten.«: no question. */
const isOpenedByWeather = (a: Analysis, head: number, to: number): boolean =>
  RAINS.test(a.lower(head)) &&
  a.hasCapital(head) &&
  a.written(to - 1) === '.' &&
  (AFTER_WEATHER.test(a.lower(head + 1)) || a.isMark(head + 1)) &&
  !hasSubjectLater(a, head);

/** »…, og så | blev mørkt« */
function joinedStates(a: Analysis, from: number, to: number): Finding[] {
  const found: Finding[] = [];
  for (let k = from + 1; k < to - 3; k++)
    if (
      AND_OR_BUT.test(a.lower(k)) &&
      (OPENS_STATE.test(a.lower(k + 1)) || a.lower(k + 1) === 'nu') &&
      IS_OR_BECOMES.test(a.lower(k + 2)) &&
      isHowItIs(a, k + 2)
    )
      found.push(replaceSpan(a, k + 2, k + 2, `${a.lower(k + 2)} det`, SURE));
  return found;
}

/** »regner og blæser | det« */
const hasSubjectLater = (a: Analysis, verb: number): boolean =>
  AND_OR.test(a.lower(a.after(verb))) && [2, 3, 4].some((steps) => IT.test(a.lower(a.after(verb, steps))));
const IT = new WordList('det');
/** »Er mange biler på vejen.«: no question. */
const isOpenedByIs = (a: Analysis, head: number, to: number): boolean =>
  IS.test(a.lower(head)) && a.written(to - 1) === '.' && SOME.test(a.lower(head + 1)) && isSomeThing(a, head + 1, to);

/** »Er koldt i dag.«, »Blev meget sent.«: how it is, and no question. */
const isOpenedByState = (a: Analysis, head: number, to: number): boolean =>
  IS_OR_BECOMES.test(a.lower(head)) && a.hasCapital(head) && a.written(to - 1) === '.' && isHowItIs(a, head);

const withSubject = (a: Analysis, head: number, subject: string): Finding => ({
  ...replaceSpan(a, head, head, `${subject} ${a.lower(head)}`, SURE),
  replacements: [`${subject} ${a.lower(head)}`],
});

const NO_MORE = r.PREPOSITION | r.CONJUNCTION | r.SUBORDINATOR;
/** »mange parker«, »ikke nogen computer i klassen«: and nothing is said of it that it could be the subject of. */
function isSomeThing(a: Analysis, at: number, to: number): boolean {
  let k = ADVERBS.test(a.lower(at)) ? at + 1 : at;
  if (!SOME.test(a.lower(k)) || a.commaAfter(k)) return false;
  for (k++; k < to && k < at + 5; k++) {
    if (a.is(k, r.NOUN)) break;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.ADVERB | r.NUMERAL) || a.commaAfter(k)) return false;
  }
  if (!a.is(k, r.NOUN | r.INDEFINITE) || a.is(k, r.GENITIVE) || r.hasAny(a.union(k), r.ADJECTIVE)) return false;
  const next = k + 1;
  if (a.isMark(next) || a.commaAfter(k)) return true;
  return r.hasAny(a.reading(next), NO_MORE) && !hasPredicate(a, next, to);
}

/** »mange mennesker i byen | trætte«, »… gået hjem«: the verb is a part of another. */
function hasPredicate(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k < to && !a.isMark(k) && !a.commaAfter(k - 1); k++) {
    if (a.is(k, r.SUBORDINATOR) || a.lower(k) === 'som' || a.lower(k) === 'der') return false;
    if (r.hasAny(a.reading(k), r.PAST_PARTICIPLE) || isFinite(a, k)) return true;
    if (a.is(k, r.ADJECTIVE) && !a.is(k + 1, r.NOUN) && !a.is(k + 1, r.ADJECTIVE)) return true;
  }
  return false;
}
