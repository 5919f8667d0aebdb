import type { Analysis } from '../../analysis/analysis.ts';
import type { Models } from '../../models/models.ts';
import { isNoun } from '../../models/noun-forms.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import {
  ADJECTIVE,
  COMMON,
  COMPARATIVE,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  INDEFINITE,
  NEUTER,
  NOUN,
  NUMERAL,
  OTHER,
  PLURAL,
  PREPOSITION,
  PRESENT,
  PRONOUN,
  SINGULAR,
  SUPERLATIVE,
  VERB,
} from '../../lexicon/readings.ts';
import { determinerBits, inOtherGender } from '../../phrases/determiners.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { type NounPhrase, nounPhrase } from '../../phrases/noun-phrase.ts';
import { DEN_DET, EN_ET, LAST_ONE } from '../../words/articles.ts';
import { mayThink } from '../../words/beings.ts';
import { everydayGender } from '../../words/everyday-gender.ts';
import { RELATIVES } from '../../words/links.ts';
import { PERSONS } from '../../words/persons.ts';
import { BE_OR_BECOME, IS_WAS } from '../../words/verbs.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = NOUN | SINGULAR | INDEFINITE;
const SHORTEST_HEAD = 4;
const SHORTEST_FIRST = 3;
/** »yndlings-fag«: the first part with its link is sure enough for a short head. */
const LINKED = 5;

