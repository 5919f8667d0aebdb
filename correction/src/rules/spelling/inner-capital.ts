import type { Analysis } from '../../analysis/analysis.ts';
import { smallAt } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import {
  ADJECTIVE,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  NAME,
  NOUN,
  NUMERAL,
  PLURAL,
  PREPOSITION,
  VERB,
} from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { TRADES } from '../../words/people.ts';
import { WordList } from '../../words/word-list.ts';

const PRONOUN_WORDS = 'jeg du han hun vi man';
const PRONOUNS = new Set(PRONOUN_WORDS.split(' '));
/** After these a pronoun goes on in the same clause. */
const BEFORE_PRONOUN = new Set(
  'at hvis når om fordi som da mens og eller end hvad hvor hvordan hvorfor hvornår kan kunne skal skulle vil ville må måtte'.split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'en et min mit mine din dit dine sin sit sine vores jeres deres hans hendes nogle mange flere alle ingen hver hvert'.split(
    ' ',
  ),
);
/** Places and things that are names when they have a capital. */
const NAMES_TOO = new Set(
  (
    'bakken parken jorden solen månen søerne tinget himlen helvede muren nettet internettet biblen bibelen koranen kongen ' +
    'børsen riget vesten østen nordpolen sydpolen strøget ækvator unionen radikale konservative ' +
    'dronningen gud herren fanden djævelen staten kronen borgen heden åen broen kanalen sundet voldene halvøen slottet ' +
    'alperne torvet grønne metroen rådet udvalget gruppen kommission kommissionen råd union parlamentet folketing alternativet venstre fællesskabet domstolen'
  ).split(' '),
);
/** »bogen Drengen«, »den hedder Trolden«: what follows is a title or a name. */
const NAMING = new Set('hedder hed hedde kaldes kaldte kalder kaldt titlen overskriften navnet ved'.split(' '));
const ARTICLES = new Set('den det de'.split(' '));
/** »Galten kommune« */
const DISTRICTS = new WordList('kommune kommunes sogn amt herred station skole kirke havn');
const COPULAS = new Set('er var bliver blev været blevet'.split(' '));
const DEGREES = new Set('meget så ret lidt virkelig rigtig helt altid super'.split(' '));
const JOINS = new Set('og eller'.split(' '));
/** Shown only to writers who give other nouns a capital as well (kernel/error-odds.ts). */
const IF_HABIT = 0.42;
const LONGEST_SHORT = 4;
const SHORTEST = 3;
/** »fra Filippinerne«: what nobody uses with a small letter may be a name. */
const USED = 70;
/** »Justitsministeriet«, »Socialdemokratiet«: what is long and definite may well be the one of its kind. */
const LONGEST_DEFINITE = 9;
/** »Den jyske Opera«, »Det Kongelige Teater« */
const OF_INSTITUTIONS = /(sk|ske|lige)$/;

/** »min Hund«, »til den store Kat«, »kan Du«: words of the sentence with the capital of a name. */
export const innerCapital: WordRule = {
  id: 'inner-capital',
  subcategory: 'lowercase',
  on: { readings: [NOUN, ADJECTIVE], words: PRONOUN_WORDS },
  wrong: [
    ['Jeg købte en ny Cykel til min bror.', 'Jeg købte en ny cykel til min bror.'],
    ['Vores Hund sov ude i Haven hele natten.', 'Vores hund sov ude i haven hele natten.'],
    ['Hun mødte den Franske præsident.', 'Hun mødte den franske præsident.'],
    ['Vil du med, hvis Du får lov?', 'Vil du med, hvis du får lov?'],
    ['I Sommerferien skal vi til Bornholm.', 'I sommerferien skal vi til Bornholm.'],
    ['Hans bror er Mekaniker i Vejle.', 'Hans bror er mekaniker i Vejle.'],
    ['Hvordan har Du det?', 'Hvordan har du det?'],
    ['Den Danske konge hed Frederik.', 'Den danske konge hed Frederik.'],
    ['Om Aftenen spiser vi, og maden er altid Fantastisk.', 'Om aftenen spiser vi, og maden er altid fantastisk.'],
    [
      'Vores Hund lå i Haven. Så kom Drengen ud og kastede Bolden til den.',
      'Vores hund lå i haven. Så kom drengen ud og kastede bolden til den.',
    ],
    [
      'Min Kat og min Hund leger med Bolden, og min Bror spiller Fodbold.',
      'Min kat og min hund leger med bolden, og min bror spiller fodbold.',
    ],
  ],
  right: [
    'Karla kaldte sin snegl Lyn, mens Anton kaldte sin Turbo.',
    'Han siger til Børsen, at Vesten og Nordpolen er langt væk.',
    'Vi så Den Lille Havfrue og det Hvide Hus.',
    'Han kører i en Opel.',
    'Jeg læste digtet Sommeren i går.',
    'Vi tog på Bakken med min Bjørn.',
    'Hun arbejder i Kirkens Korshær.',
    'Han var med i Socialdemokratiet og spillede i Den jyske Opera.',
    'Hun handler i Netto, og han er fra Grenen.',
    'Den dobbelte Formel 1-mester vandt.',
    'Sagen blev drøftet i Rådet.',
    'Vi læste i Det gamle Testamente og så Den lille Havfrue.',
    'Efter Magnus den Godes død blev Erik den Røde hjemme.',
    'Højdepunktet er det hårde Tour de France.',
  ],
  match(a, at) {
    if (!a.hasCapital(at) || a.opensSentence(at) || !isPlain(a, at) || !isJudged(a, at)) return null;
    const confidence = sureOf(a, at);
    if (confidence === 0) return null;
    return smallAt(a, at, confidence);
  },
};

