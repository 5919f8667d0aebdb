import type { Analysis } from '../../analysis/analysis.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import {
  adjectivesBefore,
  articleProbabilities,
  isOpened,
  LACKS_DEFINITE,
  LACKS_INDEFINITE,
  NEEDS_NONE,
} from '../../models/article.ts';
import type { Models } from '../../models/models.ts';
import {
  NEEDS,
  needChances,
  nounsMeantAt,
  nounSigns,
  withIndefiniteArticle,
  withOthers,
} from '../../models/noun-need.ts';
import { isNoun, nounFormProbabilities } from '../../models/noun-forms.ts';
import { NOUN_FORMS } from '../../models/noun-table.ts';
import { isCountedNoun, isMassNoun, isStuff } from '../../phrases/counted-noun.ts';
import { LACKS_ARTICLE } from '../../phrases/said-by-several.ts';
import { isBareObject, isSetObject } from '../../phrases/set-object.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { isFinite } from '../../verbs/finite.ts';
import { LEAVES_BARE } from '../../words/bare-phrases.ts';
import { AND_OR, RELATIVES } from '../../words/links.ts';
import { PARENTS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const [AS_BARE, AS_DEFINITE] = [0, 1];
const OTHER_WORD = r.NAME | r.OTHER | r.FINITE | r.ADJECTIVE;
/** »ved arbejde«, »i øje«: after a preposition or an adjective no verb stands without »at«. */
const IN_PHRASE = r.NAME | r.OTHER | r.ADJECTIVE;

/**
 * One of many things without »en«, »et« or its ending, in a text of somebody who leaves them out. Three models say what the place
 * asks for: the one of articles, the one of noun forms and the net; in such texts their sum tells the slips from »i skole« and
 * »køre bil« (fitted on corpus/tune, the same nouns in news and in everyday sentences beside it).
 */
export const bareNoun: WordRule = {
  id: 'bare-noun',
  subcategory: 'definiteness',
  ofLearners: true,
  on: { readings: BARE },
  explanation:
    'Her mangler »{token}« sin endelse: »{replacement}«. Læseren ved, hvilken der tales om, og så får navneordet -en, -et eller -n. Prøv at sætte »den« eller »det« foran: Passer det, skal endelsen på.',
  wrong: [
    ['Jeg tog bus til fabrikken.', 'Jeg tog bussen til fabrikken.'],
    ['Jeg vil gerne have hund.', 'Jeg vil gerne have en hund.'],
    ['Min bror har købt lampe til mig.', 'Min bror har købt en lampe til mig.'],
    ['Hans mor arbejder i supermarked i Vejle.', 'Hans mor arbejder i et supermarked i Vejle.'],
    ['Nu bor vi i stor lejlighed nær skolen.', 'Nu bor vi i en stor lejlighed nær skolen.'],
    ['Snemanden fik en gulerod og gammel hat.', 'Snemanden fik en gulerod og en gammel hat.'],
    ['Vi ventede længe, fordi bus var forsinket.', 'Vi ventede længe, fordi bussen var forsinket.'],
  ],
  right: [
    'Jeg går i musikskole om torsdagen.',
    'Døren er et symbol på frihed.',
    'De skriver altid på computer i timerne.',
    'Hun kører bil, og han går i skole.',
    'Min søster er læge på et sygehus.',
    'Vi spiller guitar efter skole.',
    'De gik fra dør til dør, og på vej hjem fra skole løb vi.',
    'Vi har for kort pause, og vi blander mørtel.',
    'Jeg har ret, og du har lyst til mad.',
    'Hun kom i god tid og i højt humør.',
    'Der lå en tre meter lang slange i buret.',
    'Han har mørkt hår, og det blev varmere dag for dag.',
  ],
  match(a, at, models): Finding | null {
    const found = matchPattern(a, at, models);
    return found === null || needsNothing(a, at, models) ? null : found;
  },
};

function matchPattern(a: Analysis, at: number, models: Models): Finding | null {
  // »på vej hjem fra skole«
  if (isSetObject(a, at) || isBareObject(a, at)) return null;
  const described = ofAdjective(a, at, models);
  if (described !== null) return described;
  if (isSubject(a, at)) return withSureEnding(a, at, models);
  if (!mayLackSomething(a, at)) return standsAlone(a, at) ? withSureEnding(a, at, models) : null;
  const adjectives = adjectivesBefore(a, at);
  const opener = a.before(at, adjectives + 1);
  if (!isOpenPlace(a, at, opener)) return null;
  const articles = articleProbabilities(a, at, adjectives, models);
  if (articles === null) return null;
  if (articles[LACKS_INDEFINITE]! > articles[LACKS_DEFINITE]! && !a.is(opener, r.PREPOSITION))
    return withIndefinite(a, at, opener, Math.log(articles[LACKS_INDEFINITE]! / articles[NEEDS_NONE]!), models);
  if (adjectives === 0 && isNewAndDescribed(a, at, articles)) return withArticle(a, at, at, SUREST, models);
  // »en mand med hund«
  if (adjectives > 0 || (a.lower(opener) === 'med' && articles[LACKS_INDEFINITE]! > articles[LACKS_DEFINITE]!))
    return null;
  return withEnding(a, at, Math.log(articles[LACKS_DEFINITE]! / articles[NEEDS_NONE]!), models);
}

/** »symbol på frihed«, »går i musikskole«: all models together find it likelier that nothing is needed. */
function needsNothing(a: Analysis, at: number, models: Models): boolean {
  const signs = nounSigns(a, at, models);
  return signs !== null && needChances(signs.values)[0]! > NOTHING;
}

/**
 * »bor i stor lejlighed«, »hun er venlig dame«, »har rødt hus«: an adjective of one thing before the noun, wherever they stand. Of 160,000
 * words of news and short sentences four such lack nothing (»er stærk kost«).
 */
function ofAdjective(a: Analysis, at: number, models: Models): Finding | null {
  const adjectives = adjectivesBefore(a, at);
  if (adjectives === 0 || a.types[at]!.listed < 0 || a.hasCapital(at) || !isNounOfAdjective(a, at)) return null;
  const opener = a.before(at, adjectives + 1);
  if (opener < 0 || a.commaAfter(opener) || isOpened(a, opener) || LEAVES_BARE.test(a.lower(opener))) return null;
  // »har for kort pause«: more than it should be
  if (a.lower(opener) === 'for' && HAVE.test(a.lower(a.before(opener)))) return null;
  // »to meter lang slange«, »en tredje og sidste runde«
  const whole = AND_OR.test(a.lower(opener)) ? a.before(opener) : -1;
  if (a.is(opener, r.NOUN | r.PLURAL) || (whole >= 0 && !a.is(whole, r.NOUN))) return null;
  const next = a.after(at);
  if (!a.commaAfter(at) && (a.is(next, r.NOUN) || a.hasCapital(next))) return null;
  const articles = articleProbabilities(a, at, adjectives, models);
  if (articles === null || articles[LACKS_INDEFINITE]! < articles[LACKS_DEFINITE]!) return null;
  return withIndefinite(a, at, opener, Math.log(articles[LACKS_INDEFINITE]! / articles[NEEDS_NONE]!), models);
}

/** The adjective is of one thing, no »større« and »ældre«, and the noun one that is counted. */
function isNounOfAdjective(a: Analysis, at: number): boolean {
  const adjective = a.before(at);
  if (!a.canBe(adjective, r.ADJECTIVE | r.SINGULAR | r.INDEFINITE) || a.is(adjective, r.COMPARATIVE)) return false;
  if (!a.is(at, r.NOUN) && !a.is(at, r.INFINITIVE)) return false;
  return !isStuff(a.lower(at)) && !isMassNoun(a, at) && a.canBe(at, BARE, r.GENITIVE) && hasPlural(a, at);
}

/** A listed thing that one counts, in a form that can be nothing else. */
function mayLackSomething(a: Analysis, at: number): boolean {
  const { listed, lower, union } = a.types[at]!;
  const isPhrase = r.hasAny(a.reading(a.before(at)), r.PREPOSITION | r.ADJECTIVE);
  if (
    listed < 0 ||
    a.hasCapital(at) ||
    !isNoun(a, at) ||
    a.is(at, r.GENITIVE) ||
    r.hasAny(union, isPhrase ? IN_PHRASE : OTHER_WORD | r.INFINITIVE)
  )
    return false;
  const plural = vowelPlural(lower);
  if (isStuff(lower) || a.canBe(at, r.NOUN | r.DEFINITE)) return false;
  if (a.canBe(at, r.NOUN | r.PLURAL) && plural === undefined) return false;
  return plural !== undefined || isCounted(a, at);
}

/** »snemand« too: it has a plural, and its last part is what one counts. */
const isCounted = (a: Analysis, at: number): boolean =>
  isCountedNoun(a, at) || (hasPlural(a, at) && !isMassNoun(a, at));

const hasPlural = (a: Analysis, at: number): boolean =>
  a.lexicon.otherForms(a.types[at]!.word, r.NOUN, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE).length > 0;

/** After a preposition or a verb, its subject and adverbs between; not »dag for dag«, »mor og barn«, »er læge«. */
function isOpenPlace(a: Analysis, at: number, opener: number): boolean {
  const next = a.after(at);
  if (opener < 0 || isOpened(a, opener) || a.commaAfter(opener) || LEAVES_BARE.test(a.lower(opener))) return false;
  if (a.is(next, r.NOUN) || a.is(next, r.NUMERAL) || a.hasCapital(next)) return false;
  if (GOES_ON.test(a.lower(at)) && OF_TIME_OR_WAY.test(a.lower(opener))) return false;
  // »far og søn«
  if ((AND_OR.test(a.lower(next)) && !a.commaAfter(at)) || AND_OR.test(a.lower(opener))) return false;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < NEAR; k = a.before(k), steps++)
    if (a.lower(k) === a.lower(at)) return false;
  for (let k = next, steps = 0; k >= 0 && steps < 2; k = a.after(k), steps++)
    if (a.lower(k) === a.lower(at)) return false;
  if (a.is(opener, r.PREPOSITION)) return true;
  const verb = verbBefore(a, opener);
  return verb >= 0 && !ALL_BE_AND_BECOME.test(a.lower(verb));
}

