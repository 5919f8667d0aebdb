import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { NUMBER } from '../text/token.ts';
import { isFinite } from '../verbs/finite.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { ALL_OF_TIMES, MONTHS, PARTS_OF_DAY, TIME_ADVERBIALS, TIME_SPANS, WEEKDAYS } from '../words/times.ts';
import { WordList } from '../words/word-list.ts';
import { nounPhraseEnd, prepositionalEnd } from './noun-phrase-end.ts';

// Times that a main clause begins with: »næste dag«, »to minutter senere«, »klokken halv otte«, »den 3. maj«.

/** Longer is no phrase. */
const LONGEST = 5;
/** Times of which each, the next or a few are told. */
export const TIMES = new WordList(
  'dag aften morgen nat uge gang år sommer vinter weekend måned time eftermiddag formiddag mandag ' +
    'tirsdag onsdag torsdag fredag lørdag søndag dagen minut sekund kvarter halvår øjeblik forår efterår jul påske ferie semester skoleår århundrede ' +
    'januar februar marts april maj juni juli august september oktober november december juleaften nytårsaften fødselsdag',
);
const OF_TIMES = new WordList(
  'en et næste samme hver hvert denne eneste sidste forrige hele anden andet første tredje fjerde femte sjette syvende ottende niende tiende',
);
const THE = new WordList('den det');

export const DAYS = new WordList(
  'mandags tirsdags onsdags torsdags fredags lørdags søndags forgårs morges aftes går dag morgen aften nat år fjor',
);
const INSIDE = new WordList(
  'ude inde oppe nede henne hjemme ovre midt længst langt tidligt sent ud sammen bortset rundt oven hen op ned ind tilbage tæt lige kort lidt højt lavt dybt',
);
/** »uden for | vinduet« */
const OUT_OR_IN = new WordList('uden inden neden');
const AFTERWARDS = new WordList('senere efter');
const A_LITTLE = new WordList('lidt kort lige');
/** »i | 1998« */
export const YEAR = /^(1[5-9]|20)\d\d$/;

/** »af og til«, »med det samme«, »lidt senere« */
export function setPhraseEnd(a: Analysis, at: number): number {
  for (const words of TIME_ADVERBIALS.get(a.lower(at)) ?? [])
    if (words.every((word, k) => a.lower(at + 1 + k) === word && !a.commaAfter(at + k))) return at + words.length;
  const isShortly = A_LITTLE.test(a.lower(at)) && (AFTERWARDS.test(a.lower(at + 1)) || a.lower(at + 1) === 'pludselig');
  return isShortly && !a.commaAfter(at) && !(a.lower(at + 1) === 'efter' && a.is(at + 2, r.NOUN)) ? at + 1 : -1;
}

/** »næste dag«, »den første dag i skolen«, »en gang om måneden« */
export function timeOpening(a: Analysis, at: number, to: number): number {
  if (!OF_TIMES.test(a.lower(at)) && !(THE.test(a.lower(at)) && OF_TIMES.test(a.lower(at + 1)))) return -1;
  for (let k = at + 1; k < at + LONGEST && !a.commaAfter(k - 1); k++) {
    // »hver lørdag formiddag | handler vi«
    const part = PARTS_OF_DAY.test(a.lower(k + 1)) && !a.commaAfter(k) ? k + 1 : k;
    // »hver gang hun kommer«: a clause
    if (TIMES.test(a.lower(k))) return a.lower(at) === 'hver' && a.lower(k) === 'gang' ? -1 : timeEnd(a, part, to);
    if (!a.is(k, r.ADJECTIVE) && !OF_TIMES.test(a.lower(k))) break;
  }
  return -1;
}

/** »i onsdags«, »mandag«, »tre dage | senere«, »ude | i hallen«: the last place of a time or a place of more words; −1 of anything else. */
export function longOpening(a: Analysis, at: number, to: number): number {
  if (a.commaAfter(at)) return -1;
  const known = clockOrDateEnd(a, at);
  if (known >= 0) return a.is(known + 1, r.PREPOSITION) ? Math.max(known, prepositionalEnd(a, known + 1, to)) : known;
  if (a.lower(at) === 'i' && DAYS.test(a.lower(at + 1))) return at + 1;
  // »mandag | vi fandt«, »fredag aften | vi spiste«; a heading has the capital after it
  if (WEEKDAYS.test(a.lower(at)) && a.lower(at + 1) !== 'den' && !a.hasCapital(at + 1))
    return PARTS_OF_DAY.test(a.lower(at + 1)) ? at + 1 : at;
  // »juleaften | jeg dansede«
  if (FEASTS.test(a.lower(at)) && !a.hasCapital(at + 1)) return at;
  const rest = restEnd(a, at, to);
  if (rest >= 0) return rest;
  const counted = countedTimeEnd(a, at, to);
  if (counted >= 0) return counted;
  if (AFTERWARDS.test(a.lower(at + 2)) && ALL_OF_TIMES.test(a.lower(at + 1)) && !a.commaAfter(at + 1))
    return a.is(at, r.NUMERAL) || OF_TIMES.test(a.lower(at)) || (determinerBits(a.lower(at)) & r.PLURAL) !== 0
      ? at + 2
      : -1;
  const isInside = INSIDE.test(a.lower(at)) || (OUT_OR_IN.test(a.lower(at)) && a.lower(at + 1) === 'for');
  return isInside && a.is(at + 1, r.PREPOSITION) ? prepositionalEnd(a, at + 1, to) : -1;
}