export const articleGender: WordRule = {
  id: 'article-gender',
  subcategory: 'gender',
  on: {
    words: 'en et den det denne dette min mit din dit sin sit hver hvert hvilken hvilket intet',
  },
  wrong: [
    ['Vi har købt en hus ved søen.', 'Vi har købt et hus ved søen.'],
    ['Han fik et cykel i gave.', 'Han fik en cykel i gave.'],
    ['Hvordan går det med din knæ?', 'Hvordan går det med dit knæ?'],
    ['De bor i den store hus på hjørnet.', 'De bor i det store hus på hjørnet.'],
    ['Dansk er en svær sprog.', 'Dansk er et svært sprog.'],
    ['Jeg fandt det cykel, som du havde mistet.', 'Jeg fandt den cykel, som du havde mistet.'],
    ['Min yndlingsfag er matematik.', 'Mit yndlingsfag er matematik.'],
    ['Vi så en egern og en ræv.', 'Vi så et egern og en ræv.'],
    ['Det var den første ord, jeg lærte.', 'Det var det første ord, jeg lærte.'],
    ['Man kan også gøre det på det måde.', 'Man kan også gøre det på den måde.'],
    ['Den ene hold kaster bolden.', 'Det ene hold kaster bolden.'],
    ['Han brækkede det ene arm.', 'Han brækkede den ene arm.'],
    ['Det bil er rød.', 'Den bil er rød.'],
    ['Denne hus er meget gammelt.', 'Dette hus er meget gammelt.'],
    ['Jeg købte en brød hos bageren.', 'Jeg købte et brød hos bageren.'],
    ['Hun lagde en stykke tyggegummi på bordet.', 'Hun lagde et stykke tyggegummi på bordet.'],
    ['Jeg kan sende en billede af lampen.', 'Jeg kan sende et billede af lampen.'],
    ['Der står en nummer på den.', 'Der står et nummer på den.'],
    ['Det lille sø var hvid.', 'Den lille sø var hvid.'],
    ['Hun gav mig en kort, hvor hun havde tegnet en bil.', 'Hun gav mig et kort, hvor hun havde tegnet en bil.'],
    ['Han arbejder på en lager i Horsens.', 'Han arbejder på et lager i Horsens.'],
    ['Vi sejlede ud til et ø.', 'Vi sejlede ud til en ø.'],
    ['Jeg havde en stort blåt mærke på låret.', 'Jeg havde et stort blåt mærke på låret.'],
    ['Hunden spiste kun en gammelt brød.', 'Hunden spiste kun et gammelt brød.'],
    ['Kom et knivspids salt i.', 'Kom en knivspids salt i.'],
    ['Den projekt, vi lavede i fysik, var spændende.', 'Det projekt, vi lavede i fysik, var spændende.'],
    ['Jeg kan ikke en eneste ord dansk.', 'Jeg kan ikke et eneste ord dansk.'],
    ['Det er den samme hus.', 'Det er det samme hus.'],
    ['Vi går på det samme skole.', 'Vi går på den samme skole.'],
    ['Hvilken dyr kan du bedst lide?', 'Hvilket dyr kan du bedst lide?'],
  ],
  right: [
    'Jeg kunne mærke mit hjerte banke.',
    'Hun fik en is og et æble.',
    'En af dem bor i et stort hus.',
    'De løfter sagen op på et højere plan.',
    'Hun strikkede en hue af et nøgle uld.',
    'Den har ikke kostet en øre.',
    'De tog en god lang tur.',
    'Han er et rigtigt legebarn.',
    'Det gode ved byen er havnen.',
    'Er det sommer eller vinter?',
    'For mit vedkommende må det gerne være pizza.',
    'De vil opbygge et narrativ om landet.',
    'Det ene er sjovt, det andet er kedeligt.',
    'Det ene hold slår, og den ene spiller løber.',
  ],
  match(a, at, models) {
    if (isThingAfterAll(a, at)) return replaceWord(a, at, inOtherGender(a.lower(at))!, 0.88);
    const phrase = nounPhrase(a, at);
    if (phrase === null) return null;
    const { noun, adjectives, bits } = phrase;
    const other = inOtherGender(a.lower(at));
    if (
      other === undefined ||
      !(/^et?n?$/.test(a.lower(at))
        ? isNoun(a, noun) || isNounOfArticle(a, at, noun) || isToldNoun(a, at, adjectives, noun)
        : a.is(noun, NOUN)) ||
      a.is(noun, GENITIVE)
    )
      return null;
    // »det« and »den« are mostly pronouns: only with an adjective between is it sure that they open the phrase.
    if (
      DEN_DET.test(a.lower(at)) &&
      !opensPhrase(a, adjectives) &&
      !isPointedOut(a, at, noun) &&
      !isWhichOne(a, at, adjectives, noun) &&
      !isOneOfTwo(a, adjectives) &&
      !opensSentence(a, at, noun)
    )
      return null;
    const head = a.types[noun]!.compound;
    // »bilede« is no compound of »bi« and »lede«.
    const isLinked = head !== null && head.headStart >= LINKED && a.lower(noun)[head.headStart - 1] === 's';
    const shortest = isLinked ? SHORTEST_HEAD - 1 : SHORTEST_HEAD;
    if (head && (head.headStart < SHORTEST_FIRST || a.lower(noun).length - head.headStart < shortest)) return null;
    const [own, wanted] = bits & COMMON ? [COMMON, NEUTER] : [NEUTER, COMMON];
    if (!a.canBe(noun, BARE | wanted, GENITIVE)) return null;
    if (a.canBe(noun, BARE | own, GENITIVE) && !isMeantAs(a, phrase, wanted, models)) return null;
    // »det danske gift er …«: a word that is spoken of
    if (
      (a.canBe(noun, VERB | PRESENT) || (a.canBe(noun, ADJECTIVE) && !isOneOfTwo(a, adjectives))) &&
      DEN_DET.test(a.lower(at))
    )
      return null;
    // »det sker aften efter aften«: one after the other
    if (a.lower(a.after(noun, 2)) === a.lower(noun) && a.is(a.after(noun), PREPOSITION)) return null;
    // »i sit livs form«
    if (a.canBe(noun, GENITIVE) && a.is(a.after(noun), NOUN)) return null;
    // »vi fortjente allerede en sidste år«
    if (EN_ET.test(a.lower(at)) && adjectives.some((k) => LAST_ONE.test(a.lower(k))) && YEARS.test(a.lower(noun)))
      return null;
    // »en nummer 14«, »et vædder- eller gimmerlam«, »det var første gang«
    if (
      isNumbered(a, noun) ||
      [noun, ...adjectives].some((k) => a.lower(k) === 'vedkommende') ||
      a.written(noun).endsWith('-') ||
      a.text[a.ends[noun]!] === '-'
    )
      return null;
    if (/^hver/.test(a.lower(at)) && determinerBits(a.lower(a.after(at))) & PLURAL) return null;
    if (adjectives.some((k) => a.canBe(k, GENITIVE)) || isOpen(a, noun, own)) return null;
    const sure = a.types[noun]!.listed >= 0 ? 0.92 : isLinked ? 0.85 : 0.7;
    if (bits & DEFINITE || adjectives.length !== 1 || adjectives[0] !== at + 1) return replaceWord(a, at, other, sure);
    const adjective = adjectives[0];
    const asked = ADJECTIVE | SINGULAR | INDEFINITE | wanted;
    // »en lavere tal«: the same of both genders
    if (a.canBe(adjective, asked) || a.canBe(adjective, ADJECTIVE | COMPARATIVE))
      return replaceWord(a, at, other, sure);
    const form = a.lexicon.otherForms(a.types[adjective]!.word, ADJECTIVE, asked, COMPARATIVE | SUPERLATIVE)[0];
    return form === undefined
      ? replaceWord(a, at, other, sure)
      : replaceSpan(a, at, adjective, `${other} ${form}`, sure);
  },
};

