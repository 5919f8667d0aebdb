import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { EN_ET, LAST_ONE } from '../words/articles.ts';
import { AND_BUT } from '../words/links.ts';
import { SUBJECTS_AND_DER } from '../words/persons.ts';
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
/** »I går | er jeg syg«, »Da jeg var lille, | bor vi i Irak«: the date stands straight before, so states are over too. */
export function isFrontedDate(a: Analysis, at: number): boolean {
  const last = a.before(at);
  if (isOfTale(a, at)) return true;
  // »men dengang er hun ung«, but »siden dengang er der«
  const isThen = a.lower(last) === 'dengang' && (a.before(last) < 0 || AND_BUT.test(a.lower(a.before(last))));
  if (isThen && !a.commaAfter(last) && SUBJECTS_AND_DER.test(a.lower(a.after(at)))) return true;
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