/** One capital, in a word that no list has with it, among words with small letters. */
function isPlain(a: Analysis, at: number): boolean {
  const written = a.written(at);
  const { lexicon } = a;
  if (!/^[A-ZÆØÅ][a-zæøå]+$/.test(written) || a.types[at]!.text !== written) return false;
  if (PRONOUNS.has(a.lower(at))) return true;
  if (lexicon.find(written) >= 0 || hasAny(a.union(at), NAME) || isNameToo(a.lower(at))) return false;
  return a.types[at]!.listed >= 0 || isCompound(a, at);
}

const isNameToo = (word: string): boolean => NAMES_TOO.has(word) || NAMES_TOO.has(word.replace(/s$/, ''));

/** »Formel 1«, »Galten kommune«: what follows makes it a name. */
const isNamedByNext = (a: Analysis, next: number): boolean =>
  a.kinds[next] === NUMBER || (DISTRICTS.test(a.lower(next)) && !a.hasCapital(next));

/** »min Fodboldtrøje«, no »Nobelpris« */
function isCompound(a: Analysis, at: number): boolean {
  const { text, compound } = a.types[at]!;
  if (!compound || !DETERMINERS.has(a.lower(a.before(at)))) return false;
  return a.lexicon.find(text.slice(0, compound.headStart)) < 0;
}

/** Names and titles have a capital beside the capital, or stand in quotation marks or after what they are the name of. */
function isJudged(a: Analysis, at: number): boolean {
  const [before, after] = [a.before(at), a.after(at)];
  if (!a.isWord(before) || a.commaAfter(before) || NAMING.has(a.lower(before))) return false;
  // »til overs. Far«: taken for an abbreviation
  if (a.written(before).endsWith('.')) return false;
  if ((a.hasCapital(after) || isNamedByNext(a, after)) && !a.commaAfter(at)) return false;
  if (isCalled(a, at) || isOneOfTwoNames(a, at)) return false;
  if (isOfForeignName(a, at) || isOfTitle(a, at) || isOfRuler(a, at)) return false;
  return !a.hasCapital(before) || a.opensSentence(before);
}

/** »mens Anton kaldte sin Turbo«: the name that somebody's is given. */
const isCalled = (a: Analysis, at: number): boolean =>
  DETERMINERS.has(a.lower(a.before(at))) && NAMING.has(a.lower(a.before(at, 2)));

/** »til Vej og Park«: two of the same name. */
function isOneOfTwoNames(a: Analysis, at: number): boolean {
  const named = (k: number): boolean => a.hasCapital(k) && !a.opensSentence(k);
  if (JOINS.has(a.lower(a.after(at))) && !a.commaAfter(at)) return named(a.after(at, 2));
  return JOINS.has(a.lower(a.before(at))) && named(a.before(at, 2));
}

/** »det årlige Tour de France«, »Dagens Club of Rome« */
const isOfForeignName = (a: Analysis, at: number): boolean =>
  LINKS_OF_NAMES.test(a.lower(a.after(at))) && a.hasCapital(a.after(at, 2)) && !a.commaAfter(at);

