import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { OBJECT_PERSONS, PERSONS, SUBJECTS_AND_DER, SURE_PERSONS } from '../words/persons.ts';
import { LANGUAGES } from '../words/geography.ts';
import { NOT_COUNTED } from '../words/things.ts';
import { AFTER_I, MONTHS, TIME_SPANS } from '../words/times.ts';
import { MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { severalEnd } from './bare-subject.ts';
import { OPENING_ADVERBS } from './main-opening.ts';
import { isTakenForDone, nounPhraseEnd } from './noun-phrase-end.ts';

// What stands straight before a finite verb and is its subject.

const ALONE = new WordList('alle ingen nogen flere mange andre alt noget intet ingenting alting nogle enhver begge');
const WHOLE = new WordList('hele alle begge både');
const NEARLY = new WordList('næsten kun selv');
/** In a family they are called so without more. */
const KIN = new WordList(
  'mor far mormor morfar farmor farfar bedstemor bedstefar bedste oldemor oldefar onkel tante moster faster mama papa baba',
);
const CROWDS = new WordList('publikum folk');

/** »min bror og jeg«, »hele klassen«, »de gamle«, »børnene i min klasse«: the last place of a subject whose verb follows; −1 of anything else. */
export function straightSubjectEnd(a: Analysis, at: number, to: number): number {
  if (!a.isWord(at)) return -1;
  const lower = a.lower(at);
  // »på samme måde | han selv bliver«
  if (SURE_PERSONS.test(lower) && a.lower(at + 1) === 'selv' && isFinite(a, at + 2)) return at + 1;
  const isAlone = SUBJECTS_AND_DER.test(lower) || ALONE.test(lower);
  if (isAlone && !r.hasAny(a.union(at + 1), r.NOUN) && MORE_MODALS.test(a.lower(at + 1))) return at;
  if (isAlone && isFinite(a, at + 1) && !r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.NOUN)) return at;
  // »måske | I kan«
  if (a.written(at) === 'I' && a.before(at) >= 0 && isFinite(a, at + 1) && !a.commaAfter(at)) return at;
  if (isBeforeUnreadVerb(a, at, to)) return at;
  if (SURE_PERSONS.test(lower)) return -1;
  if (isBareAndOld(a, at)) return at + 1;
  // »det lignede bare en fest«: taken for a participle
  const isWeakPast = isAlone && /ede$/.test(a.lower(at + 1)) && a.is(at + 1, r.VERB) && !a.commaAfter(at);
  if (isWeakPast && !r.hasAny(a.reading(at + 2), r.NOUN | r.ADJECTIVE)) return at;
  // »næsten alle elever«
  if (NEARLY.test(lower) && WHOLE.test(a.lower(at + 1)) && !a.commaAfter(at)) return straightSubjectEnd(a, at + 1, to);
  // »…, den fløj ind«: taken for a noun
  const isAfterComma = a.commaAfter(a.before(at)) && DEN_DET_DE.test(lower) && canBeFinite(a, at + 1);
  if (isAfterComma && r.hasAny(a.reading(at + 2), r.PREPOSITION | r.ADVERB)) return at;
  const nameless = namelessEnd(a, at);
  if (nameless >= 0) return nameless;
  const several = severalEnd(a, at);
  if (several >= 0) return withPlace(a, several, to);
  if ((KIN.test(lower) || CROWDS.test(lower) || isBare(a, at)) && !a.commaAfter(at)) {
    // »folk på landet«, »børn fra hele byen«, »blinde i hele verden«
    const end = isFinite(a, at + 1) ? at : withPlace(a, at, to);
    if (end > at || isFinite(a, at + 1)) return end;
  }
  const first = WHOLE.test(lower) && !a.commaAfter(at) ? at + 1 : at;
  if (!opensPhrase(a, first)) return -1;
  const isCounted = a.lower(first) === 'tre' || r.has(a.reading(first), r.NUMERAL);
  const end = isCounted ? countedEnd(a, first, to) : nounPhraseEnd(a, first, to);
  // »min bror og jeg«
  if (end < 0 || a.commaAfter(end) || a.lower(end + 1) !== 'og') return withPlace(a, end, to);
  const other = PERSONS.test(a.lower(end + 2)) ? end + 2 : nounPhraseEnd(a, end + 2, to);
  return other >= 0 && isFinite(a, other + 1) ? other : -1;
}

/** »jeg læste kemi«, »alle sang«, »morfar sang for hende«: the verb is taken for another word, and the clause has no other. */
function isBeforeUnreadVerb(a: Analysis, at: number, to: number): boolean {
  const verb = at + 1;
  const isPerson = SURE_PERSONS.test(a.lower(at));
  const isAlone = SUBJECTS_AND_DER.test(a.lower(at)) || ALONE.test(a.lower(at)) || KIN.test(a.lower(at));
  if (!isAlone || a.commaAfter(at) || !canBeFinite(a, verb) || isFinite(a, verb)) return false;
  if (r.hasAny(a.union(verb), r.OTHER)) return isPerson && SEES.test(a.lower(verb)) && isSeen(a, verb + 1);
  // »alle løber | mærker det«, »den kolde | vind«
  if (!isPerson && r.hasAny(a.reading(verb + 1), r.NOUN | r.ADJECTIVE | r.NAME)) return false;
  for (let k = verb + 1; k < to && !a.isMark(k); k++) {
    if (a.commaAfter(k - 1) || r.hasAny(a.reading(k), r.CONJUNCTION)) return true;
    if (canBeFinite(a, k) && a.is(k, r.VERB)) return false;
  }
  return true;
}
const SEES = new WordList('så');
/** »vi så | Hamlet«, »han så, | at«: what somebody sees. */
const isSeen = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'at' ||
  OBJECT_PERSONS.test(a.lower(at)) ||
  r.hasAny(a.reading(at), r.NAME | r.DETERMINER) ||
  a.is(at, r.NOUN | r.DEFINITE);

