import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import * as n from '../phrases/neighbours.ts';
import { isFinite } from '../verbs/finite.ts';
import { follows, precedes } from '../patterns/beside.ts';
import { EN_ET } from '../words/articles.ts';
import { ALWAYS_NOT_ALSO, THAT_IF_WHEN } from '../words/links.ts';
import { IS_OR_BECOMES, MODALS, TAKES, TO_BE_OR_BECOME } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/* Where »de« can only be »det«, by what is said of it. */

const DEGREE = new WordList('ikke også altid meget ret så for rigtig virkelig helt bare jo nok da lidt super mega tit');

const CLAUSE_OPENERS = new WordList('at hvis fordi om når da');
/** The place after »de er«, »de kunne være«, and words of degree; −1 when none of these follows. */
function afterBeing(a: Analysis, at: number): number {
  if (!n.opensClause(a, at) || a.commaAfter(at)) return -1;
  let k = a.after(at);
  // »at de ikke er rigtigt«
  if (ALWAYS_NOT_ALSO.test(a.lower(k)) && CLAUSE_OPENERS.test(a.lower(a.before(at)))) k = a.after(k);
  if (MODALS.test(a.lower(k))) {
    k = a.after(k);
    while (DEGREE.test(a.lower(k))) k = a.after(k);
    if (!TO_BE_OR_BECOME.test(a.lower(k))) return -1;
  } else if (!IS_OR_BECOMES.test(a.lower(k))) return -1;
  k = a.after(k);
  while (DEGREE.test(a.lower(k))) k = a.after(k);
  return k;
}

const TRUE_OR_NEEDED = new WordList('rigtigt sandt muligt nødvendigt');
/** »de er tydeligt, at«, »de kunne være interessant at«: not of people, since they would be »interessante«. */
export function saysOfDeed(a: Analysis, at: number): boolean {
  const k = afterBeing(a, at);
  if (k < 0 || !a.lower(k).endsWith('t')) return false;
  if (!a.canBe(k, r.ADJECTIVE | r.SINGULAR) || a.canBe(k, r.ADJECTIVE | r.PLURAL)) return false;
  return THAT_IF_WHEN.test(a.lower(a.after(k))) || (TRUE_OR_NEEDED.test(a.lower(k)) && n.closesClause(a, k));
}

const TIMES_AND_WEATHER = new WordList(
  'aften nat morgen mørkt koldt varmt sent jul påske mandag tirsdag onsdag torsdag fredag lørdag søndag',
);
const UNITS_OF_TIME = new WordList('time timer minut minutter dage uger måneder år');
/** »så blev de aften«, »de tog to timer at nå frem«: time and weather. */
export function isTimeOrWeather(a: Analysis, at: number): boolean {
  return (
    (precedes(a, at, IS_OR_BECOMES) && follows(a, at, TIMES_AND_WEATHER)) ||
    (follows(a, at, TAKES) && follows(a, at, UNITS_OF_TIME, 3) && follows(a, at, /^at$/, 4))
  );
}

/** »de er en dårlig idé«, »de var et godt spil«: one thing, if no two are meant by it: »de er et godt par«. */
export function isOneThing(a: Analysis, at: number): boolean {
  const article = afterBeing(a, at);
  if (!EN_ET.test(a.lower(article)) || a.lower(a.after(article)) === 'af') return false;
  for (let k = a.after(article), steps = 0; k >= 0 && steps < 4; k = a.after(k), steps++) {
    if (a.is(k, r.ADJECTIVE)) continue;
    if (!a.is(k, r.NOUN) || !a.canBe(k, r.NOUN | r.SINGULAR | r.INDEFINITE)) return false;
    return !/(par|gruppe|familie|del|hold|flok|slags|team|band|trussel|fejl|type|art|stamme|folk|duo|enhed|masse)$/.test(
      a.lower(k),
    );
  }
  return false;
}

const SOMEBODY = new WordList('jeg vi man han hun');
/** »de griner vi stadig ad«: the subject follows the verb; »de sagde, vi skulle …« says something. */
export function isFronted(a: Analysis, at: number): boolean {
  if (!n.opensClause(a, at) || a.commaAfter(at) || !isFinite(a, a.after(at)) || a.commaAfter(a.after(at))) return false;
  if (!SOMEBODY.test(a.lower(a.after(at, 2)))) return false;
  for (let k = a.after(at, 3), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++) {
    if (a.commaAfter(k) || a.isMark(k)) return true;
    if (isFinite(a, k)) return false;
  }
  return true;
}