const FEASTS = new WordList('juleaften nytårsaften juledag nytårsdag påskedag fastelavnssøndag');
const REST = new WordList('resten');
/** »resten af | tiden«: the last place; −1 of the rest of a thing, which may be the subject. */
function restEnd(a: Analysis, at: number, to: number): number {
  if (!REST.test(a.lower(at)) || a.lower(at + 1) !== 'af') return -1;
  const end = nounPhraseEnd(a, at + 2, to);
  return end >= 0 && TIME_SPANS.test(a.lower(end)) ? end : -1;
}

const HOW_MANY = new WordList('et nogle mange få flere adskillige');
const BEFORE_AFTER = new WordList('før efter');
const PAIR = new WordList('par');
const TIMES_OF = new WordList('gange');
/** »et par timer senere«, »få minutter efter«, »to gange om ugen«: the last place; −1 of anything else. */
function countedTimeEnd(a: Analysis, at: number, to: number): number {
  if (!HOW_MANY.test(a.lower(at)) && !a.is(at, r.NUMERAL)) return -1;
  const time = PAIR.test(a.lower(at + 1)) ? at + 2 : at + 1;
  if (a.commaAfter(at) || a.commaAfter(time - 1) || a.commaAfter(time)) return -1;
  if (AFTERWARDS.test(a.lower(time + 1)) && ALL_OF_TIMES.test(a.lower(time)))
    return a.lower(time + 1) === 'efter' && a.is(time + 2, r.NOUN) && !a.is(time + 2, r.DEFINITE) ? -1 : time + 1;
  // »nogle uger | før eksamen«
  if (BEFORE_AFTER.test(a.lower(time + 1)) && ALL_OF_TIMES.test(a.lower(time))) return nounPhraseEnd(a, time + 2, to);
  // »nogle dage | jeg er så træt«
  if (ALL_OF_TIMES.test(a.lower(time)) && SURE_PERSONS.test(a.lower(time + 1)) && isFinite(a, time + 2)) return time;
  // »fire nætter om ugen«
  if (!TIMES_OF.test(a.lower(time)) && !(TIME_SPANS.test(a.lower(time)) && a.lower(time + 1) === 'om')) return -1;
  return a.lower(time + 1) === 'om' && a.is(time + 2, r.NOUN) && !a.commaAfter(time + 2) ? time + 2 : time;
}

const CLOCK = new WordList('kl kl. klokken');
const OF_CLOCK = new WordList(
  'halv kvart over i minutter minut lidt cirka ca omkring et to tre fire fem seks syv otte ni ti elleve tolv',
);
const FARTHEST_HOUR = 6;
/** »klokken halv otte«, »kl. kvart over tre«, »den 3. maj 2019«: the last place; −1 of anything else. */
function clockOrDateEnd(a: Analysis, at: number): number {
  if (CLOCK.test(a.lower(at)) && !a.commaAfter(at)) {
    let k = at + 1;
    while (k < at + FARTHEST_HOUR && !a.commaAfter(k - 1) && (OF_CLOCK.test(a.lower(k)) || isNumber(a, k))) k++;
    const isHour =
      k > at + 1 && (isNumber(a, k - 1) || (OF_CLOCK.test(a.lower(k - 1)) && !NO_HOUR.test(a.lower(k - 1))));
    return isHour ? k - 1 : -1;
  }
  const day = a.lower(at) === 'den' ? at + 1 : at;
  if (!isNumber(a, day)) return -1;
  const month = a.written(day + 1) === '.' ? day + 2 : day + 1;
  if (!MONTHS.test(a.lower(month)) || (month === day + 1 && !a.written(day).endsWith('.'))) return -1;
  return YEAR.test(a.lower(month + 1)) ? month + 1 : month;
}
const NO_HOUR = new WordList('halv kvart over i minutter minut lidt cirka ca omkring');
const isNumber = (a: Analysis, at: number): boolean => a.kinds[at] === NUMBER || a.is(at, r.NUMERAL);

/** »den første dag | i skolen« */
const timeEnd = (a: Analysis, time: number, to: number): number =>
  a.commaAfter(time) || !a.is(time + 1, r.PREPOSITION) ? time : Math.max(time, prepositionalEnd(a, time + 1, to));

/** What nobody can have: a name after it is not its. */
export const isTimeOf = (lower: string): boolean => TIMES.test(lower) || KNOWN_TIMES.test(lower);
const KNOWN_TIMES = new WordList(
  'dagen natten aftenen morgenen ugen måneden året timen pausen frikvarteret ferien weekenden sommeren vinteren foråret efteråret ' +
    'sommerferien vinterferien begyndelsen starten slutningen maden middagen morgenmaden frokosten aftensmaden skoletid skole',
);
