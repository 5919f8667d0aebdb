import type { Analysis } from '../../analysis/analysis.ts';
import { removeText, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_BUT } from '../../words/links.ts';
import { DIGITS } from '../../words/numbers.ts';
import { WordList } from '../../words/word-list.ts';

const YEAR = /^(19\d|20[0-3])\d$/;
const ON_OR_BY = new WordList('på ved om');
const IN_OR_ON = new WordList('i på');
const SINCE = new WordList('siden for');
/** What somebody has done all the time: »har boet her i to år«. */
const STAYED = new WordList('boet været gået arbejdet kendt spillet lært ventet studeret trænet sovet');
const HOW_MANY = new WordList('en et nogle få mange flere');
const LENGTHS = new WordList('minut minutter time timer dag dage uge uger måned måneder år');
const LANGUAGES = new WordList(
  'dansk engelsk tysk fransk spansk svensk norsk italiensk arabisk tyrkisk polsk russisk kinesisk kurdisk persisk somali ukrainsk urdu vietnamesisk',
);
/** One says and writes it in a language. */
const SAYS = new WordList('hedder hed hedde siger sagde sige sagt betyder betød tæller talte synger sang synge');
const FARTHEST = 4;

/** »på 2019«, »siden to år«, »i klokken otte«, »på første gang«: when it was and how long. */
export const timePhrase: WordRule = {
  id: 'time-phrase',
  subcategory: 'sound-alike',
  ofLearners: true,
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Man skriver i 2019, i to år, for første gang og hedder på dansk.',
  on: { words: 'i på ved om for siden' },
  wrong: [
    ['Jeg kom til Danmark på 2019.', 'Jeg kom til Danmark i 2019.'],
    ['Jeg har boet her siden to år.', 'Jeg har boet her i to år.'],
    ['Vi har boet i Aarhus for fire år.', 'Vi har boet i Aarhus i fire år.'],
    ['Vi mødes på klokken otte.', 'Vi mødes klokken otte.'],
    ['Jeg så sne på første gang.', 'Jeg så sne for første gang.'],
    ['Hvad hedder det i dansk?', 'Hvad hedder det på dansk?'],
  ],
  right: [
    'Han løb på 2000 meter.',
    'Jeg har boet her siden 2019.',
    'Jeg har boet her for to år siden.',
    'Hun kiggede på klokken.',
    'Det var første gang.',
    'Jeg er god i dansk, og vi skriver stil i dansk på fredag.',
    'Vi har arbejdet for to lærere.',
    'På klokken står der et navn.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at)) return null;
    if (isYear(a, at)) return replaceWord(a, at, 'i', 0.9);
    if (isHowLong(a, at)) return replaceWord(a, at, 'i', 0.9);
    if (!IN_OR_ON.test(a.lower(at))) return null;
    if (a.lower(next) === 'første' && a.lower(a.after(next)) === 'gang') return replaceWord(a, at, 'for', 0.9);
    // »hvad hedder det | i dansk«
    if (a.lower(at) === 'i' && LANGUAGES.test(a.lower(next)) && follows(a, at, SAYS, FARTHEST))
      return replaceWord(a, at, 'på', 0.9);
    return isOClock(a, at) ? removeText(a.starts[at]!, a.starts[next]!, 0.88) : null;
  },
};

/** »på | 2019«, and nothing that is counted can follow. */
function isYear(a: Analysis, at: number): boolean {
  const year = a.after(at);
  if (!ON_OR_BY.test(a.lower(at)) || !YEAR.test(a.written(year))) return false;
  const next = a.after(year);
  return next < 0 || a.isMark(next) || a.commaAfter(year) || a.is(next, r.VERB) || AND_BUT.test(a.lower(next));
}

/** »har boet her | siden to år« */
function isHowLong(a: Analysis, at: number): boolean {
  const number = a.after(at);
  if (!SINCE.test(a.lower(at)) || !LENGTHS.test(a.lower(a.after(number)))) return false;
  if (!a.is(number, r.NUMERAL) && !HOW_MANY.test(a.lower(number)) && !DIGITS.test(a.written(number))) return false;
  return a.lower(a.after(number, 2)) !== 'siden' && follows(a, at, STAYED, FARTHEST + 1);
}

/** Whether one of the words stands before it, at most so many words away and with no comma between. */
function follows(a: Analysis, at: number, words: WordList, farthest: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < farthest && !a.commaAfter(k); k = a.before(k), steps++)
    if (words.test(a.lower(k))) return true;
  return false;
}

/** »mødes | på klokken otte« */
const isOClock = (a: Analysis, at: number): boolean =>
  a.lower(a.after(at)) === 'klokken' &&
  !a.opensSentence(at) &&
  (a.is(a.after(at, 2), r.NUMERAL) || /^\d/.test(a.written(a.after(at, 2))));
