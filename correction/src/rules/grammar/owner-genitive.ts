import type { Analysis } from '../../analysis/analysis.ts';
import { personAt } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { isModal } from '../../verbs/asked-form.ts';
import { NEAR_ONES } from '../../words/beings.ts';
import { THINGS } from '../../words/things.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { TIME_UNITS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

const POSSESSIVE: Readonly<Record<string, string>> = { han: 'hans', hun: 'hendes', vi: 'vores' };
const FARTHEST = 3;
/** Orders alone do not count: »hus«, »båd«; and after a preposition and a person no infinitive follows: »på min fætter skole«. */
const NO_THING = r.FINITE | r.INFINITIVE | r.PAST_PARTICIPLE | r.OTHER | r.NAME;

/** »min far bil«, »drengen cykel«, »han nye kæreste«: whose it is stands straight before what is owned. */
export const ownerGenitive: WordRule = {
  id: 'owner-genitive',
  subcategory: 'genitive',
  on: { readings: r.NOUN | r.SINGULAR | r.INDEFINITE },
  wrong: [
    ['Vi kørte i min fars bil og sov i min søster værelse.', 'Vi kørte i min fars bil og sov i min søsters værelse.'],
    ['Jeg bor hos min far og han nye kæreste.', 'Jeg bor hos min far og hans nye kæreste.'],
    ['Jeg fandt drengen cykel i søen.', 'Jeg fandt drengens cykel i søen.'],
    ['Hun mor sover på et hospital.', 'Hendes mor sover på et hospital.'],
    ['Min farfar hus ligger ved havet.', 'Min farfars hus ligger ved havet.'],
    ['Vi boede en uge i min oldefar hus.', 'Vi boede en uge i min oldefars hus.'],
    ['Vores nabo hund gør hele natten.', 'Vores nabos hund gør hele natten.'],
    ['Børnene legetøj lå over det hele.', 'Børnenes legetøj lå over det hele.'],
    [
      'Jeg lånte min bror computer, fordi min egen var i stykker.',
      'Jeg lånte min brors computer, fordi min egen var i stykker.',
    ],
    ['Vi var hos min ven mormor, og hun gav os saft.', 'Vi var hos min vens mormor, og hun gav os saft.'],
    ['Vi kom for sent, fordi min far bil ikke ville starte.', 'Vi kom for sent, fordi min fars bil ikke ville starte.'],
    ['Det er min bror cykel.', 'Det er min brors cykel.'],
    ['Isfuglen er novellen vigtigste symbol.', 'Isfuglen er novellens vigtigste symbol.'],
  ],
  right: [
    'Jeg gav min søster værelset med udsigt.',
    'Min far læser avis hver morgen.',
    'Så laver min bedstefar bål, og vi spiser fisk.',
    'Bagefter tændte min svoger radioen.',
    'Da vi sidste sommer var i Norge, så vi en elg.',
    'Så tog drengen cykel, hjelm og lygter med.',
    'Vi har kaldt vores nabo fjols.',
    'Han er drengen, hvis cykel er væk.',
    'Han fik min mor til at grine.',
    'Og så blev hun mor til tre.',
    'Som barn ville han gerne være brandmand.',
    'Den dag blev han far for første gang.',
    'Jeg så filmen første gang sidste år.',
    'Så fik min bror hunde, og jeg fik katte.',
    'Jeg kaldte min bror idiot.',
    'Om aftenen ser min far fjernsyn.',
    'Mens jeg laver mad, ser min mand fodbold.',
    'Bagefter hentede min søster grønkål til os.',
  ],
  match(a, at): Finding | null {
    // »kæreste« is an adjective too
    const isNoun = a.is(at, r.NOUN) || (NEAR_ONES.test(a.lower(at)) && !a.is(a.after(at), r.NOUN));
    if (!isNoun || a.is(at, r.GENITIVE) || a.hasCapital(at) || a.types[at]!.listed < 0) return null;
    const isAfterPreposition = a.is(phraseOpener(a, a.before(at)), r.PREPOSITION);
    if (!NEAR_ONES.test(a.lower(at)) && r.hasAny(a.union(at), isAfterPreposition ? NO_THING & ~r.INFINITIVE : NO_THING))
      return null;
    // »hos værten mandag til fredag«, »da vi søndag pakkede«, »da vi sidste sommer var i Norge«
    if (/dag$/.test(a.lower(at)) || TIME_UNITS.test(a.lower(at))) return null;
    const owner = ownerBefore(a, at);
    if (owner < 0) return null;
    if (owner < at - 1 && ownsTheMost(a, owner, at)) return replaceWord(a, owner, `${a.written(owner)}s`, 0.85);
    const own = POSSESSIVE[a.lower(owner)];
    if (own !== undefined) return isOwnersPlace(a, owner, at) ? replaceWord(a, owner, own, 0.86) : null;
    if (owner === at - 1 && ownsAsSeveral(a, owner, at)) return replaceWord(a, owner, `${a.written(owner)}s`, 0.86);
    if (
      owner !== at - 1 ||
      !isPerson(a, owner) ||
      !(isCountedNoun(a, at) || a.canBe(at, r.NOUN | r.PLURAL) || NEAR_ONES.test(a.lower(at))) ||
      !(isGoverned(a, owner, at) || isObject(a, owner, at))
    )
      return null;
    return replaceWord(a, owner, `${a.written(owner)}s`, 0.86);
  },
};

