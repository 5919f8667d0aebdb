import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isFinite } from './finite.ts';
import { RELATIVES } from '../words/links.ts';
import { TRADES } from '../words/people.ts';
import { WordList } from '../words/word-list.ts';

const FARTHEST = 40;
const CLAUSE = 10;

/** What is mostly so still when the story is over. */
export const STATES = new WordList(
  'er bliver har kan vil skal må bør hedder ligger bor findes ved synes tror husker betyder handler kender ' +
    'elsker hader håber siger mener glæder savner plejer lever viser ser fortæller forklarer gælder påstår lyder virker stoler tvivler foretrækker ligner skylder tilhører består stammer frygter',
);

/** Words of what goes on and of what is done time and again. */
export const OFTEN = new WordList('hver altid ofte tit stadig nu aldrig normalt plejer gerne');
/** »hver sommer tager vi til Bornholm«: what somebody does again and again holds also amid a story that is over. */
export function isHabit(a: Analysis, at: number): boolean {
  for (const step of [-1, 1])
    for (let k = at + step, steps = 0; a.sentenceOf[k] === a.sentenceOf[at] && steps < CLAUSE; k += step, steps++) {
      if (a.commaAfter(step < 0 ? k : k - 1) || a.isMark(k)) break;
      // »bor på et hotel og badede | hver dag«: the other verb's
      if (step > 0 && isFinite(a, k) && a.is(k, r.PAST)) break;
      if (OFTEN.test(a.lower(k)) || isToday(a, k)) return true;
    }
  return false;
}
const isToday = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'idag' || (a.lower(at) === 'dag' && a.lower(at - 1) === 'i');

const SAID = new WordList('sagde svarede spurgte råbte hviskede tænkte mumlede');
/** »Jeg kommer i morgen, sagde han«, »der stod: Vi er trætte«: speech without its quotation marks. */
export function isSpeech(a: Analysis, at: number): boolean {
  for (let k = at - 1; k >= a.sentenceStart(at) && at - k < FARTHEST; k--) if (a.written(k) === ':') return true;
  for (let k = at; a.after(k) >= 0 && k - at < FARTHEST; k = a.after(k))
    if (a.commaAfter(k) && SAID.test(a.lower(a.after(k)))) return true;
  return false;
}

/** »– Vi sov længe, griner Bent.«: after a dash a pupil's story goes on, and so does a newspaper's interview. */
export const tellsWhoSpeaks = (a: Analysis, at: number): boolean =>
  (a.commaAfter(a.before(at)) && a.is(a.after(at), r.NAME) && a.isMark(a.sentenceStart(at))) ||
  (a.isMark(at - 1) && /^[»«"“”]$/.test(a.written(at - 1)) && SAYS.test(a.lower(at)));

const SAYS = new WordList('siger fortæller forklarer mener skriver svarer lyder');

/** »for så måler man koppen«: what holds for everybody holds always. */
export const isAboutAll = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'man' || a.lower(a.after(at)) === 'man';

/** »Dertil kommer, at …«: a phrase that has one form. */
export const isAddedToReasons = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'kommer' && ADDED_TO.test(a.lower(a.before(at)));
const ADDED_TO = new WordList('dertil hertil hvortil');

/** »da han er læge, vidste han det«: what somebody is gives a reason. */
export const isTradeAsReason = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'er' && a.lower(a.before(at, 2)) === 'da' && TRADES.test(a.lower(a.after(at)));

/** »og bliver på den måde årets bedste«: what follows from what was told. */
export const isConcluded = (a: Analysis, at: number): boolean =>
  CONCLUDING.test(a.lower(a.after(at))) ||
  (a.lower(a.after(at)) === 'på' && a.lower(a.after(at, 3)) === 'måde' && a.lower(a.after(at, 2)) === 'den');
const CONCLUDING = new WordList('dermed således hermed altså');

const NEXT = new WordList('næste kommende fremtiden fremtid');
/** »næste gang går det bedre« */
export function isToCome(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++)
    if (NEXT.test(a.lower(k)) || (a.lower(k) === 'i' && a.lower(a.after(k)) === 'morgen')) return true;
  return false;
}

const PHRASE = 6;
/** »skrev om en dreng, der finder en mønt«: what is told in another story. */
export function isToldThere(a: Analysis, at: number): boolean {
  const relative = a.before(at);
  if (!RELATIVES.test(a.lower(relative))) return false;
  for (let k = a.before(relative), steps = 0; k >= 0 && steps < PHRASE && !isFinite(a, k); k = a.before(k), steps++)
    if (a.lower(k) === 'om') return true;
  return false;
}
