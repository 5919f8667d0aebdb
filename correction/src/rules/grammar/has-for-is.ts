import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { mayThink } from '../../words/beings.ts';
import { PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.93;
const IS: Readonly<Record<string, string>> = { har: 'er', havde: 'var' };

/** »Hun har 58 år«, »Der har kun seks borde«: how old somebody is and what there is are told with »være«. */
export const hasForIs: WordRule = {
  id: 'has-for-is',
  subcategory: 'sound-alike',
  on: { words: Object.keys(IS).join(' ') },
  explanation:
    'Her skal der stå »{replacement}« og ikke »{token}«. Man er et antal år gammel, og der er noget et sted: Hun er 58 år. Der er seks borde.',
  wrong: [
    ['Hun har 58 år.', 'Hun er 58 år.'],
    ['Min far har 40 år og bor i Syrien.', 'Min far er 40 år og bor i Syrien.'],
    ['Min bedstefar havde 85 år, da han døde.', 'Min bedstefar var 85 år, da han døde.'],
    ['Min søster har to år gammel.', 'Min søster er to år gammel.'],
    ['Der har kun seks borde.', 'Der er kun seks borde.'],
    ['Der har mange mennesker i byen.', 'Der er mange mennesker i byen.'],
    ['I min by har der en stor park.', 'I min by er der en stor park.'],
  ],
  right: [
    'Hun har to år tilbage.',
    'Vi har ti års erfaring.',
    'Der har kun været seks.',
    'Der har mange mennesker boet.',
    'Her har der altid ligget en stor park.',
    'Der har man seks borde.',
    'Der har mange børn det svært.',
    'Det er en mand, der har mange venner.',
    'Han kender en skole, der har en stor park.',
    'Jeg har et år mere i skolen.',
    'Hun har glade børn.',
    'Jeg har en gammel cykel.',
  ],
  match(a, at): Finding | null {
    return isAge(a, at) || isThere(a, at) ? replaceWord(a, at, IS[a.lower(at)]!, SURE) : null;
  },
};

const AFTER_AGE = new WordList('gammel og men nu når da i');
const NO_AGE = new WordList('en et to tre');
/** »har | 58 år«, and no more is said of the years. */
function isAge(a: Analysis, at: number): boolean {
  const doer = PERSONS.test(a.lower(a.after(at))) ? a.after(at) : a.before(at);
  const number = a.after(doer === a.after(at) ? doer : at);
  const years = a.after(number);
  const isOld = a.lower(a.after(years)) === 'gammel';
  if (!(a.kinds[number] === NUMBER || a.is(number, r.NUMERAL)) || (NO_AGE.test(a.lower(number)) && !isOld))
    return false;
  if (isOld && doer === a.before(at)) return !a.commaAfter(at) && !a.commaAfter(doer);
  if (a.lower(years) !== 'år' || a.commaAfter(at) || a.commaAfter(a.before(at))) return false;
  if (!PERSONS.test(a.lower(doer)) && !a.is(doer, r.NAME) && !(a.is(doer, r.NOUN) && mayThink(a.lower(doer))))
    return false;
  const next = a.after(years);
  if (a.lower(next) === 'i') return a.lower(a.after(next)) === 'dag';
  return next < 0 || a.isMark(next) || a.commaAfter(years) || AFTER_AGE.test(a.lower(next));
}

const ADVERBS = new WordList('kun ikke også mindst næsten altid stadig cirka omkring allerede bare nu');
const AMOUNTS = new WordList(
  'en et mange flere nogle to tre fire fem seks syv otte ni ti tyve ingen få noget meget lidt',
);
const PLACES = new WordList('i på ved hos under bag om');
const FARTHEST = 14;
/** »Der | har kun seks borde«, »I min by har | der en park«: something, and nobody that has it. */
function isThere(a: Analysis, at: number): boolean {
  const isTurned = a.lower(a.after(at)) === 'der';
  const there = isTurned ? a.after(at) : a.before(at);
  if (a.lower(there) !== 'der' || a.commaAfter(there) || a.commaAfter(at)) return false;
  // »en mand, der har«: »der« is the man
  if (isTurned ? !PLACES.test(a.lower(a.sentenceStart(at))) : !a.opensSentence(there)) return false;
  let first = isTurned ? a.after(there) : a.after(at);
  while (ADVERBS.test(a.lower(first))) first = a.after(first);
  if (!AMOUNTS.test(a.lower(first)) && a.kinds[first] !== NUMBER && !a.is(first, r.NUMERAL)) return false;
  return !hasVerbAfter(a, first);
}

/** »der har mange mennesker | boet«, »… som bor«: a participle, which »har« belongs to, before the clause ends. */
function hasVerbAfter(a: Analysis, from: number): boolean {
  for (let k = from, steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (a.canBe(k, r.VERB | r.PAST_PARTICIPLE) && !a.is(k, r.NOUN)) return true;
    if (isFinite(a, k) || a.lower(k) === 'det') return true;
    if (a.commaAfter(k)) return false;
  }
  return false;
}
