import type { Analysis } from '../analysis/analysis.ts';
import { opensWithSubject } from '../clauses/adverb-before-verb.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET, LAST_ONE } from '../words/articles.ts';
import { AND_BUT } from '../words/links.ts';
import { SUBJECTS_AND_DER, SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

const CLAUSE = 10;

/** Days and parts of them that are over, after »i«. »går« is a verb as well. */
const OVER = new WordList('går forgårs aftes morges mandags tirsdags onsdags torsdags fredags lørdags søndags');
const LAST_TIMES = new WordList(
  'år uge måned sommer vinter forår efterår weekend lørdag søndag mandag tirsdag onsdag torsdag fredag',
);
const LENGTHS = new WordList('år dage uger måneder timer minutter uge måned time dag minut');
/** »ligesom i fredags mangler vi lidt held« */
const COMPARES = new WordList('som ligesom end');
/** »i går«, »i fredags«, »sidste år«, »for to år siden«: the last word of a time that is over. */
export const isOver = (a: Analysis, at: number): boolean =>
  (OVER.test(a.lower(at)) &&
    !COMPARES.test(a.lower(at - 2)) &&
    (a.lower(at - 1) === 'i' || (a.lower(at) === 'aftes' && a.lower(at - 1) === 'går'))) ||
  (LAST_TIMES.test(a.lower(at)) && LAST_ONE.test(a.lower(at - 1)) && !PLACED.test(a.lower(at - 2))) ||
  (a.lower(at) === 'siden' && LENGTHS.test(a.lower(at - 1)) && isFor(a, at));
/** »på det sidste år«, »de sidste år«: may still go on. */
const PLACED = new WordList('det de den hele hver efter siden');
const isFor = (a: Analysis, at: number): boolean => [2, 3, 4].some((steps) => a.lower(at - steps) === 'for');

/** »… hver aften | men …«, »… hver aften | og i går …«, »… siden og | nu …«: what follows has a time of its own. */
const beginsAnother = (a: Analysis, at: number): boolean =>
  BUT_NOW.test(a.lower(at)) || (a.lower(at) === 'og' && isOver(a, at + 2));

const BUT_NOW = new WordList('men nu');

/** »i | går«, »i | sidste uge«, »for | to år siden«: the first word of a time that is over, by its last. */
function firstOfTime(a: Analysis, last: number): number {
  if (a.lower(last) === 'siden') {
    let first = last;
    while (first > 0 && a.lower(first) !== 'for') first--;
    return first;
  }
  const before = last - 1;
  return a.lower(before - 1) === 'i' ? before - 1 : before;
}
/** »længere end i går«, »siden sidste sommer«, »mødet i mandags«: the time belongs to the word before it. */
const OWN_A_TIME = new WordList(
  'end som ligesom siden mødet møderne festen kampen kampene prøven timen turen filmen opgaven mailen brevet besked beskeden avisen vejret',
);
const OF_WHAT = new WordList('om efter fra for til før under med');
const tellsWhen = (a: Analysis, last: number): boolean => {
  const before = a.before(firstOfTime(a, last));
  if (OWN_A_TIME.test(a.lower(before)) || a.is(before, r.PREPOSITION) || a.is(before, r.SUBORDINATOR)) return false;
  // »ondt efter træningen i går«, »hørt om branden i går«
  return !(a.is(before, r.NOUN | r.DEFINITE) && OF_WHAT.test(a.lower(a.before(before))));
};

/** »har købt | en bil i går«: the clause that goes on after a place names a time that is over, before another verb or a link comes. */
export function isDatedAfter(a: Analysis, at: number, alsoYears = false): boolean {
  for (let k = at, steps = 0; !a.commaAfter(k) && steps < CLAUSE; steps++) {
    k = a.after(k);
    if (k < 0 || a.isMark(k) || r.hasAny(a.reading(k), r.SUBORDINATOR | r.CONJUNCTION)) return false;
    if (isOver(a, k)) return tellsWhen(a, k) && !isOnlySince(a, k);
    if (alsoYears && isPastYear(a, k)) return true;
    // »siden april sidste år«
    if (a.lower(k) === 'siden') return false;
    if ((a.is(k, r.VERB) && r.hasAny(a.union(k), r.VERB)) || a.lower(k) === 'at') return false;
  }
  return false;
}
/** »i går« is no form of »gå«; »i går til i dag« */
const isOnlySince = (a: Analysis, last: number): boolean => a.lower(a.after(last)) === 'til';

/** »I går | har jeg«, »For to år siden | har min far«: such a time opens the clause and the verb comes next. */
export const isDatedBefore = (a: Analysis, at: number): boolean => {
  const last = a.before(at);
  if (last < 0 || a.commaAfter(last)) return false;
  if (isPastYear(a, last)) return opensClause(a, last - 1) && SURE_PERSONS.test(a.lower(a.after(at)));
  return isOver(a, last) && opensClause(a, firstOfTime(a, last));
};
const opensClause = (a: Analysis, first: number): boolean => {
  const before = a.before(first);
  return before < 0 || a.commaAfter(before) || AND_BUT.test(a.lower(before));
};

/** »jeg | er syg i går«, »min far | køber en bil sidste år«: the sentence opens with who it is, and names a time that is over. */
export function isSubjectDated(a: Analysis, at: number): boolean {
  const doer = a.before(at);
  const isPerson = SURE_PERSONS.test(a.lower(doer)) && opensClause(a, doer);
  return (
    doer >= 0 &&
    !a.commaAfter(doer) &&
    (isPerson || opensWithSubject(a, doer)) &&
    isDatedAfter(a, at, FIRST.test(a.lower(doer)))
  );
}

/** »… , da jeg var ti år«, »da jeg var barn, …«: the place of a »da« opens a clause that says how old somebody was. */
export const tellsHowOld = (a: Analysis, da: number): boolean =>
  a.lower(da) === 'da' &&
  SURE_PERSONS.test(a.lower(da + 1)) &&
  a.lower(da + 2) === 'var' &&
  (YOUNG.test(a.lower(da + 3)) || a.lower(da + 4) === 'år');

/** »de griner ad mig i går«: a time that is over in the verb's own clause. */
export function isDatedHere(a: Analysis, at: number): boolean {
  for (const step of [-1, 1])
    for (let k = at + step, steps = 0; a.sentenceOf[k] === a.sentenceOf[at] && steps < CLAUSE; k += step, steps++) {
      if (a.commaAfter(step < 0 ? k : k - 1) || a.is(k, r.SUBORDINATOR) || a.isMark(k) || beginsAnother(a, k)) break;
      if (isOver(a, k)) return true;
      // »i går og fortæller«: the other verb has the date
      if (a.is(k, r.VERB)) break;
    }
  return false;
}

const FIRST = new WordList('jeg vi');
const SOMEBODY = new WordList('han hun');
/** »I går | er jeg syg«, »Da jeg var lille, | bor vi i Irak«: the date stands straight before, so states are over too. */
export function isFrontedDate(a: Analysis, at: number): boolean {
  const last = a.before(at);
  if (isOfTale(a, at)) return true;
  // »men dengang er hun ung«, but »siden dengang er der«
  const isThen = a.lower(last) === 'dengang' && (a.before(last) < 0 || AND_BUT.test(a.lower(a.before(last))));
  if (isThen && !a.commaAfter(last) && SUBJECTS_AND_DER.test(a.lower(a.after(at)))) return true;
  if (SOMEBODY.test(a.lower(a.after(at))) && isDatedBefore(a, at) && isOver(a, last)) return true;
  if (!FIRST.test(a.lower(a.after(at))) || a.lower(at) === 'synes') return false;
  if (isOver(a, last) || isTheOtherDay(a, last) || isPastYear(a, last)) return true;
  return (
    a.commaAfter(last) &&
    YOUNG.test(a.lower(last)) &&
    a.lower(a.before(last)) === 'var' &&
    a.lower(a.before(last, 3)) === 'da'
  );
}
const ONCE = new WordList('engang');
/** »Der | er engang en konge«, »Engang | er der en konge«: how a tale begins. */
function isOfTale(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'er' || !a.opensSentence(a.before(at))) return false;
  const [one, other] = [a.lower(a.before(at)), a.lower(a.after(at))];
  const isBegin = (one === 'der' && ONCE.test(other)) || (ONCE.test(one) && other === 'der');
  return isBegin && EN_ET.test(a.lower(a.after(at, 2)));
}

/** »forleden dag | ser jeg« */
const isTheOtherDay = (a: Analysis, last: number): boolean =>
  a.lower(last) === 'forleden' || (DAY.test(a.lower(last)) && a.lower(a.before(last)) === 'forleden');
const DAY = new WordList('dag aften');
/** »i 2015 | kommer jeg til Danmark«: years that are over when anybody reads it. */
const isPastYear = (a: Analysis, last: number): boolean =>
  PAST_YEAR.test(a.lower(last)) && a.lower(a.before(last)) === 'i' && !a.commaAfter(last);
const PAST_YEAR = /^(19\d\d|20([01]\d|2[0-3]))$/;
const YOUNG = new WordList('lille yngre barn baby ung mindre');