const opensPhrase = (a: Analysis, at: number): boolean =>
  a.is(at, r.NAME) ||
  a.is(at, r.NOUN | r.DEFINITE) ||
  isTakenForDone(a, at) ||
  a.is(at, r.GENITIVE) ||
  r.hasAny(a.reading(at), r.DETERMINER | r.NUMERAL) ||
  determinerBits(a.lower(at)) !== 0 ||
  DEN_DET_DE.test(a.lower(at));

const PEOPLE_AND_OTHERS = new WordList(
  'andre anden andet fleste voksne unge gamle ældre små store yngste ældste ældre rige fattige',
);
const THE_OR_MANY = new WordList('de den det nogle mange flere alle');
/** »de gamle bor«, »de fleste går«, »mange unge bruger«: no noun between the adjective and the verb. */
function namelessEnd(a: Analysis, at: number): number {
  const [adjective, verb] = [at + 1, at + 2];
  if (!THE_OR_MANY.test(a.lower(at)) || a.commaAfter(at) || a.commaAfter(adjective)) return -1;
  const isNameless =
    PEOPLE_AND_OTHERS.test(a.lower(adjective)) && canBeFinite(a, verb) && !a.is(verb, r.NOUN | r.DEFINITE);
  return isNameless ? adjective : -1;
}

/** »børnene | i min klasse«: what tells which, where the verb comes after it. */
function withPlace(a: Analysis, end: number, to: number): number {
  if (end < 0 || a.commaAfter(end) || isFinite(a, end + 1) || !a.is(end + 1, r.PREPOSITION)) return end;
  let other = nounPhraseEnd(a, end + 2, to);
  // »børnene i klassen ved siden af | råbte«
  for (let more = 1; more < MOST_PLACES && other >= 0 && !a.commaAfter(other) && a.is(other + 1, r.PREPOSITION); more++)
    other = nounPhraseEnd(a, other + 2, to);
  return other >= 0 && isFinite(a, other + 1) && a.is(other + 1, r.VERB) ? other : end;
}
const MOST_PLACES = 3;

/** »I Danmark | folk cykler«, »derfor | børn skal«, »i Danmark | mad koster«; not »i skole gårde«, a compound in two words. */
function mayStandBare(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const isAfterAdverb = OPENING_ADVERBS.test(a.lower(before)) && !POINTS.test(a.lower(before));
  // »i Olaf Ellers | øjne«: an owner
  const isAfterPlace =
    a.is(before, r.NOUN | r.DEFINITE) ||
    (a.is(before, r.NAME) && !a.lower(before).endsWith('s')) ||
    isDay(a, before) ||
    // »i gamle dage | folk«, »for mange år siden | mennesker«, »i 1990 | børn«
    TIME_SPANS.test(a.lower(before)) ||
    MONTHS.test(a.lower(before)) ||
    a.is(before, r.NUMERAL) ||
    (a.is(before, r.ADVERB) && !POINTS.test(a.lower(before)) && a.before(before) >= 0) ||
    OBJECT_PERSONS.test(a.lower(before));
  if (!isAfterAdverb && !isAfterPlace) return false;
  if (a.is(at, r.GENITIVE) || a.is(before, r.GENITIVE) || (!isAfterAdverb && a.joinedWithNext(before) >= 0))
    return false;
  return true;
}

function isBare(a: Analysis, at: number): boolean {
  if (!mayStandBare(a, at)) return false;
  if (a.is(at, r.NOUN | r.PLURAL | r.INDEFINITE)) return true;
  if (CALLED_BY_ADJECTIVE.test(a.lower(at)) && !a.is(at + 1, r.NOUN) && !a.is(at + 1, r.ADJECTIVE)) return true;
  if (isLanguage(a, at)) return true;
  return a.is(at, r.NOUN | r.INDEFINITE) && (NOT_COUNTED.test(a.lower(at)) || QUALITY.test(a.lower(at)));
}
/** »i Finland | tavshed er« */
const QUALITY = /.hed$/;
/** »blinde i hele verden«, »unge bruger«: people, and no noun. */
const CALLED_BY_ADJECTIVE = new WordList(
  'blinde døve unge ældre voksne gamle rige fattige syge raske andre arbejdsløse hjemløse handicappede ansatte studerende flygtede gifte enlige',
);
/** »for mig | dansk er svært« */
const isLanguage = (a: Analysis, at: number): boolean =>
  LANGUAGES.test(a.lower(at)) && isFinite(a, at + 1) && !a.is(at + 1, r.NOUN);
/** »generelt | danske børn har«: several, and the verb. */
const isBareAndOld = (a: Analysis, at: number): boolean =>
  a.is(at, r.ADJECTIVE) &&
  a.lower(at).endsWith('e') &&
  !a.commaAfter(at) &&
  a.is(at + 1, r.NOUN | r.PLURAL | r.INDEFINITE) &&
  isFinite(a, at + 2) &&
  mayStandBare(a, at);
/** »sådan | en«, »her | forældre«, which may be meant as an owner. */
const POINTS = new WordList('sådan her der så');
/** »i dag | unge« */
const isDay = (a: Analysis, at: number): boolean => a.lower(a.before(at)) === 'i' && AFTER_I.test(a.lower(at));

/** »tre andre«, »to af dem« have no noun. */
const countedEnd = (a: Analysis, at: number, to: number): number =>
  a.lower(at + 1) === 'andre' && isFinite(a, at + 2) ? at + 1 : nounPhraseEnd(a, at, to);