const CLAUSE_OPENERS = new WordList('mens imens hvis når da om fordi at selvom og men for');
/** »mens | suppe koger«, »…, og | pris var rimelig«: alone between what opens a clause and the verb of it. */
function isSubject(a: Analysis, at: number): boolean {
  const [opener, verb] = [a.before(at), a.after(at)];
  if (!CLAUSE_OPENERS.test(a.lower(opener)) || a.commaAfter(at) || a.commaAfter(opener) || !isFinite(a, verb))
    return false;
  if (a.is(verb, r.NOUN) || !a.is(verb, r.VERB) || a.lower(a.before(opener)) === a.lower(at)) return false;
  // »mor og søn sagde«: the second of two
  return !NO_SUBORDINATOR.test(a.lower(opener)) || a.commaAfter(a.before(opener));
}
const NO_SUBORDINATOR = new WordList('og men for om');

/** A word for what one counts as well as for stuff, where an object may stand. */
const standsAlone = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN) && adjectivesBefore(a, at) === 0 && isOpenPlace(a, at, a.before(at));

/**
 * What the net's log odds and the sum of the three must be where the noun need not be one of many things: »at krig er slemt«, »at vand
 * er koldt«. None of 160,000 words of news, short sentences and debates is that sure.
 */
const NET_FROM = 2.8;
const SURE_FROM = 7.2;
function withSureEnding(a: Analysis, at: number, models: Models): Finding | null {
  const { listed, union, lower } = a.types[at]!;
  if (listed < 0 || a.hasCapital(at) || !isNoun(a, at) || a.is(at, r.GENITIVE)) return null;
  if (r.hasAny(union, r.NAME | r.OTHER | r.FINITE | r.DEFINITE) || PARENTS.test(lower)) return null;
  const form = definiteOf(a, at);
  if (form === undefined || models.secondReader.known(a, at) === null) return null;
  const net = models.secondReader.odds(a, at, form);
  const articles = net < NET_FROM ? null : articleProbabilities(a, at, 0, models);
  if (articles === null) return null;
  const odds = Math.log(articles[LACKS_DEFINITE]! / articles[NEEDS_NONE]!) + oddsOfForm(a, at, models);
  return odds + OF_NET * net < SURE_FROM ? null : replaceWord(a, at, form, SUREST);
}

