import type { Analysis } from '../../analysis/analysis.ts';
import { askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { SUBJECT } from '../../analysis/word-role.ts';
import * as r from '../../lexicon/readings.ts';
import { follows } from '../../patterns/beside.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import type { Test } from '../../phrases/neighbours.ts';
import { isFinite } from '../../verbs/finite.ts';
import { NUMBER } from '../../text/token.ts';
import { OWNERS } from '../../words/persons.ts';
import { BRINGS_UP, DOWN_THERE, GOES_ABOUT, GOES_THERE, IS_THERE, REMAINS, STAYS_THERE } from '../../words/stays.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';
import { isPlaceNext, verbOf, isOf, isOwned, headAfter, whereBefore, ADVERBS } from '../../phrases/place-of-verb.ts';

const staysAtPlace: Test = (a, at) => {
  const verb = verbOf(a, at);
  // »hænger billedet op på væggen«: somebody does it
  if (
    BRINGS_UP.test(a.lower(verb)) &&
    (verb !== a.before(at) || a.is(verb, r.INFINITIVE) || a.is(verb, r.PAST_PARTICIPLE))
  )
    return false;
  return STAYS_THERE.test(a.lower(verb)) && isPlaceNext(a, at);
};
/** »nu er vi op i tårnet«: after »være« with its subject between. */
const isAtPlace: Test = (a, at) => IS_THERE.test(a.lower(verbOf(a, at))) && isPlaceNext(a, at) && !hasMotion(a, at);
const HOW_IT_IS = new WordList(
  'koldt varmt stille mørkt lyst hyggeligt dejligt rart fredeligt smukt flot rodet beskidt fugtigt lunt uhyggeligt roligt trangt larmende kedeligt sjovt vådt glat',
);
/** »der er stille ud på landet«, »det var hyggeligt ind i hulen« */
const isSoThere: Test = (a, at) => {
  const how = a.before(at);
  if (!HOW_IT_IS.test(a.lower(how)) || a.commaAfter(how) || !isPlaceNext(a, at)) return false;
  let k = a.before(how);
  while (ADVERBS.test(a.lower(k)) || DEGREES.test(a.lower(k)) || DER_DET.test(a.lower(k))) k = a.before(k);
  return IS_THERE.test(a.lower(k)) && !a.commaAfter(k);
};
const DEGREES = new WordList('meget så rigtig virkelig ret mega super lidt for');
const DER_DET = new WordList('der det');
const isAtPlaceNotStanding: Test = (a, at) => isAtPlace(a, at) && !a.lower(verbOf(a, at)).startsWith('st');
/** Somebody is on the way, or has been taken there. */
function hasMotion(a: Analysis, at: number): boolean {
  for (let k = a.sentenceStart(at); k < a.sentenceEnd(at); k++)
    if (GOES_THERE.test(a.lower(k)) || GOES_ABOUT.test(a.lower(k)) || a.lower(k) === 'vej') return true;
  return false;
}
/** »Bolden ligger ned i kælderen«; »ligger ned i græsset« is right. */
const isDownThere: Test = (a, at) =>
  (isOf(STAYS_THERE)(a, at) || isOf(IS_THERE)(a, at)) &&
  isPlaceNext(a, at) &&
  (DOWN_THERE.test(a.lower(headAfter(a, a.after(at)))) || a.hasCapital(headAfter(a, a.after(at)))) &&
  !hasMotion(a, at);
const LOOKS_AT = new WordList('ser så hører hørte møder mødte');
/** »Ud på søen var der både«, »Ned i bunden bor en fisk«: where it is comes first. */
const isFirst: Test = (a, at) => {
  if (!a.opensSentence(at) || !isPlaceNext(a, at) || hasMotion(a, at)) return false;
  const head = headAfter(a, a.after(at));
  const verb = a.after(head);
  if (head < 0 || a.commaAfter(head) || !isFinite(a, verb)) return false;
  const word = a.lower(verb);
  return IS_THERE.test(word) || (STAYS_THERE.test(word) && !BRINGS_UP.test(word)) || LOOKS_AT.test(word);
};
/** »der stod en mand ud på trappen«, »stod der ingen ud i haven« */
const isThereSomebody: Test = (a, at) => {
  if (!isPlaceNext(a, at)) return false;
  let there = -1;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < 6 && !a.commaAfter(k); k = a.before(k), steps++) {
    if (a.is(k, r.PREPOSITION) || a.is(k, r.SUBORDINATOR) || a.canBe(k, r.VERB | r.PAST_PARTICIPLE)) return false;
    if (a.lower(k) === 'der') there = k;
    if (STOOD.test(a.lower(k)))
      return (
        (there >= 0 && there === a.after(k)) ||
        (there < 0 && a.lower(a.before(k)) === 'der' && !a.commaAfter(a.before(k, 2)))
      );
    if (isFinite(a, k) && a.is(k, r.VERB)) return false;
  }
  return false;
};
const STOOD = new WordList('står stod sidder sad ligger lå bor boede');
const BED = new WordList('sengen seng køjen fart tempo omdrejninger');
const isUpThere: Test = (a, at) =>
  (staysAtPlace(a, at) || isAtPlaceNotStanding(a, at)) &&
  !BED.test(a.lower(headAfter(a, a.after(at)))) &&
  !isOfAge(a, at);
