import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isCountedNoun } from '../phrases/counted-noun.ts';
import { NUMBER } from '../text/token.ts';
import { RELATIVES } from '../words/links.ts';
import { OWNERS } from '../words/persons.ts';
import { IS_OR_BECOMES, IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

// Where »det« stands for »der«, since something new is somewhere.

/** How much, how often: they stand between a verb and what it says. */
export const DEGREE = new WordList(
  'ikke også altid aldrig meget ret så for rigtig virkelig helt bare jo nok da lidt super mega tit stadig næsten alligevel kun pludselig allerede pludseligt',
);
/** No noun is farther off, and no clause about it. */
const [NEAR, FAR] = [5, 8];

const OPENERS = new WordList('at fordi men og hvis når for selvom synes syntes tror tænker om mens');
/** First in its clause, and not in one about what comes before: »noget, der er sjovt at spille«. */
export const opensMain = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && (a.before(at) < 0 || OPENERS.test(a.lower(a.before(at))));

/** The place after »det er« and »er det«, of a main clause; null where nothing is said so. */
function afterItIs(a: Analysis, at: number, verbs: WordList): number | null {
  if (a.commaAfter(at)) return null;
  if (IS_WAS.test(a.lower(a.before(at))) && !a.commaAfter(a.before(at))) return a.after(at);
  let verb = a.after(at);
  while (DEGREE.test(a.lower(verb))) verb = a.after(verb);
  return opensMain(a, at) && verbs.test(a.lower(verb)) ? a.after(verb) : null;
}

const IN_OR_ON = new WordList('i på under ved bag hos mellem');
const KNOWN = new WordList('den det de hele denne dette hver');
const OF_MEASURE = new WordList(
  'penge dage uger år timer minutter måneder kilometer meter gange kilo gram kroner grad grader procent point tid adgang',
);
const NO_PLACE = new WordList('tide tid gang brug stand stedet live orden dag aften nat morgen');
const SO_FEW = new WordList(
  'mange flere ingen nogle noget få to tre fire fem seks syv otte ni ti tyve tredive hundrede mindst kun',
);
/** »det er hunde på gaden«, »det var tre mennesker i venteværelset«, »det var støv i min mund«: something somewhere. */
export function isInKnownPlace(a: Analysis, at: number): boolean {
  // »det er det mange steder«
  if (a.lower(a.before(at, 2)) === 'det') return false;
  let noun = afterItIs(a, at, IS_WAS);
  if (noun === null) return false;
  for (let steps = 0; steps < NEAR && !a.is(noun, r.NOUN); steps++, noun = a.after(noun)) {
    const word = a.lower(noun);
    const isBefore = DEGREE.test(word) || SO_FEW.test(word) || a.is(noun, r.ADJECTIVE) || a.is(noun, r.NUMERAL);
    if (noun < 0 || a.commaAfter(noun) || !(isBefore || a.kinds[noun] === NUMBER)) return false;
  }
  if (!a.is(noun, r.NOUN) || a.commaAfter(noun) || OF_MEASURE.test(a.lower(noun)) || a.canBe(noun, r.NOUN | r.DEFINITE))
    return false;
  const isOne = a.canBe(noun, r.NOUN | r.SINGULAR) && isCountedNoun(a, noun) && !a.is(noun, r.PLURAL);
  // »det var en dreng i min klasse«: who it was
  if (isOne || !IN_OR_ON.test(a.lower(a.after(noun)))) return false;
  const place = a.after(noun, 2);
  if (NO_PLACE.test(a.lower(place))) return false;
  const isKnown =
    KNOWN.test(a.lower(place)) ||
    OWNERS.test(a.lower(place)) ||
    (a.is(place, r.NOUN) && a.canBe(place, r.NOUN | r.DEFINITE)) ||
    a.is(place, r.NAME);
  for (let k = noun, steps = 0; k >= 0 && steps < FAR && !a.isMark(k); k = a.after(k), steps++)
    if (RELATIVES.test(a.lower(k))) return false;
  return isKnown;
}

/** What there is of room, need and difference, by the word that follows. */
const ROOM: ReadonlyMap<string, WordList> = new Map([
  ['til', new WordList('plads grund mulighed')],
  ['for', new WordList('plads brug behov mulighed risiko fare chance')],
  ['på', new WordList('forskel plads brug')],
  ['mellem', new WordList('forskel')],
]);
const BIG = new WordList('stor lille god ingen mere');
/** »det er plads til fire«, »det er stor forskel på dem«, »det er ingen grund til at græde« */
export function isRoomForIt(a: Analysis, at: number): boolean {
  let noun = afterItIs(a, at, IS_OR_BECOMES);
  if (noun === null) return false;
  while (DEGREE.test(a.lower(noun)) || BIG.test(a.lower(noun))) noun = a.after(noun);
  return !a.commaAfter(noun) && ROOM.get(a.lower(a.after(noun)))?.test(a.lower(noun)) === true;
}