const definiteOf = (a: Analysis, at: number): string | undefined =>
  a.lexicon.otherForms(a.types[at]!.word, r.NOUN, NOUN_FORMS[AS_DEFINITE]!, r.GENITIVE)[0];

/** Log odds that the place asks for the ending, by the model of noun forms; 0 of a noun that it does not know. */
function oddsOfForm(a: Analysis, at: number, models: Models): number {
  const forms = nounFormProbabilities(a, at, models);
  return forms === null ? 0 : Math.log((forms[AS_DEFINITE]! + LEAST) / (forms[AS_BARE]! + LEAST));
}

const NEAR = 3;
/** »fra skole«, »går i børnehave«: what goes on there, not the house. */
const GOES_ON = new WordList('skole børnehave gymnasium');
const OF_TIME_OR_WAY = new WordList('i fra til før efter');

/** »køber | jeg altid«: the verb that the noun is the object of, −1 of none. */
function verbBefore(a: Analysis, at: number): number {
  let k = at;
  for (let steps = 0; k >= 0 && steps < 2 && !a.is(k, r.VERB); steps++) {
    if (!a.is(k, r.ADVERB) && !a.is(k, r.PRONOUN)) return -1;
    k = a.before(k);
    if (a.commaAfter(k)) return -1;
  }
  return a.is(k, r.VERB) ? k : -1;
}

