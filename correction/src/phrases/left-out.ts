import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN, LINE, UNCHECKED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import { DEN_DET } from '../words/articles.ts';
import { AND_OR_BUT, RELATIVES } from '../words/links.ts';
import { OBJECT_PERSONS_AND_SELF, PERSONS, SUBJECTS_AND_DER } from '../words/persons.ts';
import { IS_OR_BECOMES, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { takesAt } from './before-infinitive.ts';
import { isCountedNoun } from './counted-noun.ts';
import { UNIT } from './predicate.ts';
import { isBareObject, isSetObject } from './set-object.ts';

/** What a small word that was left out is in its sentence. */
export const SMALL_WORDS = ['verb', 'at', 'subject', 'article', 'preposition'] as const;
export type SmallWord = (typeof SMALL_WORDS)[number];

/** Those of each kind that pupils leave out; the usual ones first. */
export const WORDS_OF: Record<SmallWord, readonly string[]> = {
  verb: ['er', 'var', 'har', 'havde', 'blev', 'bliver'],
  at: ['at'],
  subject: ['det', 'der', 'jeg'],
  article: ['en', 'et'],
  preposition: ['i', 'på', 'til', 'med', 'af', 'for', 'fra', 'ved', 'om'],
};

/** Others that are left out at times; what grammar has room for them is not known. */
export const OTHER_SMALL_WORDS: readonly string[] =
  'den som de han hun vi man du sig mig ham dem os og så ikke kan skal vil være da når hvis men'.split(' ');

const MAY_LACK: Record<SmallWord, (a: Analysis, at: number, word: string) => boolean> = {
  verb: lacksVerb,
  at: lacksAt,
  subject: lacksSubject,
  article: lacksArticle,
  preposition: lacksPreposition,
};

/** Whether grammar has room for a word of the kind before the place. */
export function mayBeLeftOut(a: Analysis, at: number, kind: SmallWord, word: string): boolean {
  return isPlainGap(a, at) && MAY_LACK[kind](a, at, word);
}

/** Between two words that are known, of running text; the halves of a compound lack nothing. */
function isPlainGap(a: Analysis, at: number): boolean {
  if (!isKnown(a, at) || a.held[at]! & (UNCHECKED | FOREIGN | LINE)) return false;
  if (a.opensSentence(at)) return a.hasCapital(at);
  const before = a.before(at);
  // »inden for række vidde«
  if (isHalf(a, at) && !a.commaAfter(at)) return false;
  return isKnown(a, before) && (a.commaAfter(before) || !isHalf(a, before));
}

const SHORTEST_HALF = 4;
/** »jern banen«; »du et« make no »duet«. */
const isHalf = (a: Analysis, at: number): boolean =>
  a.lower(at).length >= SHORTEST_HALF && a.lower(at + 1).length >= SHORTEST_HALF && a.joinedWithNext(at) >= 0;

const isKnown = (a: Analysis, at: number): boolean =>
  a.isWord(at) && (a.types[at]!.listed >= 0 || a.types[at]!.compound !== null || a.hasCapital(at));

/** Words on both sides, with no comma between. */
const isWithin = (a: Analysis, at: number): boolean => !a.opensSentence(at) && !a.commaAfter(a.before(at));

const isFinite = (a: Analysis, at: number): boolean =>
  (a.is(at, r.VERB) && r.hasAny(a.reading(at), r.FINITE)) ||
  IS_OR_BECOMES.test(a.lower(at)) ||
  MORE_MODALS.test(a.lower(at));

/** »Min far kok«: no verb from comma to comma. Another form of a verb straight after is a mistake of its own. */
function lacksVerb(a: Analysis, at: number, word: string): boolean {
  if (!isWithin(a, at) || hasVerb(a, at) || asks(a, at)) return false;
  // »Hvis mig din tegning«, »skrives sådan: De med stort«
  if (OBJECT_PERSONS_AND_SELF.test(a.lower(a.before(at))) || isAfterColon(a, at)) return false;
  // »i dag den største by, i morgen en ørken«; but »nogle gange det næsten som musik«
  if (DEN_DET.test(a.lower(at)) && !a.is(a.after(at), r.ADVERB)) return false;
  // »hvis det ikke lykke«: the noun was meant as a verb
  if (BETWEEN.test(a.lower(a.before(at))) && r.hasAny(a.union(at), r.NOUN)) return false;
  if (!a.canBe(at, r.VERB) || r.hasAny(a.union(at), r.OTHER)) return !isLikePast(a, a.after(at));
  if (!/^h/.test(word)) return a.is(at, r.NOUN) || a.is(at, r.ADJECTIVE);
  // »hans stemme rystet«: the past was meant
  return a.canBe(at, r.VERB | r.PAST_PARTICIPLE) && !isLikePast(a, at);
}

/** »rystet«, »lagt«: written for »rystede«, »lagde«. */
const isLikePast = (a: Analysis, at: number): boolean =>
  at >= 0 &&
  a.lexicon
    .otherForms(a.types[at]!.word, r.VERB | r.PAST_PARTICIPLE, r.VERB | r.PAST)
    .some((past) => past.endsWith('de'));

function isAfterColon(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0; k = a.before(k)) if (a.written(k) === ':') return true;
  return false;
}