/** How much likelier the net must find the other article of a noun that has both genders: hardly, where the adjectives have the other one. */
const [LIKELIER, NOT_UNLIKELIER] = [0.5, -2];
/** »en lager«, »et ø«, »en stort blåt mærke«: of two nouns spelled alike the one of everyday life, unless its adjectives tell the other. */
function isMeantAs(a: Analysis, { determiner, adjectives, noun }: NounPhrase, wanted: number, models: Models): boolean {
  if (everydayGender(a.lower(noun)) !== wanted || NOT_OR_EACH.test(a.lower(a.before(determiner)))) return false;
  const [neuter, common] = [NEUTER, COMMON].map((bit) =>
    adjectives.some((k) => a.canBe(k, ADJECTIVE | SINGULAR | INDEFINITE | bit, NEUTER + COMMON - bit)),
  );
  const isTold = wanted === NEUTER ? neuter && !common : common && !neuter;
  if (!isTold && ((wanted === NEUTER ? common : neuter) || isOfOtherKind(a, noun, adjectives))) return false;
  return likelier(a, determiner, inOtherGender(a.lower(determiner))!, models) >= (isTold ? NOT_UNLIKELIER : LIKELIER);
}
/** »et højere plan«, »i et plan«, »garnet i et nøgle«, »et g og et å«: the rarer word after all. */
function isOfOtherKind(a: Analysis, noun: number, adjectives: readonly number[]): boolean {
  const lower = a.lower(noun);
  if (lower === 'plan') return adjectives.length > 0 || a.is(a.before(noun, 2), PREPOSITION);
  if (lower !== 'nøgle' && lower.length > 1) return false;
  for (let k = a.sentenceStart(noun); k < a.sentenceEnd(noun); k++) {
    const word = a.lower(k);
    if (
      lower === 'nøgle'
        ? OF_YARN.test(word)
        : word === 'bogstav' || (word.length === 1 && a.isWord(k) && !IS_WORD.test(word))
    )
      return true;
  }
  return false;
}
const OF_YARN = new WordList('garn garnet uld ulden strikke strikker strikkede strikket strik hækle hækler');
/** Of one letter, and no letter that is spoken of. */
const IS_WORD = new WordList('i å ø');

/** »ikke en øre« */
const NOT_OR_EACH = new WordList('ikke hver hvert koste koster kostede kostet betale betaler betalte betalt');

const THING_OR_QUALITY = new WordList('kort lys dyr');
const COMMON_ARTICLES = new WordList('en min din sin');
/** »gav mig en kort, hvor …«, »hvilken dyr kan …«: no quality, since no noun follows that could have it. */
function isThingAfterAll(a: Analysis, at: number): boolean {
  const [before, thing] = [a.before(at), a.after(at)];
  if (!THING_OR_QUALITY.test(a.lower(thing)) || a.commaAfter(at)) return false;
  const next = a.after(thing);
  if (a.lower(at) === 'hvilken') return isFinite(a, next) && !a.commaAfter(thing);
  if (!COMMON_ARTICLES.test(a.lower(at)) || !hasAny(a.reading(before), VERB | PREPOSITION | PRONOUN)) return false;
  if (BE_OR_BECOME.test(a.lower(before))) return false;
  return next < 0 || a.isMark(next) || a.commaAfter(thing) || RELATIVES.test(a.lower(next));
}

/** »købte en brød«, »lagde en stykke tyggegummi«: after a verb, which needs no other, the article asks for a noun whatever else the word is. */
const isNounOfArticle = (a: Analysis, at: number, noun: number): boolean =>
  noun === at + 1 &&
  a.is(a.before(at), VERB) &&
  hasAny(a.reading(a.before(at)), FINITE) &&
  !a.commaAfter(a.before(at)) &&
  !hasAny(a.union(noun), ADJECTIVE | OTHER);

/** »en gammelt brød«: the adjective is of the neuter, and so is the noun. */
const isToldNoun = (a: Analysis, at: number, adjectives: readonly number[], noun: number): boolean =>
  a.lower(at) === 'en' &&
  adjectives.length > 0 &&
  adjectives.every((k) => a.lower(k).endsWith('t') && a.canBe(k, ADJECTIVE | NEUTER | SINGULAR | INDEFINITE)) &&
  a.canBe(noun, BARE | NEUTER, GENITIVE);

/** »en nummer 14«, »en nummer to« is somebody; »en nummer på den« is not. */
const isNumbered = (a: Analysis, noun: number): boolean =>
  a.lower(noun) === 'nummer' && !a.commaAfter(noun) && (!a.isWord(noun + 1) || a.is(noun + 1, NUMERAL));

