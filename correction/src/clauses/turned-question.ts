import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { asksInversely } from '../phrases/question.ts';
import { isFinite } from '../verbs/finite.ts';
import { PERSON } from '../verbs/form-numbers.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { WHICH, WHO_WHAT } from '../words/links.ts';
import { IS_WAS, KNOWS_OR_REMEMBERS, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { nounPhraseEnd } from './noun-phrase-end.ts';
import { subjectEnd } from './main-after-clause.ts';

/** A question that is only reported, with its verb before its subject: »ved ikke, | hvor er | toilettet«. */
export interface TurnedQuestion {
  /** The place of the verb; the subject follows it. */
  verb: number;
  /** The last place of the subject. */
  end: number;
}

const QUESTION = new WordList('hvor hvordan hvorfor hvornår hvad hvem hvilken hvilket hvilke');
/** Straight before the question: what tells, asks or knows, or whom. */
const ASKS = new WordList(
  'ved vidste vide spurgte spørger spørge fortalte fortæller fortælle viste viser vise forstod forstår forstå så se ' +
    'forklarede forklarer forklare spørge finde fandt husker huske huskede glemt glemte glemmer mig ham hende os jer dem ' +
    'ikke undersøge undersøger undersøgte opdage opdagede ligegyldigt usikker bestemmer bestemme bestemte måle måler målte beregne beregner ' +
    'beregnede gætte gætter gættede høre hører hørte',
);
const STILL = new WordList('allerede godt altid også præcis straks nøjagtigt');
/** »tænkte på«, »ligeglad med«, »fandt ud af« */
const PREPOSITIONS = new WordList('om på af med over til i');
/** »sagde hun, hvad vil du?« is speech more often than not. */
const TELLS_ITSELF = new WordList('sagde siger sige');
const DEMANDS = new WordList('fortæl sig gæt forklar vis spørg find prøv se tænk hør');
const WHAT_IS_ASKED = new WordList(
  'er var hedder hed siger sagde koster kostede laver lavede hedde betyder betød mener mente skal skulle kan kunne vil ville',
);
const OWN = new WordList('min mit mine din dit dine vores hendes hans deres jeres');
/** After what is said of a place: »huset i byen, hvor bor …« has no question in it. */
const LONGEST_ASKED = 3;

/** Looks for one whose question word stands at a place. */
export function turnedQuestion(a: Analysis, at: number, from: number, to: number): TurnedQuestion | null {
  if (!QUESTION.test(a.lower(at)) || at === from || a.commaAfter(at) || !isToldOf(a, at, from, to)) return null;
  const verb = endOfAsked(a, at, to) + 1;
  if (verb <= at || verb + 1 >= to || !isVerb(a, verb) || a.commaAfter(verb)) return null;
  const end = withPlace(a, verb, endOfSubject(a, at, verb, to), to);
  return end < 0 || isFollowedByVerb(a, end, to) ? null : { verb, end };
}

/** »hvor | skulle de hen«: a past that is spelt as the infinitive. */
const isVerb = (a: Analysis, at: number): boolean => isFinite(a, at) || MORE_MODALS.test(a.lower(at));

const OF_WHAT_IS = new WordList('er var hedder hed koster kostede sagde siger betyder betød');
/** »hvad sagde | manden på kontoret«, »hvordan var | livet i lejren«: where it is, as far as the sentence goes. */
function withPlace(a: Analysis, verb: number, end: number, to: number): number {
  if (end < 0 || !a.is(end, r.NOUN | r.DEFINITE) || !OF_WHAT_IS.test(a.lower(verb)) || a.commaAfter(end)) return end;
  const last = a.is(end + 1, r.PREPOSITION) ? nounPhraseEnd(a, end + 2, to) : -1;
  return last >= 0 && a.isMark(last + 1) ? last : end;
}

/** Whether something before the question asks it, and the sentence is none itself. */
function isToldOf(a: Analysis, at: number, from: number, to: number): boolean {
  // »ved allerede, hvad …«
  const before = STILL.test(a.lower(at - 1)) ? at - 2 : at - 1;
  const asked = a.lower(before);
  // »Ved du, hvornår kommer toget?« asks whether one knows
  const isAsking = asksInversely(a, from) || DEMANDS.test(a.lower(from));
  if (a.written(to - 1) === '?' && !isAsking) return false;
  if (asked === 'du') return KNOWS_OR_REMEMBERS.test(a.lower(before - 1));
  if (PREPOSITIONS.test(asked)) return !a.is(before - 1, r.NOUN) && !isHeadOfQuestion(a, from);
  if (TELLS_ITSELF.test(asked)) return a.lower(before - 1) === 'ikke' || isAsking;
  // »skriver på en seddel, hvornår kommer bussen«: no question of its own
  if (WHEN_OR_HOW.test(a.lower(at)) && a.written(to - 1) === '.' && TELLS.test(verbBefore(a, at, from))) return true;
  return ASKS.test(asked) || (r.hasAny(a.reading(before), r.NOUN | r.NAME) && isAskedOf(a, before));
}

const WHEN_OR_HOW = new WordList('hvornår hvordan hvorfor');
const TELLS = new WordList(
  'skriver skrev skrive skrevet læser læste læse lærer lærte lære forklarer forklarede forklare viser viste vise fortæller fortalte fortælle ' +
    'spørger spurgte spørge husker huskede huske ved vidste vide undersøger undersøge tjekker tjekke hører hørte høre ser så se står stod stå diskuterer ' +
    'diskuterede diskutere taler talte tale snakker snakkede snakke tænker tænkte tænke finder fandt finde aftaler aftalte aftale beskriver ' +
    'beskrev beskrive bestemmer bestemte bestemme forstår forstod forstå øver øvede øve',
);
const FARTHEST_VERB = 6;
/** The last verb before the question, as it stands there. */
function verbBefore(a: Analysis, at: number, from: number): string {
  for (let k = at - 1; k >= from && k >= at - FARTHEST_VERB; k--) if (a.is(k, r.VERB)) return a.lower(k);
  return '';
}

/** »spurgte | damen, hvad«, »spurgte | min far, hvad« */
const ASKS_SOMEBODY = new WordList(
  'spurgte spørger spørge spurgt spørg fortalte fortæller fortælle viste viser vise forklarede forklarer forklare',
);
const isAskedOf = (a: Analysis, who: number): boolean =>
  ASKS_SOMEBODY.test(a.lower(who - 1)) || (OWN.test(a.lower(who - 1)) && ASKS_SOMEBODY.test(a.lower(who - 2)));

const isHeadOfQuestion = (a: Analysis, from: number): boolean => QUESTION.test(a.lower(from));

/** »hvor | gammel«, »hvor | mange penge«, »hvilken | film«: the last place of what is asked for; −1 when it is none. */
function endOfAsked(a: Analysis, at: number, to: number): number {
  const isWhich = WHICH.test(a.lower(at));
  if (!isWhich && (isVerb(a, at + 1) || a.lower(at) !== 'hvor')) return at;
  for (let k = at + 1; k <= Math.min(at + LONGEST_ASKED, to - 1); k++) {
    if (a.commaAfter(k) || a.isMark(k)) return -1;
    // »hvor | klog er han«
    const isNoun = a.is(k, r.NOUN) && !(!isWhich && isFinite(a, k + 1) && a.canBe(k, r.ADJECTIVE));
    if (!isNoun && !r.hasAny(a.reading(k), r.NOUN | r.ADJECTIVE | r.ADVERB)) return -1;
    // »hvor | manden lagde bøgerne«: a subject already
    if (isNoun && (a.is(k, r.DEFINITE) || (!isWhich && k === at + 1))) return -1;
    if (isFinite(a, k + 1)) return isWhich && !isNoun ? -1 : k;
    if (isNoun) return -1;
  }
  return -1;
}

/** The last place of the subject after the verb, −1 when nothing there is surely one. */
function endOfSubject(a: Analysis, at: number, verb: number, to: number): number {
  const first = verb + 1;
  const lower = a.lower(first);
  const isOfWhat = WHO_WHAT.test(a.lower(at));
  if (PERSON.test(lower) || (a.written(first) === 'I' && !a.commaAfter(first) && !a.hasCapital(first + 1)))
    return first;
  if (lower === 'der') return isThere(a, at, verb) ? first : -1;
  const named = namedEnd(a, first);
  if (named >= 0) return named;
  if (DEN_DET_DE.test(lower)) {
    const last = endOfNoun(a, first + 1, to);
    if (last < 0) return first;
    return isOfWhat && !WHAT_IS_ASKED.test(a.lower(verb)) ? -1 : last;
  }
  // »hvem slog drengen« may ask who did it
  if (isOfWhat && !WHAT_IS_ASKED.test(a.lower(verb))) return -1;
  if (OWN.test(lower)) return subjectEnd(a, first);
  if (SOME.test(lower)) return endOfSome(a, first, to);
  if (a.is(first, r.NOUN | r.DEFINITE) && !a.is(first, r.GENITIVE)) return first;
  // »hvor varmt var | vandet«: taken for a verb
  if (verb > at + 1 && a.canBe(first, r.NOUN | r.DEFINITE, r.GENITIVE) && a.isMark(first + 1)) return first;
  // »hvorfor er | folk så sure«
  if (!isOfWhat && CROWDS.test(lower)) return first;
  // »hvordan har | fattige mennesker det«
  if (!isOfWhat && a.is(first, r.ADJECTIVE) && CROWDS.test(a.lower(first + 1)) && !a.commaAfter(first))
    return first + 1;
  return a.is(first, r.NAME) && !a.is(first, r.GENITIVE) ? first : -1;
}

const HAPPENS = new WordList('sker skete');
/** »hvor langt er | der til byen«, »hvad sker | der«: it is the subject; »hvem er | der« and »hvad er | der« tell where. */
const isThere = (a: Analysis, at: number, verb: number): boolean =>
  a.lower(at) === 'hvad'
    ? HAPPENS.test(a.lower(verb))
    : a.lower(at) === 'hvor' && verb > at + 1 && IS_WAS.test(a.lower(verb));

const NAMES_WORDS = new WordList('ordet navnet udtrykket tegnet bogstavet byen øen gaden filmen bogen sangen');
/** »betyder | ordet hygge«, »hedder | filmen Titanic«: what is named so belongs to it. */
const namedEnd = (a: Analysis, at: number): number =>
  NAMES_WORDS.test(a.lower(at)) && !a.commaAfter(at) && a.isMark(at + 2) && r.hasAny(a.reading(at + 1), r.NOUN | r.NAME)
    ? at + 1
    : -1;

const CROWDS = new WordList(
  'folk mennesker børn unge voksne danskere kvinder mænd drenge piger elever lærere forældre dyr',
);
const SOME = new WordList('en et nogle mange nogen ingen alle');
const ALONE = new WordList('nogen ingen alle');
/** »en | butik«, »mange | unge«, »nogen«: the last place of an indefinite subject. */
function endOfSome(a: Analysis, first: number, to: number): number {
  const last = endOfNoun(a, first + 1, to);
  if (last >= 0) return a.is(last, r.GENITIVE) ? -1 : last;
  // »mange | unge kede af det«
  if (a.lower(first) === 'mange' && PEOPLE.test(a.lower(first + 1))) return first + 1;
  return ALONE.test(a.lower(first)) && !a.is(first + 1, r.ADJECTIVE) ? first : -1;
}
const PEOPLE = new WordList('unge ældre voksne gamle andre');

const OTHERS = new WordList('andre fleste');
/** »de | andre«, »de | små børn«: −1 when no noun belongs to the article, as in »de sure«. */
function endOfNoun(a: Analysis, at: number, to: number): number {
  for (let k = at; k < to && k < at + LONGEST_ASKED && !a.commaAfter(k - 1); k++) {
    if (a.is(k, r.NOUN)) return k;
    if (OTHERS.test(a.lower(k)) && !a.is(k + 1, r.NOUN)) return k;
    if (!a.is(k, r.ADJECTIVE) && !a.is(k, r.NUMERAL) && !OTHERS.test(a.lower(k))) return -1;
  }
  return -1;
}

/** »hvor bor de mennesker | lever«: what follows the subject is a verb of its own, so the phrase was another one. */
const isFollowedByVerb = (a: Analysis, end: number, to: number): boolean =>
  end + 1 < to && !a.commaAfter(end) && isFinite(a, end + 1) && !a.is(end + 1, r.NOUN);

const STAYS = new WordList('er var bor boede står stod ligger lå');
/** »en gård, | hvor var der mange køer«, »i Asmara, | hvor boede jeg som barn«: what is told of a place. */
export function isTurnedThere(a: Analysis, at: number, to: number): boolean {
  const [verb, there] = [at + 1, at + 2];
  const isOfPlace = r.hasAny(a.reading(a.before(at)), r.NOUN | r.NAME);
  if (a.lower(at) !== 'hvor' || !isOfPlace || there >= to || a.commaAfter(verb) || !/^[.!]$/.test(a.written(to - 1)))
    return false;
  if (a.lower(there) === 'der') return STAYS.test(a.lower(verb));
  return PERSON.test(a.lower(there)) && a.is(verb, r.VERB) && isFinite(a, verb) && !ASKED_AS_WELL.test(a.lower(verb));
}
/** »Pas på, mand, hvor er du dum.«, »Mor, hvor skal vi hen.«: called out or asked. */
const ASKED_AS_WELL = new WordList('er var bliver blev ser så skal skulle');
