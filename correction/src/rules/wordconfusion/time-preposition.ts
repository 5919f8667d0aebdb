import type { Analysis } from '../../analysis/analysis.ts';
import { matchCase, replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { DIGITS, YEARS } from '../../words/numbers.ts';
import { WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

/** Parts of the year and of the day that come again and again. */
const PARTS = new WordList('sommeren vinteren morgenen aftenen formiddagen eftermiddagen natten');
/** »i foråret«, »i natten«: said of one, and in stories. */
const PARTS_AFTER_I = new WordList('sommeren morgenen aftenen formiddagen eftermiddagen');
const LENGTHS = new WordList(
  'sekund sekunder minut minutter time timer dag dage uge uger måned måneder år døgn årtier århundreder',
);
const HOW_MANY = new WordList('en et nogle få mange flere cirka ca. omkring næsten lidt halvandet');
const FARTHEST = 4;

/** »På sommeren rejser vi«, »i to år siden«: when something happens has its own prepositions. */
export const timePreposition: WordRule = {
  id: 'time-preposition',
  subcategory: 'sound-alike',
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Om det, der sker igen og igen, skriver man om sommeren, om morgenen og om aftenen; om det, der er gået, for to år siden.',
  on: { words: 'i på om før siden for' },
  wrong: [
    ['På sommeren rejser vi til Tyrkiet.', 'Om sommeren rejser vi til Tyrkiet.'],
    ['I aftenen spiser vi suppe.', 'Om aftenen spiser vi suppe.'],
    ['På aftenen ser vi film.', 'Om aftenen ser vi film.'],
    ['Vi flyttede hertil i to år siden.', 'Vi flyttede hertil for to år siden.'],
    ['Jeg kom hertil før tre måneder siden.', 'Jeg kom hertil for tre måneder siden.'],
    ['Vi skal til fest i lørdag.', 'Vi skal til fest på lørdag.'],
    ['I lørdag var vi i zoo.', 'I lørdags var vi i zoo.'],
    ['Han har haft butikken siden tolv år.', 'Han har haft butikken i tolv år.'],
    ['Jeg mødte hende på nogle uger siden.', 'Jeg mødte hende for nogle uger siden.'],
  ],
  right: [
    'På sommerens første dag regnede det.',
    'Sidst på sommeren rejste vi.',
    'Vi badede i sommer, og på aftenen før afrejsen festede vi.',
    'I natten til lørdag regnede det.',
    'Vi boede der i to år. Siden flyttede vi.',
    'Vi har boet i to huse siden da.',
    'Han har været formand i mange år siden krigen.',
    'I foråret plantede vi løg.',
    'I lørdags var vi i zoo, og på fredag skal vi i svømmehallen.',
    'Vi var der i to år, siden flyttede vi.',
    'Jeg har boet her siden to uger før jul.',
    'Det er længe siden, og han var væk for to år siden.',
    'Han var i fængsel for to år siden.',
  ],
  match(a, at): Finding | null {
    if (a.commaAfter(at)) return null;
    if (a.lower(at) === 'siden' || a.lower(at) === 'for') return isHowLong(a, at) ? replaceWord(a, at, 'i', 0.9) : null;
    if (isAgo(a, at)) return replaceWord(a, at, 'for', 0.92);
    const part = a.after(at);
    if (a.lower(at) === 'i' && WEEKDAYS.test(a.lower(part)) && !a.hasCapital(part)) return ofWeekday(a, at, part);
    const isPart = a.lower(at) === 'på' ? PARTS : a.lower(at) === 'i' ? PARTS_AFTER_I : null;
    return isPart?.test(a.lower(part)) && a.opensSentence(at) && !a.commaAfter(part) && isFinite(a, a.after(part))
      ? replaceWord(a, at, 'om', 0.88)
      : null;
  },
};

/** »i lørdag var«, »i lørdag skal«: the one that has been, or the one that comes; in four million words of edited text it stands once. */
function ofWeekday(a: Analysis, at: number, day: number): Finding {
  let past = 0;
  for (let k = a.sentenceStart(at); k >= 0; k = a.after(k)) if (isFinite(a, k)) past += a.is(k, r.PAST) ? 1 : -1;
  const forms = [`i ${a.lower(day)}s`, `på ${a.lower(day)}`].map((form) => matchCase(a.written(at), form));
  const found = replaceSpan(a, at, day, forms[past > 0 ? 0 : 1]!, 0.92);
  return { ...found, replacements: past > 0 ? forms : forms.toReversed() };
}

/** »i | to år siden« */
function isAgo(a: Analysis, at: number): boolean {
  const number = a.after(at);
  if (!a.is(number, r.NUMERAL) && !HOW_MANY.test(a.lower(number)) && !/^\d+$/.test(a.written(number))) return false;
  for (let k = number, steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.after(k), steps++)
    if (LENGTHS.test(a.lower(k))) return a.lower(a.after(k)) === 'siden' && isAtEnd(a, a.after(k));
  return false;
}

const LASTS = new WordList('boet været haft gået arbejdet lært kendt ventet spillet slukket studeret levet');
const AFTERWARDS = new WordList('siden før efter gammel gamle inden');
/** »har haft butikken | siden tolv år«, »har boet her | for to år«: how long something has gone on. */
function isHowLong(a: Analysis, at: number): boolean {
  const number = a.after(at);
  if (!YEARS.test(a.lower(number)) && !HOW_MANY.test(a.lower(number)) && !DIGITS.test(a.written(number))) return false;
  const length = LENGTHS.test(a.lower(a.after(number))) ? a.after(number) : -1;
  if (length < 0 || LIMITS.test(a.lower(a.before(at))) || AFTERWARDS.test(a.lower(a.after(length)))) return false;
  if (!a.commaAfter(length) && a.is(a.after(length), r.NOUN)) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps <= FARTHEST && !a.commaAfter(k); k = a.before(k), steps++)
    if (LASTS.test(a.lower(k))) return HAS.test(a.lower(a.before(k))) || HAS.test(a.lower(a.before(k, 2)));
  return false;
}
/** »inden for et år« */
const LIMITS = new WordList('inden uden');
const HAS = new WordList('har havde have');

/** »i mange år siden krigen«: ever since. */
const isAtEnd = (a: Analysis, at: number): boolean =>
  a.after(at) < 0 || a.isMark(a.after(at)) || a.commaAfter(at) || isFinite(a, a.after(at));