/** »det nøgle, som …«, »på det måde«: what follows or stands before tells that it is the article of a bare noun. */
function isPointedOut(a: Analysis, at: number, noun: number): boolean {
  if (noun !== at + 1 || hasAny(a.union(noun), VERB | ADJECTIVE | OTHER) || a.commaAfter(a.before(at))) return false;
  const isGoverned = a.is(a.before(at), PREPOSITION) && a.lower(a.before(at)) !== 'om';
  // »så blev det farmor, der …«
  const isObject = a.is(a.before(at), VERB) && !BE_OR_BECOME.test(a.lower(a.before(at)));
  // »den projekt, vi lavede, var …«
  if (a.opensSentence(at) && a.commaAfter(noun)) return isToldOf(a, a.after(noun));
  return isGoverned || (isObject && RELATIVES.test(a.lower(a.after(noun))));
}

const isToldOf = (a: Analysis, next: number): boolean =>
  RELATIVES.test(a.lower(next)) || (PERSONS.test(a.lower(next)) && isFinite(a, a.after(next)));

const THE_ONE = new WordList('samme første sidste eneste næste anden');
const YEARS = new WordList('år døgn');
/** »det var den første ord«, »i den samme hus«; »det samme« and »det første« may stand alone. */
function isWhichOne(a: Analysis, at: number, adjectives: readonly number[], noun: number): boolean {
  if (adjectives.length !== 1 || !THE_ONE.test(a.lower(adjectives[0]!)) || YEARS.test(a.lower(noun))) return false;
  const before = a.before(at);
  if (a.lower(at) === 'den')
    return hasAny(a.reading(before), PREPOSITION | VERB) && !hasAny(a.union(noun), FINITE | ADJECTIVE | OTHER);
  // »på det samme skole«; »med det samme« and »for det første« stand alone
  return IN_OR_AT.test(a.lower(before)) && !hasAny(a.union(noun), FINITE | ADJECTIVE | OTHER) && closesPhrase(a, noun);
}
const IN_OR_AT = new WordList('i på ved fra til');
const closesPhrase = (a: Analysis, noun: number): boolean => {
  const next = a.after(noun);
  return next < 0 || a.isMark(next) || a.commaAfter(noun) || a.is(next, PREPOSITION) || RELATIVES.test(a.lower(next));
};

/** »den ene hold«: nothing else of that form stands between an article and its noun. */
const isOneOfTwo = (a: Analysis, adjectives: readonly number[]): boolean =>
  adjectives.length > 0 && a.lower(adjectives[0]!) === 'ene';

/** »Det bil er rød«: not »Det farmor er …«, »Det sommer er«; the sentence has no other verb that »det« could belong to. */
function opensSentence(a: Analysis, at: number, noun: number): boolean {
  const [before, verb] = [a.before(at), a.after(noun)];
  if (noun !== at + 1 || !(before < 0 || a.isMark(before)) || !IS_WAS.test(a.lower(verb)) || a.commaAfter(noun))
    return false;
  if (hasAny(a.union(noun), VERB | ADJECTIVE | OTHER) || mayThink(a.lower(noun)) || !isCountedNoun(a, noun))
    return false;
  for (let k = a.after(verb); k >= 0; k = a.after(k)) if (hasAny(a.reading(k), FINITE)) return false;
  return true;
}

const WHICH_ONE = new WordList('hele første sidste næste forrige');
/** »den røde«, and not »det almindelig blød pels« or »det hele vejen«. */
const opensPhrase = (a: Analysis, adjectives: readonly number[]): boolean =>
  adjectives.length > 0 &&
  adjectives.every((k) => (a.canBe(k, ADJECTIVE | DEFINITE) || a.lower(k) === 'lille') && !WHICH_ONE.test(a.lower(k)));

const EITHER = new WordList('teenager brand narrativ');

/** »et postordrekatalog«: the last part may have the gender that the dictionary does not give the whole; »en teenager«. */
function isOpen(a: Analysis, noun: number, own: number): boolean {
  if (EITHER.test(a.lower(noun))) return true;
  const split = a.types[noun]!.compound ?? a.lexicon.compounds.split(a.lower(noun));
  // »billede« is no compound of »bil« and »lede«
  const isOne =
    split !== null && (split.headStart > SHORTEST_FIRST || a.lower(noun).length - split.headStart > SHORTEST_HEAD);
  return (
    isOne &&
    a.lexicon.hasReading(split.head, BARE | own, GENITIVE) &&
    everydayGender(a.lower(noun).slice(split.headStart)) !== NEUTER + COMMON - own
  );
}