/** How much likelier the article must be than the ending where what follows tells which one it is. */
const NEW_FROM = 1.5;
/** »om læge, som hedder Mira«, »i landsby i Iran«, »i hus med have«: what follows describes it, so nobody knows it yet. */
function isNewAndDescribed(a: Analysis, at: number, articles: Float64Array): boolean {
  if (Math.log(articles[LACKS_INDEFINITE]! / articles[LACKS_DEFINITE]!) < NEW_FROM) return false;
  if (articles[LACKS_INDEFINITE]! < articles[NEEDS_NONE]!) return false;
  const next = a.after(at);
  if (RELATIVES.test(a.lower(next))) return true;
  if (a.commaAfter(at) || !(a.is(next, r.PREPOSITION) || a.lower(next) === 'i')) return false;
  return a.lower(next) === 'med' || a.hasCapital(a.after(next));
}

/** What the log odds of the article model must be, and what one unit of them is worth. */
const INDEFINITE_FROM = 2.8;
const PER_ARTICLE = 0.5;

function withIndefinite(a: Analysis, at: number, opener: number, odds: number, models: Models): Finding | null {
  return odds < INDEFINITE_FROM
    ? null
    : withArticle(a, at, a.after(opener), sure((odds - INDEFINITE_FROM) * PER_ARTICLE), models);
}

function withArticle(a: Analysis, at: number, first: number, confidence: number, models: Models): Finding | null {
  const article = withIndefiniteArticle(a, at, first);
  if (article === undefined) return null;
  const found = replaceSpan(a, first, first, article, confidence);
  const said = { ...found, subcategory: 'missing-word' as const, explanation: LACKS_ARTICLE };
  return first === at ? withOthers(said, nounsMeantAt(a, at, models)) : said;
}

/** What the sum of the three must be, what one unit of it is worth, and what the net's log odds count in it. */
const DEFINITE_FROM = 2.3;
const PER_SUM = 0.25;
const OF_NET = 0.5;

function withEnding(a: Analysis, at: number, odds: number, models: Models): Finding | null {
  const form = definiteOf(a, at);
  if (form === undefined || needsOther(a, at, models)) return null;
  const net = models.secondReader.known(a, at) === null ? 0 : models.secondReader.odds(a, at, form);
  const sum = odds + oddsOfForm(a, at, models) + OF_NET * net;
  return sum < DEFINITE_FROM
    ? null
    : withOthers(replaceWord(a, at, form, sure((sum - DEFINITE_FROM) * PER_SUM)), nounsMeantAt(a, at, models));
}

/** »arbejder i supermarked«, »beskyttelse på ben«: an article or several is so much likelier than the ending. */
const LIKELIER = 1.3;
/** So likely nothing is needed that two models alone are not believed. */
const NOTHING = 0.5;
function needsOther(a: Analysis, at: number, models: Models): boolean {
  const signs = nounSigns(a, at, models);
  if (signs === null) return false;
  const chances = needChances(signs.values);
  const ending = chances[NEEDS.indexOf('definite')]!;
  return NEEDS.some((need, k) => need !== 'nothing' && chances[k]! > LIKELIER * ending);
}

const LEAST = 1e-6;
/** At the least that is believed, three in four are right. */
const AT_LEAST = 1.15;
const SUREST = 0.97;
const sure = (above: number): number => Math.min(SUREST, probabilityOf(AT_LEAST + above));
