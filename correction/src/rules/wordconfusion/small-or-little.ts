import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { precedes } from '../../patterns/beside.ts';
import { isFinite } from '../../verbs/finite.ts';
import { NUMBER } from '../../text/token.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const OF_ONE = new WordList('en et den det denne dette min mit din dit sin sit hans hendes vores jeres deres');
const SURELY_ONE = new WordList('en et den det denne dette min mit din dit sin sit');
const DEGREE = new WordList('meget ret temmelig helt rigtig så lidt');

/** The noun after a place, with adjectives between; −1 when none comes. */
function nounAfter(a: Analysis, at: number): number {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++) {
    if (a.kinds[k] === NUMBER || a.is(k, r.NUMERAL)) return -1;
    if (a.is(k, r.NOUN)) return k;
    if (!a.is(k, r.ADJECTIVE) || a.isMark(k)) return -1;
  }
  return -1;
}

/** »et små hus«, »den små kat«; »en små ti minutter«, »hans små børn« are right. */
function isOfOne(a: Analysis, at: number): boolean {
  let before = a.before(at);
  while (DEGREE.test(a.lower(before)) && !a.commaAfter(before)) before = a.before(before);
  const owner = a.lower(before);
  if (!OF_ONE.test(owner) || a.commaAfter(before)) return false;
  const noun = nounAfter(a, at);
  if (noun < 0 || !a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE)) return false;
  return SURELY_ONE.test(owner) || !a.canBe(noun, r.NOUN | r.PLURAL);
}

const OF_SEVERAL = new WordList(
  'de disse to tre fire fem seks syv otte ni ti mange flere nogle alle mine dine sine få begge',
);
/** »de lille børn«, »to lille hunde« */
function isOfSeveral(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!(OF_SEVERAL.test(a.lower(before)) || a.kinds[before] === NUMBER) || a.commaAfter(before)) return false;
  const noun = nounAfter(a, at);
  return noun >= 0 && a.canBe(noun, r.NOUN | r.PLURAL) && !(a.lower(before) === 'alle' && !a.is(noun, r.PLURAL));
}

const BACK = 5;
const AMOUNTS = new WordList('et en to tre fire fem seks syv otte ni ti par mange flere nogle få lang længe');
/** »for to år senere«: so long ago. */
function isAgo(a: Analysis, at: number): boolean {
  const unit = a.before(at);
  if (!TIME_SPANS.test(a.lower(unit)) || a.commaAfter(unit)) return false;
  for (let k = a.before(unit), steps = 0; k >= 0 && steps < BACK && !a.commaAfter(k); k = a.before(k), steps++) {
    if (a.lower(k) === 'for')
      return !precedes(a, k, /^inden$/) && !(a.commaAfter(a.before(k)) && isFinite(a, a.after(at)));
    if (!AMOUNTS.test(a.lower(k)) && a.kinds[k] !== NUMBER && !a.is(k, r.NUMERAL) && !a.is(k, r.ADJECTIVE))
      return false;
  }
  return false;
}

/** »små« of several, »lille« of one; »for to år siden«, »to år senere«. */
export const smallOrLittle: WordRule = {
  id: 'small-or-little',
  subcategory: 'sound-alike',
  on: { words: 'små lille senere' },
  wrong: [
    ['Vi bor i et små hus.', 'Vi bor i et lille hus.'],
    ['Den små sorte kat mjavede.', 'Den lille sorte kat mjavede.'],
    ['De lille fugle fløj væk.', 'De små fugle fløj væk.'],
    ['Vi har to lille hunde.', 'Vi har to små hunde.'],
    ['For tre måneder senere flyttede vi.', 'For tre måneder siden flyttede vi.'],
    ['Jeg var der for lang tid senere.', 'Jeg var der for lang tid siden.'],
  ],
  right: [
    'Vi bor i det lille hus.',
    'Det tog en små ti minutter.',
    'Hans små børn sover.',
    'Tre måneder senere flyttede vi.',
    'Det gik godt, for en time senere kom hun hjem.',
    'De lille Marie kendte, var væk.',
    'Inden for et år senere i livet er alt anderledes.',
    'Vores små problemer er løst.',
  ],
  match(a, at): Finding | null {
    const word = a.lower(at);
    if (word === 'små') return isOfOne(a, at) ? replaceWord(a, at, 'lille', 0.96, 'adjective-agreement') : null;
    if (word === 'lille') return isOfSeveral(a, at) ? replaceWord(a, at, 'små', 0.96, 'adjective-agreement') : null;
    return isAgo(a, at) ? replaceWord(a, at, 'siden', 0.96) : null;
  },
};