/** A question mark follows. */
function asks(a: Analysis, at: number): boolean {
  for (let k = at; k >= 0; k = a.after(k)) if (a.written(k).startsWith('?')) return true;
  return false;
}

function hasVerb(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0 && !a.commaAfter(k) && !a.isMark(k) && !opensClause(a, k); k = a.before(k)) {
    if (isVerb(a, k)) return true;
    // »og jeg sytten år«, »men i Danmark der ikke mange«
    const link = a.lower(a.before(k));
    if ((AND_OR_BUT.test(link) && PERSONS.test(a.lower(k))) || (link === 'men' && !a.is(k, r.ADJECTIVE))) break;
  }
  for (let k = at; k >= 0 && !a.isMark(k) && !opensClause(a, k) && !AND_OR_BUT.test(a.lower(k)); k = a.after(k)) {
    if (isVerb(a, k)) return true;
    if (a.commaAfter(k)) break;
  }
  return false;
}

const isVerb = (a: Analysis, at: number): boolean =>
  isFinite(a, at) ||
  (a.opensSentence(at) && a.canBe(at, r.VERB | r.IMPERATIVE)) ||
  (a.canBe(at, r.VERB | r.PRESENT) && !r.hasAny(a.union(at), r.NOUN | r.OTHER | r.ADJECTIVE));

const opensClause = (a: Analysis, at: number): boolean => a.is(at, r.SUBORDINATOR) || RELATIVES.test(a.lower(at));

const SEES = new WordList(
  'se ser så set høre hører hørte hørt lade lader lod ladet lad føle føler følte følt ' +
    'bede beder bad bedt bed hedder hed',
);
const FARTHEST_SEEN = 4;
/** »hellere hjem end gå ud«: the infinitive is one of two. */
const JOINS = new WordList('end og eller');
/** »for at bo« more often than »for bo«; »ned til drage« is as often the noun. */
const NO_INFINITIVE: ReadonlySet<string> = new Set(['for få', 'til kende']);
const BEFORE_AT = new WordList('for uden');
/** »lært være tålmodig«, »for bo hjemme«; not »set ham lave mad«, »bed ham sende te«, »det hedder flyve«. */
function lacksAt(a: Analysis, at: number): boolean {
  if (!isWithin(a, at) || !a.canBe(at, r.VERB | r.INFINITIVE) || PERSONS.test(a.lower(at))) return false;
  const before = a.before(at);
  if (JOINS.test(a.lower(before)) || NO_INFINITIVE.has(`${a.lower(before)} ${a.lower(at)}`)) return false;
  // »at vær familie indføre«
  if (a.is(before, r.NOUN) && !takesAt(a.lower(before))) return false;
  const isOnlyVerb = !r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.FINITE) || a.is(at, r.VERB | r.INFINITIVE);
  if (!isOnlyVerb && !takesAt(a.lower(before)) && !BEFORE_AT.test(a.lower(before))) return false;
  // »til have lågen«: a compound in two words
  if (r.hasAny(a.union(at), r.NOUN) && a.is(a.after(at), r.NOUN | r.DEFINITE)) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST_SEEN; k = a.before(k), steps++)
    if (SEES.test(a.lower(k))) return false;
  return true;
}

