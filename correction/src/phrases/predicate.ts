import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { beforeAside } from './aside.ts';
import { objectAgreement, type Subject, subjectOf } from './subject.ts';
import { determinerBits } from './determiners.ts';
import { WordList } from '../words/word-list.ts';
import { AND_OR_BUT } from '../words/links.ts';
import { SELVES, SUBJECTS } from '../words/persons.ts';
import { DO, IS_OR_BECOMES, MORE_MODALS, TO_BE_OR_BECOME } from '../words/verbs.ts';

const FOELER_FOELTE = new WordList('føler følte');
const SER_SAA = new WordList('ser så');
const STRENGTHENS = new WordList('meget så for ret virkelig helt rigtig alt ganske lidt særlig');

const LINK = new WordList(
  'er var bliver blev være blive blevet været vær virker virkede lyder lød føles føltes forbliver forblev',
);
const DEGREE = new WordList(
  'meget så for ret ikke også altid virkelig rigtig rigtigt helt ganske lidt bare jo nu stadig aldrig altså ' +
    'simpelthen egentlig nok da selv faktisk mega super alt vildt totalt næsten heller nemlig særlig særligt dog ' +
    'både endnu stadigvæk måske desværre heldigvis tit ofte kun lige allerede lidt mere mindre ligeså temmelig vist ' +
    'alligevel pludselig pludseligt derfor hverken enormt ekstremt utrolig utroligt sikkert vel åbenbart samtidig ' +
    'hurtigere',
);
const FARTHEST = 8;

/** What a predicate adjective belongs to. */
export interface Predicate {
  /** Place of the linking verb. */
  verb: number;
  subject: Subject;
  /** A word of degree stands straight before the adjective: »for dyr«. */
  hasDegree: boolean;
}

/** The verb and subject of the adjective at a place, also of a second one (»stor og tung«); null when it is no predicate. */
export function predicateOf(a: Analysis, adjective: number): Predicate | null {
  let before = beforeMeasure(a, a.before(adjective));
  const hasDegree = STRENGTHENS.test(a.lower(before));
  for (let steps = 0; before >= 0 && steps < FARTHEST; steps++) {
    if ((LINK.test(a.lower(before)) || looks(a, before, adjective)) && !a.commaAfter(before))
      return withSubject(a, before, adjective, hasDegree);
    if (AND_OR_BUT.test(a.lower(before)) && steps < 3) {
      const first = a.before(before);
      if (!isPlainAdjective(a, first) || (a.lower(before) === 'og' && a.commaAfter(first))) return null;
      const predicate = predicateOf(a, first);
      return predicate && { ...predicate, hasDegree };
    }
    if (a.commaAfter(before)) return null;
    // »føler sig ensom«
    if (SELVES.test(a.lower(before)) && FOELER_FOELTE.test(a.lower(a.before(before))))
      return withSubject(a, a.before(before), adjective, hasDegree);
    // »her føler jeg mig ensom«
    if (SELVES.test(a.lower(before)) && FOELER_FOELTE.test(a.lower(a.before(before, 2)))) {
      const subject = subjectOf(a, a.before(before, 2));
      return subject && { verb: a.before(before, 2), subject, hasDegree };
    }
    // »vi er alle sammen forskellige«
    if (a.lower(before) === 'sammen' && a.lower(a.before(before)) === 'alle') {
      before = a.before(before, 2);
      continue;
    }
    // »var til gengæld venligt«
    const aside = beforeAside(a, before);
    if (aside !== before) {
      before = aside;
      continue;
    }
    if (!isDegree(a, before)) {
      return ofObject(a, before, hasDegree) ?? afterTurnedSubject(a, before, adjective, hasDegree);
    }
    before = a.before(before);
  }
  return null;
}

/** What things are measured in. */
export const UNIT = new WordList('meter centimeter millimeter kilometer kilo gram liter grader m cm mm km kg år');

/** »13 centimeter tyk«: the word before what it measures. */
const beforeMeasure = (a: Analysis, at: number): number =>
  UNIT.test(a.lower(at)) && isNumber(a, a.before(at)) ? a.before(at, 2) : at;