const LINKS_OF_NAMES = new WordList('de of la le du des di da del della van von the et and');

/** »Erik den Røde«, »Magnus den Godes død« */
const isOfRuler = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'den' && a.hasCapital(a.before(at, 2)) && !a.opensSentence(a.before(at, 2));

/** »i Det gamle Testamente«, »foran Den lille Havfrue«: the article's capital tells of a title, for the article and the noun. */
function isOfTitle(a: Analysis, at: number): boolean {
  const isArticle = (k: number): boolean => ARTICLES.has(a.lower(k)) && a.hasCapital(k) && !a.opensSentence(k);
  if (isArticle(at)) return a.is(a.after(at), ADJECTIVE) && a.hasCapital(a.after(at, 2));
  return a.is(a.before(at), ADJECTIVE) && isArticle(a.before(at, 2));
}

const OPENS_TIME = new WordList('i om efter før på under');
const TIMES = new WordList(
  'sommerferien efterårsferien vinterferien juleferien påskeferien ferien weekenden skolen børnehaven frikvarteret frikvartererne ' +
    'pausen timen aftenen morgenen eftermiddagen formiddagen natten dagen foråret efteråret sommeren vinteren klassen skole',
);

function sureOf(a: Analysis, at: number): number {
  const before = a.before(at);
  const last = a.lower(before);
  const isAfterVerb = a.is(before, VERB) && hasAny(a.reading(before), FINITE);
  if (PRONOUNS.has(a.lower(at))) {
    if (BEFORE_PRONOUN.has(last)) return 0.92;
    // »har Du det«, but not »hjem Vi løb«
    const after = a.after(at);
    const isSubject = a.is(after, VERB) && hasAny(a.reading(after), FINITE);
    return isAfterVerb && a.types[before]!.listed >= 0 && !isSubject ? 0.9 : 0;
  }
  if (a.lower(at).length < SHORTEST) return 0;
  const isUsed = a.lexicon.frequencies[a.types[at]!.listed]! >= USED;
  // »I Sommerferien«
  if (a.opensSentence(before) && OPENS_TIME.test(last) && TIMES.test(a.lower(at))) return 0.88;
  // »er Mekaniker«
  if ((COPULAS.has(last) || last === 'som') && TRADES.test(a.lower(at))) return 0.88;
  // »I Bakken«: the first word of a sentence says no more than its class
  const isOrder = a.opensSentence(before) && a.is(before, VERB);
  if (a.hasCapital(before) && !DETERMINERS.has(last) && !ARTICLES.has(last) && !a.is(before, PREPOSITION) && !isOrder)
    return 0;
  const next = a.after(at);
  if (a.canBe(at, ADJECTIVE) && a.lower(at).length > LONGEST_SHORT) {
    // »den Franske præsident«, »med Venlig hilsen«
    if (ARTICLES.has(last) && a.is(next, NOUN)) return 0.86;
    if (isUsed && a.is(before, PREPOSITION) && a.is(at, ADJECTIVE) && a.is(next, NOUN)) return 0.82;
    // »maden er Fantastisk«
    if (isUsed && !a.canBe(at, NOUN) && (COPULAS.has(last) || DEGREES.has(last))) return 0.86;
  }
  if (!a.canBe(at, NOUN)) return 0;
  if (DETERMINERS.has(last)) return 0.92;
  if (a.is(before, NUMERAL) && a.canBe(at, NOUN | PLURAL)) return 0.88;
  if (a.is(before, ADJECTIVE) && !hasAny(a.union(before), VERB)) return OF_INSTITUTIONS.test(last) ? 0 : 0.88;
  const isDefinite = a.canBe(at, NOUN | DEFINITE) && !a.canBe(at, NOUN | INDEFINITE) && !a.canBe(at, NOUN | GENITIVE);
  const isOne = isUsed && a.lower(at).length <= LONGEST_DEFINITE && isDefinite;
  if (a.is(before, PREPOSITION) && last !== 'hos' && isOne) return 0.84;
  if (isOne && isAfterVerb) return 0.8;
  // »spiller Fodbold«: a name for all that the place tells
  const isBare = a.canBe(at, NOUN | INDEFINITE) || isDefinite;
  if (isUsed && isDefinite && !a.hasCapital(before)) return IF_HABIT;
  return isUsed && isBare && (isAfterVerb || isOrder || a.is(before, PREPOSITION) || JOINS.has(last)) ? IF_HABIT : 0;
}