const OPENS_CLAUSE = new WordList('at hvis når fordi hvor om mens selvom da');
const BETWEEN = new WordList('ikke også altid aldrig');
/** »at er en god idé«, »Var meget koldt.«: a verb where its subject should stand. */
function lacksSubject(a: Analysis, at: number, word: string): boolean {
  const before = a.lower(a.before(at));
  const verb = BETWEEN.test(a.lower(at)) ? a.after(at) : at;
  if (!isFinite(a, verb) || hasSubjectNext(a, verb)) return false;
  // »Da bestak en hertug kokken«: then he did
  if (before === 'da' && a.opensSentence(a.before(at))) return false;
  if (OPENS_CLAUSE.test(before)) return true;
  // »undersøgt hvad sker«
  if (before === 'hvad' && word === 'der' && verb === at)
    return !a.opensSentence(a.before(at)) && !asks(a, at) && !isAfterColon(a, at);
  // »Var med i 20 minutter«
  if (WORDS_OF.preposition.includes(a.lower(a.after(at)))) return false;
  return (
    verb === at &&
    word === 'det' &&
    IS_OR_BECOMES.test(a.lower(at)) &&
    (a.opensSentence(at) ? !asks(a, at) && !isCondition(a, at) : before === 'men' && !isSaidBefore(a, at))
  );
}

/** »Er noget ikke frivilligt, bestemmer man det ikke selv«: a verb follows the comma. */
function isCondition(a: Analysis, at: number): boolean {
  for (let k = at; k >= 0; k = a.after(k)) if (a.commaAfter(k) && isFinite(a, a.after(k))) return true;
  return false;
}

/** »Det er dannet af et navn, men er ikke selv et«: the same verb with the same subject. */
function isSaidBefore(a: Analysis, at: number): boolean {
  for (let k = a.before(at); k >= 0; k = a.before(k)) if (a.lower(k) === a.lower(at)) return true;
  return false;
}

const OF_NOBODY = new WordList('en et noget nogen nogle ingen intet mange');
/** »hvor var toilettet«, »da var han glad«: the words stand in another order. */
function hasSubjectNext(a: Analysis, verb: number): boolean {
  const next = a.after(verb);
  if (OF_NOBODY.test(a.lower(next))) return false;
  // »den bedste tur«
  if (DEN_DET.test(a.lower(next)) && a.is(a.after(next), r.ADJECTIVE)) return false;
  const isSubject = [r.NOUN | r.DEFINITE, r.PRONOUN, r.DETERMINER, r.NAME].some((bits) => a.is(next, bits));
  return isSubject || SUBJECTS_AND_DER.test(a.lower(next)) || a.lower(next) === 'i';
}

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** »har lille båd«: one of several things; not »Husk stort bogstav«, as one writes to oneself. */
function lacksArticle(a: Analysis, at: number, word: string): boolean {
  if (!isWithin(a, at) || (a.opensSentence(a.before(at)) && a.canBe(a.before(at), r.VERB | r.IMPERATIVE))) return false;
  let noun = at;
  while (a.is(noun, r.ADJECTIVE) && !a.commaAfter(noun)) noun = a.after(noun);
  const gender = word === 'en' ? r.COMMON : r.NEUTER;
  return (
    a.is(noun, r.NOUN) &&
    a.canBe(noun, BARE | gender, r.GENITIVE) &&
    // »Vil du have æble eller banan?«
    a.lower(a.after(noun)) !== 'eller' &&
    isCountedNoun(a, noun) &&
    !isSetObject(a, noun) &&
    !isBareObject(a, noun)
  );
}

const TIMES = new WordList('sidste næste hver hele denne dette de alle gang dag sidst tværs nogle');
const ALLOWS = new WordList('lov værsgo råd');
/** »kigger ned skærmen«; not »kom sidste uge«, »har lov at gå«. */
function lacksPreposition(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!isWithin(a, at) || TIMES.test(a.lower(at)) || ALLOWS.test(a.lower(before))) return false;
  // »månen Europa«, »på linje Sofie«, but »hele vejen Kolding«
  if (a.hasCapital(at) && a.is(before, r.NOUN) && a.lower(before) !== 'vejen') return false;
  // »passe caféen«, »hviler benene«: its object
  if (a.is(before, r.VERB) && a.is(at, r.NOUN | r.DEFINITE)) return false;
  // »I begyndelsen publikum lo«: the words stand in another order
  if (isFinite(a, a.after(at))) return false;
  // »ti meter vippen«, »folk manglet fællesskab«: another mistake
  return !UNIT.test(a.lower(before)) && (HELPED.test(a.lower(a.before(before))) || !isLikePast(a, before));
}

const HELPED = new WordList('er var være været har havde have blev bliver blive ikke også');
