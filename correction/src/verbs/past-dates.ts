import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { LAST_ONE } from '../words/articles.ts';
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
  // »men dengang er hun ung«, but »siden dengang er der«
  const isThen = a.lower(last) === 'dengang' && (a.before(last) < 0 || AND_BUT.test(a.lower(a.before(last))));
  if (isThen && !a.commaAfter(last) && SUBJECTS_AND_DER.test(a.lower(a.after(at)))) return true;
  if (!FIRST.test(a.lower(a.after(at))) || a.lower(at) === 'synes') return false;
  if (isOver(a, last)) return true;
  return (
    a.commaAfter(last) &&
    YOUNG.test(a.lower(last)) &&
    a.lower(a.before(last)) === 'var' &&
    a.lower(a.before(last, 3)) === 'da'
  );
}
const YOUNG = new WordList('lille yngre barn baby ung mindre');