const isOfAge = (a: Analysis, at: number): boolean =>
  a.kinds[a.after(at, 2)] === NUMBER || a.is(a.after(at, 2), r.NUMERAL);
const HOW_LONG = new WordList('hele længe lidt sent længere resten klokken');
/** »blev vi op i to timer«, »blive ud hele natten« */
const remains: Test = (a, at) => {
  if (!REMAINS.test(a.lower(verbOf(a, at))) || a.is(a.after(at), r.PAST_PARTICIPLE)) return false;
  if (HOW_LONG.test(a.lower(a.after(at)))) return true;
  const next = a.after(at);
  if (a.lower(next) === 'til') return follows(a, next, /^klokken$/) || a.kinds[a.after(next)] === NUMBER;
  if (a.lower(next) !== 'i' || a.commaAfter(at))
    return isEnd(a, at) && a.before(at) > 0 && !ENDS_SENTENCE_OFTEN.test(a.lower(at));
  const head = headAfter(a, next);
  return TIME_SPANS.test(a.lower(head)) || a.canBe(head, r.NOUN | r.DEFINITE) || isOwned(a, next);
};
const ENDS_SENTENCE_OFTEN = new WordList('ud ind ned');
const isEnd = (a: Analysis, at: number): boolean => closesClause(a, at);
/** »Hvor bor din moster hen«: one is there. */
const isSomewhere: Test = (a, at) => {
  const where = whereBefore(a, at);
  if (where < 0 || !(closesClause(a, at) || AFTER_WHERE.test(a.lower(a.after(at))))) return false;
  let stays = false;
  for (let k = where + 1; k < at; k++) {
    const word = a.lower(k);
    if (AWAY.test(word) || GOES_THERE.test(word) || GOES_ABOUT.test(word)) return false;
    stays ||= STAYS_THERE.test(word) || IS_THERE.test(word);
  }
  return stays;
};
/** »ligge øde hen«, »sidde over«; »helt hen i vejret« is no place. */
const LIES = new WordList('ligger lå ligge ligget');
const SITS = new WordList('sidder sad sidde siddet');
const MADNESS = new WordList('vejret skoven');
const AT_HOUSE = new WordList('i hos ved bag');
/** »har været hen i Netto«; »hen på aftenen«, »hen ad vejen« are right. */
const isAtHouse: Test = (a, at) =>
  follows(a, at, AT_HOUSE) &&
  !a.commaAfter(at) &&
  !LIES.test(a.lower(verbOf(a, at))) &&
  !follows(a, at, MADNESS, 2) &&
  (isOf(STAYS_THERE)(a, at) || isOf(IS_THERE)(a, at)) &&
  isPlaceNext(a, at);
const OVER_THERE = new WordList('hos i ved bag');
const isOverThere: Test = (a, at) =>
  !a.commaAfter(at) &&
  !SITS.test(a.lower(verbOf(a, at))) &&
  (isOf(STAYS_THERE)(a, at) || isOf(IS_THERE)(a, at)) &&
  ((follows(a, at, OVER_THERE) && isPlaceNext(a, at)) || (follows(a, at, /^på$/) && follows(a, at, /^anden$/, 3)));
