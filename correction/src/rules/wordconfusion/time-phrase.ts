import type { Analysis } from '../../analysis/analysis.ts';
import { removeText, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { EN_ET } from '../../words/articles.ts';
import { AND_BUT } from '../../words/links.ts';
import { DIGITS } from '../../words/numbers.ts';
import { TAKES_IN, TAKES_ON } from '../../words/places.ts';
import { MONTHS, WEEKDAYS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const YEAR = /^(19\d|20[0-3])\d$/;
const ON_OR_BY = new WordList('på ved');
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
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Man skriver i 2019, i to år, for første gang og hedder på dansk.',
  on: { words: 'i på ved om for siden' },
  wrong: [
    ['Jeg kom til Danmark på 2019.', 'Jeg kom til Danmark i 2019.'],
    ['Jeg har boet her siden to år.', 'Jeg har boet her i to år.'],
    ['Jeg arbejder her siden fem år.', 'Jeg har arbejdet her i fem år.'],
    ['Vi har boet i Aarhus for fire år.', 'Vi har boet i Aarhus i fire år.'],
    ['Vi mødes på klokken otte.', 'Vi mødes klokken otte.'],
    ['Jeg så sne på første gang.', 'Jeg så sne for første gang.'],
    ['Vi har fri på næste uge.', 'Vi har fri i næste uge.'],
    ['På sidste år var jeg i Rom.', 'I sidste år var jeg i Rom.'],
    ['Jeg træner to gange i ugen.', 'Jeg træner to gange om ugen.'],
    ['Jeg løber i hver aften.', 'Jeg løber hver aften.'],
    ['Vi holder fest i den 5. juni.', 'Vi holder fest den 5. juni.'],
    ['Hvad hedder det i dansk?', 'Hvad hedder det på dansk?'],
  ],
  right: [
    'Han løb på 2000 meter.',
    'Jeg har boet her siden 2019.',
    'Jeg boede her for to år siden.',
    'Hun kiggede på klokken.',
    'Det var første gang.',
    'Vi snakkede om næste uge.',
    'Vi ser tilbage på sidste år.',
    'Prisen er baseret på sidste års tal.',
    'Det er siden to uger før jul.',
    'Jeg er god i dansk, og vi skriver stil i dansk på fredag.',
    'Vi har arbejdet for to lærere.',
    'På klokken står der et navn.',
    'Hun gik op og ringede på klokken ni.',
    'Det er min bedste time i ugen.',
    'Det er fejl, vi går rundt i hver dag.',
    'Det gjorde I klokken elleve.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at)) return null;
    if (isYear(a, at)) return replaceWord(a, at, 'i', 0.9);
    if (isHowLong(a, at)) return replaceWord(a, at, 'i', 0.9);
    if (isLastOrNext(a, at)) return replaceWord(a, at, 'i', 0.9);
    if (!IN_OR_ON.test(a.lower(at))) return null;
    if (PERIODS.test(a.lower(next)) && isHowOften(a, a.before(at))) return replaceWord(a, at, 'om', 0.9);
    if (isEachTime(a, at) || (isDate(a, at) && !AROUND.test(a.lower(a.before(at)))))
      return removeText(a.starts[at]!, a.starts[next]!, 0.9);
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
  if (!isAmount(a, number)) return false;
  const length = a.after(number);
  // »jeg arbejder her | siden tre år«
  if (a.lower(at) === 'siden' && a.before(at) >= 0 && !EN_ET.test(a.lower(number)) && closesClause(a, length))
    return true;
  return !AFTERWARDS.test(a.lower(a.after(length))) && follows(a, at, STAYED, FARTHEST + 1);
}

/** »siden to uger | før jul« */
const AFTERWARDS = new WordList('siden før efter gammel gamle inden');

/** »to«, »mange«, »5« */
const isAmount = (a: Analysis, at: number): boolean =>
  a.is(at, r.NUMERAL) || HOW_MANY.test(a.lower(at)) || DIGITS.test(a.written(at));

const LAST_OR_NEXT = new WordList('sidste næste forrige');
const PARTS_OF_TIME = new WordList('år uge måned weekend sommer vinter');
const TELLS_OF = new WordList(
  'taler talte tale snakker snakkede snakke fortæller fortalte fortælle fortalt skriver skrev skrive spørger spurgte handler handlede drømmer ' +
    'hører hørte læste ved tanker debat bog film beslutning aftale aftaler forslag enige',
);
/** »på | sidste år«; not »ser tilbage på sidste år«, »taler om næste uge« */
function isLastOrNext(a: Analysis, at: number): boolean {
  const time = a.after(at, 2);
  if (!PREPOSITIONS_OF_DAYS.test(a.lower(at)) || !LAST_OR_NEXT.test(a.lower(a.after(at)))) return false;
  if (!PARTS_OF_TIME.test(a.lower(time)) || (!a.commaAfter(time) && a.is(a.after(time), r.NOUN | r.INDEFINITE)))
    return false;
  return !follows(a, at, TELLS_OF, FARTHEST) && !follows(a, at, TAKES_ON, 2);
}
const PREPOSITIONS_OF_DAYS = new WordList('på om');

/** »tage sokker på«, »ringe på«: their »på« stands before the time as well. */
const PUTS_ON = new WordList(
  'tage tager tog taget have har havde haft få får fik fået ringe ringer ringede ringet kigge kigger kiggede se ser så vente venter ventede ventet ' +
    'lukke lukker lukkede banke banker bankede sætte sætter satte trække trækker trak tænde tænder tændte skrue skruer holde holder holdt stole stoler tænke tænker tænkte',
);

const PERIODS = new WordList('ugen dagen måneden året');
/** »to gange | i ugen«, »otte timer | på dagen« */
const HOW_OFTEN = new WordList('gang gange time timer dage aftener minutter kroner');

const EACH = new WordList('hver hvert');
const TIMES_OF_EACH = new WordList('dag aften morgen nat weekend sommer vinter eftermiddag formiddag');
/** »to gange |«; not »min bedste time |« */
const isHowOften = (a: Analysis, times: number): boolean =>
  HOW_OFTEN.test(a.lower(times)) && !a.commaAfter(times) && isAmount(a, a.before(times));

/** »i | hver aften«; not »har jakken på hver dag« */
const isEachTime = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'i' &&
  EACH.test(a.lower(a.after(at))) &&
  (TIMES_OF_EACH.test(a.lower(a.after(at, 2))) || WEEKDAYS.test(a.lower(a.after(at, 2)))) &&
  !follows(a, at, TAKES_IN, 2) &&
  !AROUND.test(a.lower(a.before(at)));
/** »går rundt | i hver dag«: it was said before in what. */
const AROUND = new WordList('rundt midt til op');

/** »i | den 3. maj« */
const isDate = (a: Analysis, at: number): boolean =>
  a.lower(a.after(at)) === 'den' &&
  /^\d/.test(a.written(a.after(at, 2))) &&
  [3, 4].some((steps) => MONTHS.test(a.lower(a.after(at, steps))));

/** Whether one of the words stands before it, at most so many words away and with no comma between. */
function follows(a: Analysis, at: number, words: WordList, farthest: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < farthest && !a.commaAfter(k); k = a.before(k), steps++)
    if (words.test(a.lower(k))) return true;
  return false;
}

/** »mødes | på klokken otte«; not »ringede | på klokken ni«, »så | på klokken« */
const isOClock = (a: Analysis, at: number): boolean =>
  a.lower(a.after(at)) === 'klokken' &&
  !a.opensSentence(at) &&
  // »det gjorde I«
  !a.hasCapital(at) &&
  !follows(a, at, PUTS_ON, FARTHEST) &&
  (a.is(a.after(at, 2), r.NUMERAL) || /^\d/.test(a.written(a.after(at, 2))));
