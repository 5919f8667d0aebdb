import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET, LAST_ONE } from '../words/articles.ts';
import { DIGITS, ORDINALS } from '../words/numbers.ts';
import { IS_WAS, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/* What a clause with »da« or »når« and the one it belongs to tell of: something that happened once, or whenever. */

/** »da jeg gik i 3. klasse« */
export const wasInClass = (a: Analysis, verb: number): boolean =>
  WENT.test(a.lower(verb)) &&
  a.lower(a.after(verb)) === 'i' &&
  [3, 4].some((steps) => a.lower(a.after(verb, steps)) === 'klasse') &&
  (ORDINALS.test(a.lower(a.after(verb, 2))) || DIGITS.test(a.lower(a.after(verb, 2)).replace('.', '')));
const WENT = new WordList('gik startede begyndte');

const ENDS_ONCE = new WordList('døde fyldte sluttede omkom fødte ankom dimitterede konfirmeredes giftede');
const BORN_OR_WED = new WordList('født gift skilt konfirmeret døbt pensioneret enke arbejdsløs fyret ansat student');
/** »da hunden døde«, »da hun blev gift« */
export const endsOnce = (a: Analysis, verb: number): boolean =>
  ENDS_ONCE.test(a.lower(verb)) || (a.lower(verb) === 'blev' && BORN_OR_WED.test(a.lower(a.after(verb))));

const FEELINGS = new WordList(
  'glad glade ked kede vred vrede overrasket overraskede bange skuffet skuffede lettet lettede forskrækket forskrækkede chokeret chokerede stolt stolte rørt',
);
const LEARNT = new WordList('så hørte fik opdagede læste fandt mærkede åbnede vandt');
/** »jeg blev så glad, | da | jeg så det« */
export function feltOnce(a: Analysis, at: number, verb: number): boolean {
  if (!LEARNT.test(a.lower(verb)) || !FEELINGS.test(a.lower(a.before(at)))) return false;
  return [2, 3, 4].some((steps) => BECAME.test(a.lower(a.before(at, steps))));
}
const BECAME = new WordList('blev var');

const MORE_FEELINGS = new WordList(
  'sur sure jaloux flov flove trist triste bekymret bekymrede nervøs nervøse pinlig lykkelig lykkelige rasende',
);
const HAPPENED_TO_ONE = new WordList(
  'så hørte fik opdagede læste fandt mærkede åbnede vandt tabte mistede ødelagde smadrede glemte faldt døde kom rejste flyttede sagde fortalte ringede ' +
    'skrev svarede ankom forlod bestod dumpede scorede knækkede',
);
/** »jeg blev så sur, | når | min fætter ødelagde …«: one became so once, whatever the tagger makes of »så«. */
export function becameOnce(a: Analysis, at: number): boolean {
  const feeling = a.lower(a.before(at));
  if (!FEELINGS.test(feeling) && !MORE_FEELINGS.test(feeling)) return false;
  if (![2, 3].some((steps) => a.lower(a.before(at, steps)) === 'blev')) return false;
  return [2, 3, 4].some((steps) => HAPPENED_TO_ONE.test(a.lower(a.after(at, steps))));
}

/** »da | det skete, græd han« */
export const thatHappened = (a: Analysis, at: number): boolean =>
  a.lower(a.after(at)) === 'det' && HAPPENED.test(a.lower(a.after(at, 2))) && a.is(a.after(at, 3), r.PAST);

const IN_PAST = new WordList('går forgårs fjor søndags mandags tirsdags onsdags torsdags fredags lørdags aftes morges');
const OF_CLAUSE = 6;
/** »når | min søster sidste år rejste«, »når | jeg i juni fik«: the clause says itself when it was, before its verb in the past. */
export function saysWhen(a: Analysis, at: number): boolean {
  for (let k = at + 2; k <= at + OF_CLAUSE && !a.commaAfter(k - 1); k++) {
    const next = a.lower(k + 1);
    const isTime =
      (LAST_ONE.test(a.lower(k)) && YEAR_OR_WEEK.test(next)) ||
      (a.lower(k) === 'i' && (IN_PAST.test(next) || MONTHS.test(next)));
    if (isTime) return a.canBe(k + 2, r.VERB | r.PAST);
  }
  return false;
}
const MONTHS = new WordList('januar februar marts april maj juni juli august september oktober november december');
const YEAR_OR_WEEK = new WordList('år uge sommer vinter måned weekend forår efterår gang');

/** »det skete, | da« */
export const happenedOnce = (a: Analysis, at: number): boolean =>
  HAPPENED.test(a.lower(a.before(at))) && a.lower(a.before(at, 2)) === 'det';
const HAPPENED = new WordList('skete hændte');

const COMES_INTO_VIEW = new WordList('stod lå sad hang kom dukkede fandt mødte købte opdagede fik så');
/** What one has or gets again and again. */
const OF_EVERY_DAY = new WordList(
  'kop glas stykke is kage bolle gave krone kroner tur bad bold film ny lille kram kys øl kaffe sodavand mad lektie timer time dag gang',
);
/** »da hun åbnede døren, stod der en mand«, »…, købte hun en cykel«: one thing, of which was not spoken before. */
export function findsOne(a: Analysis, verb: number): boolean {
  const end = a.sentenceEnd(verb);
  let main = verb + 1;
  while (main < end && !a.is(main, r.PAST)) main++;
  if (main >= end || !COMES_INTO_VIEW.test(a.lower(main))) return false;
  for (let k = main + 1; k < Math.min(end, main + 4); k++)
    if (EN_ET.test(a.lower(k))) return !OF_EVERY_DAY.test(a.lower(k + 1)) && !OF_EVERY_DAY.test(a.lower(k + 2));
  return false;
}

const DONE = new WordList(
  'færdig færdige klar klart slut gennemstegt gennemstegte kold koldt kolde varm varmt varme tør tørt blød',
);
const BOILS = new WordList('koger bobler hæver smelter ringer');
const ONE_TOLD = new WordList('du man');
/** »da vandet koger, kommer du …«, »ring, da du er hjemme«: told to somebody for whenever it is so. */
export function isInstruction(a: Analysis, at: number, verb: number): boolean {
  const first = a.sentenceStart(at);
  if (isNegated(a, at, verb)) return false;
  if (a.is(first, r.VERB | r.IMPERATIVE) && first < at) return ONE_TOLD.test(a.lower(a.after(at)));
  const said = a.after(verb);
  const isSo =
    BOILS.test(a.lower(verb)) ||
    DONE.test(a.lower(said)) ||
    (IS_WAS.test(a.lower(verb)) && !ONE_TOLD.test(a.lower(a.after(at))) && a.canBe(said, r.VERB | r.PAST_PARTICIPLE));
  return isSo && tellsOne(a, verb);
}

/** »…, kommer du«: the clause after it has its verb before whom it tells. */
function tellsOne(a: Analysis, verb: number): boolean {
  for (let k = verb + 1; k + 1 < a.sentenceEnd(verb); k++)
    if (a.is(k, r.PRESENT) && ONE_TOLD.test(a.lower(k + 1)))
      return !MORE_MODALS.test(a.lower(k)) || DONE.test(a.lower(a.after(verb)));
  return false;
}

/** »da man åbner æsken, bliver man …«: anybody, whenever. */
export const isOfAnybody = (a: Analysis, at: number, verb: number): boolean =>
  a.lower(a.after(at)) === 'man' && !STATES.test(a.lower(verb)) && !isNegated(a, at, verb) && tellsOne(a, verb);
/** »da man bor langt væk«: why, and not when. */
const STATES = new WordList('er har bor ved kender kan skal vil må bør går mangler behøver synes tror');

function isNegated(a: Analysis, at: number, verb: number): boolean {
  for (let k = at + 1; k <= verb + 2; k++) if (NOT.test(a.lower(k))) return true;
  return false;
}
const NOT = new WordList('ikke jo kun aldrig alligevel');