/** The word before the noun and its adjectives in -e; −1 when something else stands between. */
function ownerBefore(a: Analysis, noun: number): number {
  let k = a.before(noun);
  for (let steps = 0; steps < FARTHEST && a.is(k, r.ADJECTIVE) && !a.commaAfter(k); steps++) {
    if (!a.canBe(k, r.ADJECTIVE | r.DEFINITE)) return -1;
    k = a.before(k);
  }
  return a.commaAfter(k) ? -1 : k;
}

/** A subject with its verb after it and none before, or a preposition before: »hos hun mor«. */
function isOwnersPlace(a: Analysis, owner: number, noun: number): boolean {
  const before = a.before(owner);
  const next = a.after(noun);
  const isFollowed =
    next < 0 || a.isMark(next) || a.commaAfter(noun) || !r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE);
  if (a.is(before, r.PREPOSITION) && !a.commaAfter(before)) return isFollowed && a.lower(before) !== 'end';
  if (
    a.lower(before) === 'og' &&
    isPerson(a, a.before(before)) &&
    a.is(phraseOpener(a, a.before(before)), r.PREPOSITION)
  )
    return isFollowed;
  const opens = before < 0 || a.isMark(before) || a.commaAfter(before) || a.is(before, r.SUBORDINATOR);
  return opens && r.hasAny(a.reading(next), r.FINITE) && !a.commaAfter(noun) && isCountedNoun(a, noun);
}

/** »min søster«, »drengen«: somebody who is known. */
function isPerson(a: Analysis, at: number): boolean {
  if (
    !(a.is(at, r.NOUN) || NEAR_ONES.test(a.lower(at))) ||
    a.is(at, r.GENITIVE) ||
    (a.hasCapital(at) && !a.opensSentence(at)) ||
    /[sxz]$/.test(a.lower(at))
  )
    return false;
  const person = personAt(a, at);
  const isSomebody = person === 'han' || person === 'hun' || person === 'somebody' || NEAR_ONES.test(a.lower(at));
  let determiner = a.before(at);
  // »min bedste ven«
  if (a.is(determiner, r.ADJECTIVE) && !a.commaAfter(determiner)) determiner = a.before(determiner);
  const isKnown =
    a.canBe(at, r.NOUN | r.SINGULAR | r.DEFINITE) || (determinerBits(a.lower(determiner)) & r.DEFINITE) !== 0;
  return isSomebody && isKnown && a.canBe(at, r.NOUN | r.SINGULAR);
}

/** »Børnene legetøj lå …«: several persons open the sentence, and the verb follows what is theirs. */
const ownsAsSeveral = (a: Analysis, owner: number, noun: number): boolean =>
  a.before(owner) < 0 &&
  a.canBe(owner, r.NOUN | r.PLURAL | r.DEFINITE) &&
  personAt(a, owner) === 'several' &&
  !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE) &&
  !a.commaAfter(noun) &&
  r.hasAny(a.reading(a.after(noun)), r.FINITE);

/** The word before the person and what belongs to it. */
function phraseOpener(a: Analysis, person: number): number {
  const before = a.before(person);
  const determiner = a.is(before, r.ADJECTIVE) && !a.commaAfter(before) ? a.before(before) : before;
  return determinerBits(a.lower(determiner)) & r.DEFINITE ? a.before(determiner) : before;
}