const HOUSES = new WordList('klokken kl hele i om alene med hos og igen nu før efter');
/** »i næsten alle hjem« */
const HOW_MANY = new WordList('alle mange flere nogle ingen få begge');
/** »Efter træning sov jeg hjem«, »Er din mor hjem i dag?« */
const isAtHome: Test = (a, at) => {
  if (
    a.is(a.before(at), r.DETERMINER) ||
    HOW_MANY.test(a.lower(a.before(at))) ||
    a.is(at, r.NOUN) ||
    OWNERS.test(a.lower(a.before(at)))
  )
    return false;
  // »nu sidder vi i toget hjem«, also where it is misspelled
  if (IN_OR_WITH.test(a.lower(a.before(at, 2))) && !a.is(a.before(at), r.ADVERB)) return false;
  const verb = verbOf(a, at);
  const isQuestion = IS_THERE.test(a.lower(verb)) && a.opensSentence(verb) && asks(a, at);
  // »om lørdagen er min far altid hjem«
  const isTurned =
    !JOURNEY.test(a.lower(a.before(at))) &&
    IS_NOW.test(a.lower(verb)) &&
    verb !== a.before(at) &&
    verb > a.sentenceStart(at) &&
    isEnd(a, at);
  if (!(STAYS_THERE.test(a.lower(verb)) || REMAINS.test(a.lower(verb)) || isQuestion || isTurned) || hasMotion(a, at))
    return false;
  return isEnd(a, at) || HOUSES.test(a.lower(a.after(at)));
};
/** »Hjem spiste vi pizza«: first in the sentence, before something that one does not do on the way. */
const isHomeFirst: Test = (a, at) => {
  const verb = a.after(at);
  if (!a.opensSentence(at) || !isFinite(a, verb) || a.commaAfter(at)) return false;
  if (GOES_THERE.test(a.lower(verb)) || GOES_ABOUT.test(a.lower(verb)) || LEADS_HOME.test(a.lower(verb))) return false;
  const next = a.after(verb);
  return (a.role(next) & SUBJECT) !== 0 || r.hasAny(a.reading(next), r.NOUN | r.NAME | r.DETERMINER | r.PRONOUN);
};
const LEADS_HOME = new WordList(
  'skal skulle vil ville må måtte kan kunne bør burde blev bliver længes længtes ville ringer ringede skriver skrev følges fulgtes fulgte følger ' +
    'drog drager begav vandrer stavrer luntede lunter tørner er var hastede haster ilede bød sejlede spadserede traskede sled vendte skyndte måtte gjaldt gælder',
);
const IN_OR_WITH = new WordList('i på med');
const JOURNEY = new WordList('vejen vej turen tur rejsen rejse hjemvejen billetten bussen toget flyet');
const IS_NOW = new WordList('er var');
const asks = (a: Analysis, at: number): boolean => a.written(a.sentenceEnd(at) - 1).includes('?');
/** »hænge ud i byen«: a verb of its own. */
const staysOut: Test = (a, at) => staysAtPlace(a, at) && !BRINGS_UP.test(a.lower(verbOf(a, at)));
const AFTER_WHERE = new WordList('i på nu efter når med så da og til om her mens hele');
const AWAY = new WordList('vej gået taget kommet løbet kørt rejst flyttet sejlet cyklet fløjet forsvundet blevet');

