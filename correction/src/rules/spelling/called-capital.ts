import type { Analysis } from '../../analysis/analysis.ts';
import { capitalAt } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_BUT, RELATIVES } from '../../words/links.ts';
import { ANIMALS, mayThink } from '../../words/beings.ts';
import { baseOf } from '../../phrases/named-thing.ts';
import { WordList } from '../../words/word-list.ts';

const IS_CALLED = new WordList('hedder hed');
const NAMED = new WordList('døbt døbte');
/** What is given a name though it cannot think; »spillet hedder skak« and »faget hedder dansk« are no names. */
const GIVEN_NAMES = new WordList(
  'båden skibet robotten bamsen dukken familien familie hold holdet gruppen gruppe klubben klub bandet patruljen patrulje hytten hulen teltet',
);
const ONE_OF_THEM = new WordList('ene anden første tredje ældste yngste');
/** »jeg hed tyv«, »hedder han noget«: not of persons of whom one speaks. */
const THEY = new WordList('han hun');
/** They stand where a name is not said: »hvad den hedder nu«, »han hedder ikke så«. */
const NO_NAMES = new WordList('lige noget sådan andet det samme bare ingenting alt godt nok ellers både enten');
const FARTHEST = 4;

/** »katten hedder prut«, »en hane, der hedder frede«, »vi døbte hulen hestehullet«: words that are a name there. */
export const calledCapital: WordRule = {
  id: 'called-capital',
  subcategory: 'capital',
  on: { words: 'hedder hed døbte døbt' },
  explanation: 'Her er »{token}« et navn, og navne på personer, dyr og ting skrives med stort: »{replacement}«.',
  wrong: [
    ['Katten hedder prut, og den sover.', 'Katten hedder Prut, og den sover.'],
    ['Min farmor har en hane, der hedder sultan.', 'Min farmor har en hane, der hedder Sultan.'],
    ['Vi døbte hulen hestehullet.', 'Vi døbte hulen Hestehullet.'],
    ['Den ene hed Stor, og den anden hed lille.', 'Den ene hed Stor, og den anden hed Lille.'],
    ['Min familie hed ulveslægten.', 'Min familie hed Ulveslægten.'],
  ],
  right: [
    'Spillet hedder skak.',
    'Den hedder hund på dansk.',
    'En lille hest hedder føl eller pony.',
    'Ungerne hedder hvalpe.',
    'Det hedder natur.',
    'Hun hedder det samme som mig.',
    'Præsten døbte barnet i kirken.',
    'En hest, der er lille, hedder pony.',
    'Katten hedder noget andet nu.',
  ],
  match(a, at): Finding | null {
    const name = NAMED.test(a.lower(at)) ? afterNamed(a, at) : IS_CALLED.test(a.lower(at)) ? a.after(at) : -1;
    if (name < 0 || !isPlainWord(a, name) || !closes(a, name)) return null;
    if (!NAMED.test(a.lower(at)) && !isOneCalled(a, at)) return null;
    return { ...capitalAt(a, name, 0.88), yields: true };
  },
};

/** A listed word in small letters that is no small word itself. */
const isPlainWord = (a: Analysis, at: number): boolean =>
  a.isWord(at) &&
  !a.hasCapital(at) &&
  (a.types[at]!.listed >= 0 || a.types[at]!.compound !== null) &&
  r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.VERB) &&
  !r.hasAny(a.union(at), r.OTHER) &&
  !NO_NAMES.test(a.lower(at));

const closes = (a: Analysis, at: number): boolean => {
  const next = a.after(at);
  return (
    next < 0 || a.commaAfter(at) || a.written(next) === '.' || a.written(next) === '!' || AND_BUT.test(a.lower(next))
  );
};

/** »katten | hedder«, »en hane, der | hedder«, »min gris | hed«: one that has a name; »en lille hest hedder føl« tells what all are called. */
function isOneCalled(a: Analysis, at: number): boolean {
  if (a.commaAfter(at)) return false;
  const who = a.before(at);
  if (RELATIVES.test(a.lower(who))) return isNamed(a, a.before(who)) && !tellsOfWord(a, a.before(who));
  if (a.commaAfter(who)) return false;
  if (THEY.test(a.lower(who))) return a.opensSentence(who) || AND_BUT.test(a.lower(a.before(who)));
  if (ONE_OF_THEM.test(a.lower(who))) return a.lower(a.before(who)) === 'den' && hasOtherName(a, at);
  if (a.lower(who) === 'den')
    return a.opensSentence(who) && a.canBe(a.after(at), r.NOUN | r.DEFINITE) && followsAnimal(a, who);
  return isNamed(a, who) && isKnown(a, who);
}

const FARTHEST_ANIMAL = 20;
/** »Vi har en gris. Den | hedder pølsen.« */
function followsAnimal(a: Analysis, at: number): boolean {
  for (let k = at - 1; k >= Math.max(0, at - FARTHEST_ANIMAL); k--) if (ANIMALS.test(a.lower(k))) return true;
  return false;
}

/** An animal, a person, or a thing that people give names, as one of its kind. */
function isNamed(a: Analysis, at: number): boolean {
  if (!a.canBe(at, r.NOUN | r.SINGULAR, r.GENITIVE)) return false;
  if (GIVEN_NAMES.test(a.lower(at)) || mayThink(a.lower(at))) return true;
  return ANIMALS.test(baseOf(a, at));
}

const OWNERS = new WordList('min din vores hans hendes deres sin mit dit sit');
const isKnown = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN | r.DEFINITE) ||
  a.is(a.before(at), r.GENITIVE) ||
  OWNERS.test(a.lower(a.before(at))) ||
  OWNERS.test(a.lower(a.before(at, 2)));

/** »et dyr, der hedder næbdyr«: a kind. */
const KINDS = new WordList('dyr fisk fugl menneske folk mennesker');
const tellsOfWord = (a: Analysis, at: number): boolean => KINDS.test(a.lower(at));

/** »den ene hed Stor«: the other has its capital. */
function hasOtherName(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0; k = a.before(k))
    if (IS_CALLED.test(a.lower(k)) && a.hasCapital(a.after(k))) return true;
  return false;
}

/** »døbte | hulen | hestehullet«: the last of two phrases without an article. */
function afterNamed(a: Analysis, at: number): number {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k - 1); k = a.after(k), steps++)
    if (a.is(k, r.NOUN) && !a.is(k, r.GENITIVE))
      return a.commaAfter(k) || !a.canBe(a.after(k), r.NOUN | r.DEFINITE) ? -1 : a.after(k);
  return -1;
}