/** After a preposition, or as the subject, and nothing follows that the noun could open. */
function isGoverned(a: Analysis, person: number, noun: number): boolean {
  const opener = phraseOpener(a, person);
  // »Det er min bror cykel.«
  if (IS_WAS.test(a.lower(opener)) && POINTS.test(a.lower(a.before(opener)))) return endsHere(a, noun);
  // »Bagefter hentede min far grønkål«
  if (a.is(a.before(opener), r.ADVERB) && a.is(opener, r.VERB)) return false;
  const next = a.after(noun);
  const closes = next < 0 || a.isMark(next) || a.commaAfter(noun);
  if (a.is(opener, r.PREPOSITION) && !a.commaAfter(opener))
    return closes || r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION | r.FINITE | r.ADVERB);
  if (HAS_ONE_OBJECT.test(a.lower(opener)))
    return (
      isDoer(a, a.before(opener)) && (next < 0 || a.isMark(next) || (!a.commaAfter(noun) && a.is(next, r.PREPOSITION)))
    );
  const opens = opener < 0 || a.isMark(opener) || OPENS.test(a.lower(opener));
  const verb = BEFORE_VERB.test(a.lower(next)) ? a.after(next) : next;
  return opens && r.hasAny(a.reading(verb), r.FINITE) && !a.commaAfter(noun);
}

const HAS_ONE_OBJECT = new WordList(
  'tog tager fik mistede tabte glemte hentede vaskede åbnede spiste fandt finder så ser stjal lånte låner brugte bruger ødelagde elsker hader kender kendte',
);
const BEFORE_VERB = new WordList('ikke aldrig altid også');
/** Who does it stands before the verb: not »om aftenen | ser min far fjernsyn«, where it is he. */
const isDoer = (a: Analysis, at: number): boolean =>
  DOER.test(a.lower(at)) ||
  (r.hasAny(a.reading(at), r.NOUN | r.NAME) &&
    (a.opensSentence(at) || (a.opensSentence(a.before(at)) && a.is(a.before(at), r.DETERMINER))));
const POINTS = new WordList('det dette her');
const endsHere = (a: Analysis, noun: number): boolean =>
  THINGS.test(a.lower(noun)) && (a.after(noun) < 0 || a.isMark(a.after(noun)) || a.commaAfter(noun));

const OPENS = new WordList('fordi da når hvis at selvom mens men');
const DOER = new WordList('jeg du han hun vi man de som der at');
/** Verbs with two objects, or with one and what it is or becomes: »gav min søster lov«, »kaldte min bror idiot«. */
const TAKES_TWO =
  /^(er|var|vær|bliv|blev|hed|giv|gav|send|vis|lær|kald|lav|ræk|rak|gør|gjor|spørg|spurg|fortæl|fortal|ønsk|skaf|kost|lov|tilby|tilbød|nægt|mangl|betal|koster|ligne|skyld|fratag|fratog|valg|vælg|døb|nævn|udnævn|hjælp|hjalp|lade|lad|lod|se|ser|så|hør)/;

/** »jeg lånte min bror computer, fordi …«: the doer stands before its verb, which has one object. */
function isObject(a: Analysis, person: number, noun: number): boolean {
  const verb = phraseOpener(a, person);
  if (!a.is(verb, r.VERB) || TAKES_TWO.test(a.lower(verb)) || a.commaAfter(verb)) return false;
  if (a.canBe(noun, r.NOUN | r.DEFINITE) || (personAt(a, noun) !== 'thing' && !NEAR_ONES.test(a.lower(noun))))
    return false;
  const doer = a.before(verb);
  const next = a.after(noun);
  const closes =
    next < 0 || a.isMark(next) || r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION | r.SUBORDINATOR);
  const isDone =
    DOER.test(a.lower(doer)) || (isModal(a, a.before(doer)) && a.is(verb, r.INFINITIVE)) || isModal(a, doer);
  return isDone && !a.commaAfter(doer) && closes;
}

const SUPERLATIVES = new WordList('første sidste bedste største eneste');
/** »novellen vigtigste symbol«: of what there is most, the definite noun before tells whose. */
function ownsTheMost(a: Analysis, owner: number, noun: number): boolean {
  const most = owner + 1;
  if (most !== noun - 1 || !(a.canBe(most, r.SUPERLATIVE) || SUPERLATIVES.test(a.lower(most)))) return false;
  const isKnown = a.canBe(owner, r.NOUN | r.DEFINITE, r.GENITIVE) && !a.canBe(owner, r.NOUN | r.INDEFINITE);
  if (!isKnown || !a.is(owner, r.NOUN) || a.is(owner, r.GENITIVE) || r.hasAny(a.union(owner), r.VERB)) return false;
  return isCountedNoun(a, noun) && !TIME.test(a.lower(noun)) && a.canBe(most, r.ADJECTIVE | r.DEFINITE);
}

const TIME = /(gang|dag|aften|nat|uge|måned|år|sommer|vinter|time|sekund|minut|plads|klasse|sæson|kamp|halvleg|runde)$/;