/** »fjorten«, »fyrre«: not always tagged as what they are. */
const isNumber = (a: Analysis, at: number): boolean =>
  a.is(at, r.NUMERAL) || (determinerBits(a.lower(at)) & (r.PLURAL | r.DEFINITE)) === r.PLURAL;

/** »er«, »blev«, »virker«, and »gøre«, whose object becomes what the adjective says. */
export const isLink = (lower: string): boolean => LINK.test(lower) || DO.test(lower);

/** »meget«, »ikke«, »altid«: what may stand before a predicate adjective, and is none itself. */
export const isDegreeWord = (lower: string): boolean => DEGREE.test(lower);

const isPlainAdjective = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.ADJECTIVE) && !a.is(at, r.VERB) && !a.is(at, r.PREPOSITION);

const isDegree = (a: Analysis, at: number): boolean =>
  DEGREE.test(a.lower(at)) ||
  (a.lower(at) !== 'alle' &&
    a.canBe(at, r.ADJECTIVE | r.NEUTER) &&
    !a.canBe(at, r.VERB | r.PAST_PARTICIPLE) &&
    !a.is(at, r.NOUN));

function withSubject(a: Analysis, link: number, adjective: number, hasDegree: boolean): Predicate | null {
  const verb = finiteVerb(a, link);
  const turned = verb < 0 ? aroundTurnedSubject(a, link) : null;
  if (turned !== null) return { ...turned, hasDegree };
  // »hendes stemme virkede øjeblikkeligt«
  if (
    /^(virke|ly|lø|føl)/.test(a.lower(link)) &&
    !SELVES.test(a.lower(a.after(link))) &&
    a.canBe(adjective, r.ADJECTIVE | r.NEUTER)
  )
    return null;
  // »det er svært at være ung«: whoever it is, it is no neuter
  const before = a.before(link);
  if (
    verb < 0 &&
    a.lower(before) === 'at' &&
    isPlainAdjective(a, a.before(before)) &&
    a.canBe(a.before(before), r.ADJECTIVE | r.NEUTER)
  )
    return { verb: link, subject: { asks: r.COMMON | r.PLURAL, last: link }, hasDegree };
  const subject = verb < 0 ? null : subjectOf(a, verb);
  return subject === null || subject.last > link || subject.last >= adjective ? null : { verb, subject, hasDegree };
}

const HAS_OR_IS = new WordList('er var har havde');
/** »var den sidste cola blevet varm«: the subject stands between the two verbs. */
function aroundTurnedSubject(a: Analysis, link: number): Omit<Predicate, 'hasDegree'> | null {
  if (!BEEN.test(a.lower(link))) return null;
  for (let verb = a.before(link), steps = 0; verb >= 0 && steps < FARTHEST; verb = a.before(verb), steps++) {
    if (a.commaAfter(verb)) return null;
    if (!HAS_OR_IS.test(a.lower(verb))) continue;
    let last = a.before(link);
    while (last > verb && DEGREE.test(a.lower(last))) last = a.before(last);
    for (let k = verb + 1; k < last; k++)
      if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.DETERMINER | r.NUMERAL) || a.is(k, r.NOUN)) return null;
    const asks = last > verb ? objectAgreement(a, last) : 0;
    return asks === 0 ? null : { verb, subject: { asks, last } };
  }
  return null;
}
const BEEN = new WordList('været blevet');

const NO_VERBS = new WordList('ikke også jo hele');
/** What one does it to gets another colour. */
export const PAINTS = new WordList('male maler malede malet farve farver farvede farvet');
/** »det gør mig glad«, »du gør hele buret rent«, »malede det hele hvidt« */
function ofObject(a: Analysis, noun: number, hasDegree: boolean): Predicate | null {
  const asks = objectAgreement(a, noun);
  if (asks === 0) return null;
  for (
    let verb = a.before(noun), steps = 0;
    verb >= 0 && steps < 4 && !a.commaAfter(verb);
    verb = a.before(verb), steps++
  ) {
    if (DO.test(a.lower(verb)) || PAINTS.test(a.lower(verb))) return { verb, subject: { asks, last: noun }, hasDegree };
    const isPart = r.hasAny(a.reading(verb), r.ADJECTIVE | r.DETERMINER | r.PRONOUN);
    if (!isPart && !NO_VERBS.test(a.lower(verb))) return null;
  }
  return null;
}