const WORDS: Record<string, readonly Misplaced[]> = {
  op: [
    ['hjem-hjemme', 'oppe', 0.96, isFirst],
    ['hjem-hjemme', 'oppe', 0.96, isThereSomebody],
    ['hjem-hjemme', 'oppe', 0.96, isUpThere],
    ['hjem-hjemme', 'oppe', 0.96, remains],
  ],
  ned: [
    ['hjem-hjemme', 'nede', 0.96, isFirst],
    ['hjem-hjemme', 'nede', 0.96, isThereSomebody],
    ['hjem-hjemme', 'nede', 0.96, isDownThere],
    ['hjem-hjemme', 'nede', 0.96, remains],
  ],
  ud: [
    ['hjem-hjemme', 'ude', 0.96, isFirst],
    ['hjem-hjemme', 'ude', 0.96, isThereSomebody],
    ['hjem-hjemme', 'ude', 0.96, staysOut],
    ['hjem-hjemme', 'ude', 0.96, isAtPlace],
    ['hjem-hjemme', 'ude', 0.96, isSoThere],
    ['hjem-hjemme', 'ude', 0.96, remains],
  ],
  ind: [
    ['hjem-hjemme', 'inde', 0.96, isFirst],
    ['hjem-hjemme', 'inde', 0.96, isThereSomebody],
    ['hjem-hjemme', 'inde', 0.96, staysAtPlace],
    ['hjem-hjemme', 'inde', 0.96, isAtPlace],
    ['hjem-hjemme', 'inde', 0.96, isSoThere],
    ['hjem-hjemme', 'inde', 0.96, remains],
  ],
  hen: [
    ['hjem-hjemme', 'henne', 0.96, isSomewhere],
    ['hjem-hjemme', 'henne', 0.96, isAtHouse],
  ],
  over: [['hjem-hjemme', 'ovre', 0.96, isOverThere]],
  hjem: [
    ['hjem-hjemme', 'hjemme', 0.96, isAtHome],
    ['hjem-hjemme', 'hjemme', 0.96, isHomeFirst],
  ],
};

/** »op« for »oppe«, »hen« for »henne«: where one is. The verb may stand before its subject or far off. */
export const placeOrWay: WordRule = {
  id: 'place-or-way',
  subcategory: 'hjem-hjemme',
  ...askedOf(WORDS),
  wrong: [
    ['Katten gemmer sig op på loftet.', 'Katten gemmer sig oppe på loftet.'],
    ['Nu er vi endelig op i tårnet.', 'Nu er vi endelig oppe i tårnet.'],
    ['I ferien blev vi op hele natten.', 'I ferien blev vi oppe hele natten.'],
    ['Cyklen står ned i kælderen.', 'Cyklen står nede i kælderen.'],
    ['Hvor er min madkasse hen?', 'Hvor er min madkasse henne?'],
    ['Hun har været hen i kiosken.', 'Hun har været henne i kiosken.'],
    ['Min bror bor over på den anden side af vejen.', 'Min bror bor ovre på den anden side af vejen.'],
    ['Om lørdagen er min far altid hjem.', 'Om lørdagen er min far altid hjemme.'],
    ['Er din storebror hjem?', 'Er din storebror hjemme?'],
    ['Der lå jeg jo hjem og sov.', 'Der lå jeg jo hjemme og sov.'],
    ['Katten sad op i træet.', 'Katten sad oppe i træet.'],
    ['Min far stod ud i haven.', 'Min far stod ude i haven.'],
    ['Hjem ventede min mor med maden.', 'Hjemme ventede min mor med maden.'],
    ['Ud på søen var der mange både.', 'Ude på søen var der mange både.'],
    ['Der stod en mand ud på trappen.', 'Der stod en mand ude på trappen.'],
    ['Der er meget stille ud på landet.', 'Der er meget stille ude på landet.'],
  ],
  right: [
    'Den ligger i næsten alle hjem.',
    'Ud i haven gik hun.',
    'Ned i vandet sprang han.',
    'Der kom en mand ud på trappen.',
    'Nu sidder vi i toget hjem.',
    'Vi lå ned i græsset.',
    'Han var træt helt ud i fingrene.',
    'Min mor hænger billedet op på væggen.',
    'Det bliver op til dig.',
    'Det var hen på aftenen.',
    'Hvor er du på vej hen?',
    'Hvor er han gået hen?',
    'Er bilen kørt op på fortovet?',
    'Er du på vej hjem?',
    'Her er vejen hjem.',
    'Han er over seks år.',
    'Jeg er ked af det ind i hjertet.',
    'Alt blev ned til mindste detalje planlagt.',
    'Er hun kommet hjem?',
    'Hjem gik vi, da det blev mørkt.',
    'Hjem ville han ikke.',
  ],
};