/** »er det ikke dyrt«, »i dag er vejret smukt«: the subject stands between verb and adjective. */
function afterTurnedSubject(a: Analysis, last: number, adjective: number, hasDegree: boolean): Predicate | null {
  for (let verb = a.before(last), steps = 0; verb >= 0 && steps < FARTHEST; verb = a.before(verb), steps++) {
    if (a.commaAfter(verb)) return null;
    if (!IS_OR_BECOMES.test(a.lower(verb))) continue;
    const subject = subjectOf(a, verb);
    if (subject === null || last >= adjective) return null;
    return subject.last === last || isOfSubject(a, subject.last, last) ? { verb, subject, hasDegree } : null;
  }
  return null;
}

const BETWEEN_NOUNS = new WordList('af i på for til om med mellem');
/** »er produktionen af oksekød hård«: a preposition and its noun belong to the subject. */
function isOfSubject(a: Analysis, subject: number, last: number): boolean {
  if (!BETWEEN_NOUNS.test(a.lower(subject + 1)) || !a.is(last, r.NOUN) || !a.is(subject, r.NOUN)) return false;
  for (let k = subject + 2; k <= last; k++)
    if (!r.hasAny(a.reading(k), r.NOUN | r.ADJECTIVE | r.DETERMINER | r.NUMERAL) || a.is(k, r.VERB)) return false;
  return last > subject + 1;
}

const ALONG_OR_OVER = new WordList('ad af over gennem på i');
/** »ser billig ud« */
const looks = (a: Analysis, verb: number, adjective: number): boolean =>
  SER_SAA.test(a.lower(verb)) &&
  a.lower(a.after(adjective)) === 'ud' &&
  !ALONG_OR_OVER.test(a.lower(a.after(adjective, 2)));

const WELL = new WordList('godt gerne');
/** Their subject is that of the infinitive as well: »behøver ikke at være stort«, »ser ud til at være tomt«. */
const OF_SAME = new WordList(
  'behøver behøvede plejer plejede begynder begyndte risikerer risikerede prøver prøvede forsøger forsøgte holder holdt fortsætter fortsatte',
);
const SEEMS = new WordList('ser så lader lod virker virkede viser viste');
/** »behøver ikke at |«, »ser ud til at |«: the verb whose subject it is, −1 of others. */
function verbOfSame(a: Analysis, last: number): number {
  let verb = last;
  while (
    verb >= 0 &&
    !a.commaAfter(verb) &&
    (DEGREE.test(a.lower(verb)) || SEEMS_TO.test(a.lower(verb))) &&
    !OF_SAME.test(a.lower(verb))
  )
    verb = a.before(verb);
  if (a.commaAfter(verb)) return -1;
  if (OF_SAME.test(a.lower(verb))) return verb;
  return SEEMS.test(a.lower(verb)) && SEEMS_TO.test(a.lower(last)) ? verb : -1;
}
const SEEMS_TO = new WordList('til ud sig');

const LINKING_VERBS = new WordList(
  'er var bliver blev virker virkede lyder lød føles føltes føler følte forbliver forblev ser så',
);
/** »skal være«, »er blevet«: the verb that the subject stands by. */
function finiteVerb(a: Analysis, at: number): number {
  if (LINKING_VERBS.test(a.lower(at))) return at;
  let verb = a.before(at);
  while (verb >= 0 && !a.is(verb, r.VERB) && (DEGREE.test(a.lower(verb)) || WELL.test(a.lower(verb))))
    verb = a.before(verb);
  if (a.lower(verb) === 'at' && TO_BE_OR_BECOME.test(a.lower(at))) return verbOfSame(a, a.before(verb));
  // »ville det være«: the subject stands between
  if (SUBJECTS.test(a.lower(verb)) && MORE_MODALS.test(a.lower(a.before(verb)))) return a.before(verb);
  return verb >= 0 && r.hasAny(a.reading(verb), r.FINITE) ? verb : -1;
}
