import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { NUMBER } from '../text/token.ts';
import { determinerBits } from '../phrases/determiners.ts';
import { openingEnd } from '../phrases/opening.ts';
import { isGivenName, mayThink } from '../words/beings.ts';
import { WORKS } from '../words/governed.ts';
import { LANGUAGES } from '../words/geography.ts';
import { OBJECT_PERSONS, SURE_PERSONS } from '../words/persons.ts';
import { ALL_OF_TIMES, MONTHS, PARTS_OF_DAY, TIME_ADVERBIALS, WEEKDAYS } from '../words/times.ts';
import { WordList } from '../words/word-list.ts';
import { isFinite } from '../verbs/finite.ts';

// What stands before the verb of a main clause and is not its subject, as learners begin their sentences.

/** They open a main clause, and in a learner's text nothing else. */
export const OPENING_ADVERBS = new WordList(
  'så der her derfra derhjemme derude derinde derovre deroppe dernede derhenne herfra herhjemme heroppe hernede herinde herude ' +
    'hjemme udenfor indenfor udendørs indendørs nu først sommetider derefter bagefter derfor pludselig pludseligt senere heldigvis ' +
    'desværre endelig alligevel desuden samtidig tit ofte oftest engang herefter normalt måske ellers selvfølgelig naturligvis ' +
    'faktisk sådan således dernæst efterfølgende efterhånden indimellem snart straks omsider forleden tidligere generelt egentlig ' +
    'personligt forresten derimod endvidere aldrig altid sjældent igen heri hertil dertil overalt allevegne ingensteder dagligt ugentligt månedligt årligt jævnligt ligeledes tilmed ydermere yderligere primært ' +
    'oprindelig oprindeligt sidst hidtil fremover førhen nutildags undervejs derudover herudover deraf hvortil',
);
/** Times of which each, the next or a few are told. */
const TIMES = new WordList(
  'dag aften morgen nat uge gang år sommer vinter weekend måned time eftermiddag formiddag mandag ' +
    'tirsdag onsdag torsdag fredag lørdag søndag dagen minut sekund kvarter halvår øjeblik',
);
const OF_TIMES = new WordList(
  'en et næste samme hver hvert denne eneste sidste forrige hele anden andet første tredje fjerde femte sjette syvende ottende niende tiende',
);
const THE = new WordList('den det');
const SUCH_A_TIME = new WordList('dengang den');
const PREPOSITIONS = new WordList(
  'i på efter under ved om med til hos fra før uden mellem siden foran bag over blandt langs inden gennem igennem ifølge udover bagved for ' +
    'trods omkring udenfor indenfor ovenpå nær mod imod modsat undtagen af henover oven',
);
/** Longer is no phrase. */
const LONGEST = 5;
/** »på grund af | sygdom | i familien« */
const MOST_PHRASES = 3;

const DAYS = new WordList(
  'mandags tirsdags onsdags torsdags fredags lørdags søndags forgårs morges aftes går dag morgen aften nat år fjor',
);
const INSIDE = new WordList(
  'ude inde oppe nede henne hjemme ovre midt længst langt tidligt sent ud sammen bortset rundt oven hen op ned ind tilbage tæt lige',
);
const AFTERWARDS = new WordList('senere efter');
const A_LITTLE = new WordList('lidt kort lige');
const YEAR = /^(1[5-9]|20)\d\d$/;

/** The last place of an adverb, a time or phrases with prepositions; −1 of anything else. */
export function mainOpeningEnd(a: Analysis, at: number, to: number): number {
  const set = setPhraseEnd(a, at);
  if (set >= 0) return set;
  // »allerede | samme aften«, »kun | to gange«
  if (FOCUS.test(a.lower(at)) && !a.commaAfter(at)) {
    const end = mainOpeningEnd(a, at + 1, to);
    return end > at + 1 ? end : -1;
  }
  if (OPENING_ADVERBS.test(a.lower(at)) || isAdverbOfSentence(a, at)) return at;
  const long = longOpening(a, at, to);
  if (long >= 0) return long;
  // »dengang jeg var lille«, »den dag min bror kom hjem«: a clause, or what a heading says
  if (SUCH_A_TIME.test(a.lower(at)) && (a.lower(at) !== 'den' || TIMES.test(a.lower(at + 1)))) return -1;
  const known = openingEnd(a, at).end;
  if (known >= 0) return known;
  const time = timeOpening(a, at, to);
  if (time >= 0) return time;
  if (a.lower(at) === 'som') return asWhatEnd(a, at);
  // »takket være | min vejleder«
  if (a.lower(at) === 'takket' && a.lower(at + 1) === 'være') return nounPhraseEnd(a, at + 2, to);
  // »jo ældre jeg bliver, jo mindre | sover jeg«
  if (THE_MORE.test(a.lower(at))) return a.commaAfter(at - 1) && a.is(at + 1, r.COMPARATIVE) ? at + 1 : -1;
  if (!PREPOSITIONS.test(a.lower(at)) || a.commaAfter(at)) return -1;
  if (a.lower(at + 1) === 'at') return purposeEnd(a, at + 1, to);
  let end = YEAR.test(a.lower(at + 1)) ? at + 1 : prepositionalEnd(a, at, to);
  // »i en skov ved byen«, »på grund af regnen«
  for (let count = 1; count < MOST_PHRASES && end >= 0 && !a.commaAfter(end); count++) {
    const next = a.is(end + 1, r.PREPOSITION) ? prepositionalEnd(a, end + 1, to) : -1;
    if (next < 0) break;
    end = next;
  }
  return end;
}

/** »heldig | hun spurgte«, »normal | vi spiser«: the adjective for the adverb, with and without its ending. */
const FOR_ADVERBS = new WordList(
  'heldig heldigt uheldig uheldigt naturlig naturligt normal typisk tydelig tydeligt generel personlig egentligt sikkert almindelig almindeligt ' +
    'sædvanlig sædvanligt endeligt samtidigt direkte virkelig virkeligt seriøst ærligt forhåbentlig forhåbentligt tilfældigt åbenbart ' +
    'langsomt hurtigt stille tilsyneladende rigtignok desforuden tilmed ydermere dermed hermed hvorefter imidlertid derhen dertilbage',
);
const IN_A_WAY = /(vis|vist)$/;
/** »uheldigvis | chaufføren så«, »plutselig | lyset gik«: it belongs to the whole sentence, however it is spelled. */
const isAdverbOfSentence = (a: Analysis, at: number): boolean =>
  (FOR_ADVERBS.test(a.lower(at)) && !a.commaAfter(at) && !r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.ADVERB)) ||
  (IN_A_WAY.test(a.lower(at)) && a.is(at, r.ADVERB)) ||
  (a.isWord(at) &&
    a.types[at]!.listed < 0 &&
    a.is(at, r.ADVERB) &&
    SURE_PERSONS.test(a.lower(at + 1)) &&
    isFinite(a, at + 2));

/** »allerede | næste dag«, »kun | to gange om ugen«: they belong to the time or the place that follows. */
const FOCUS = new WordList(
  'allerede netop kun lige især næsten cirka omkring præcis selv også endnu senest tidligst specielt særligt bare omtrent knap mindst højst ' +
    'nøjagtig nøjagtigt hovedsagelig hovedsageligt',
);

const THE_MORE = new WordList('jo desto des');

/** »som barn | jeg boede«, »som lærer | man skal«: the last place; »som solen går ned« is a clause. */
function asWhatEnd(a: Analysis, at: number): number {
  const who = a.is(at + 1, r.DETERMINER) && !a.commaAfter(at) ? at + 2 : at + 1;
  const isTakenForVerb =
    isFinite(a, who) &&
    a.canBe(who, r.NOUN | r.INDEFINITE) &&
    (SURE_PERSONS.test(a.lower(who + 1)) || a.is(who + 1, r.DETERMINER));
  const isWhat =
    isTakenForVerb || a.is(who, r.NOUN | r.INDEFINITE) || OF_AGE.test(a.lower(who)) || YEARS_OLD.test(a.lower(who));
  return isWhat && !a.commaAfter(who) && !a.is(who, r.GENITIVE) ? who : -1;
}
/** »som femårig | var han …« */
const OF_AGE = new WordList('voksen ung lille nyfødt nyuddannet gift');
const YEARS_OLD = /.årig$/;

/** »af og til«, »med det samme«, »lidt senere« */
function setPhraseEnd(a: Analysis, at: number): number {
  for (const words of TIME_ADVERBIALS.get(a.lower(at)) ?? [])
    if (words.every((word, k) => a.lower(at + 1 + k) === word && !a.commaAfter(at + k))) return at + words.length;
  const isShortly = A_LITTLE.test(a.lower(at)) && (AFTERWARDS.test(a.lower(at + 1)) || a.lower(at + 1) === 'pludselig');
  return isShortly && !a.commaAfter(at) && !(a.lower(at + 1) === 'efter' && a.is(at + 2, r.NOUN)) ? at + 1 : -1;
}

/** »næste dag«, »den første dag i skolen«, »en gang om måneden« */
function timeOpening(a: Analysis, at: number, to: number): number {
  if (!OF_TIMES.test(a.lower(at)) && !(THE.test(a.lower(at)) && OF_TIMES.test(a.lower(at + 1)))) return -1;
  for (let k = at + 1; k < at + LONGEST && !a.commaAfter(k - 1); k++) {
    // »hver gang hun kommer«: a clause
    if (TIMES.test(a.lower(k))) return a.lower(at) === 'hver' && a.lower(k) === 'gang' ? -1 : timeEnd(a, k, to);
    if (!a.is(k, r.ADJECTIVE) && !OF_TIMES.test(a.lower(k))) break;
  }
  return -1;
}

/** »i onsdags«, »mandag«, »tre dage | senere«, »ude | i hallen«: the last place of a time or a place of more words; −1 of anything else. */
function longOpening(a: Analysis, at: number, to: number): number {
  if (a.commaAfter(at)) return -1;
  const known = clockOrDateEnd(a, at);
  if (known >= 0) return a.is(known + 1, r.PREPOSITION) ? Math.max(known, prepositionalEnd(a, known + 1, to)) : known;
  if (a.lower(at) === 'i' && DAYS.test(a.lower(at + 1))) return at + 1;
  // »mandag | vi fandt«, »fredag aften | vi spiste«; a heading has the capital after it
  if (WEEKDAYS.test(a.lower(at)) && a.lower(at + 1) !== 'den' && !a.hasCapital(at + 1))
    return PARTS_OF_DAY.test(a.lower(at + 1)) ? at + 1 : at;
  const counted = countedTimeEnd(a, at, to);
  if (counted >= 0) return counted;
  if (AFTERWARDS.test(a.lower(at + 2)) && ALL_OF_TIMES.test(a.lower(at + 1)) && !a.commaAfter(at + 1))
    return a.is(at, r.NUMERAL) || OF_TIMES.test(a.lower(at)) || (determinerBits(a.lower(at)) & r.PLURAL) !== 0
      ? at + 2
      : -1;
  return INSIDE.test(a.lower(at)) && a.is(at + 1, r.PREPOSITION) ? prepositionalEnd(a, at + 1, to) : -1;
}

const HOW_MANY = new WordList('et nogle mange få flere adskillige');
const BEFORE_AFTER = new WordList('før efter');
const PAIR = new WordList('par');
const TIMES_OF = new WordList('gange');
/** »et par timer senere«, »få minutter efter«, »to gange om ugen«: the last place; −1 of anything else. */
function countedTimeEnd(a: Analysis, at: number, to: number): number {
  if (!HOW_MANY.test(a.lower(at)) && !a.is(at, r.NUMERAL)) return -1;
  const time = PAIR.test(a.lower(at + 1)) ? at + 2 : at + 1;
  if (a.commaAfter(at) || a.commaAfter(time - 1) || a.commaAfter(time)) return -1;
  if (AFTERWARDS.test(a.lower(time + 1)) && ALL_OF_TIMES.test(a.lower(time)))
    return a.lower(time + 1) === 'efter' && a.is(time + 2, r.NOUN) && !a.is(time + 2, r.DEFINITE) ? -1 : time + 1;
  // »nogle uger | før eksamen«
  if (BEFORE_AFTER.test(a.lower(time + 1)) && ALL_OF_TIMES.test(a.lower(time))) return nounPhraseEnd(a, time + 2, to);
  if (!TIMES_OF.test(a.lower(time))) return -1;
  return a.lower(time + 1) === 'om' && a.is(time + 2, r.NOUN | r.DEFINITE) && !a.commaAfter(time + 2) ? time + 2 : time;
}

const CLOCK = new WordList('kl kl. klokken');
const OF_CLOCK = new WordList(
  'halv kvart over i minutter minut lidt cirka ca omkring et to tre fire fem seks syv otte ni ti elleve tolv',
);
const FARTHEST_HOUR = 6;
/** »klokken halv otte«, »kl. kvart over tre«, »den 3. maj 2019«: the last place; −1 of anything else. */
function clockOrDateEnd(a: Analysis, at: number): number {
  if (CLOCK.test(a.lower(at)) && !a.commaAfter(at)) {
    let k = at + 1;
    while (k < at + FARTHEST_HOUR && !a.commaAfter(k - 1) && (OF_CLOCK.test(a.lower(k)) || isNumber(a, k))) k++;
    const isHour =
      k > at + 1 && (isNumber(a, k - 1) || (OF_CLOCK.test(a.lower(k - 1)) && !NO_HOUR.test(a.lower(k - 1))));
    return isHour ? k - 1 : -1;
  }
  const day = a.lower(at) === 'den' ? at + 1 : at;
  if (!isNumber(a, day)) return -1;
  const month = a.written(day + 1) === '.' ? day + 2 : day + 1;
  if (!MONTHS.test(a.lower(month)) || (month === day + 1 && !a.written(day).endsWith('.'))) return -1;
  return YEAR.test(a.lower(month + 1)) ? month + 1 : month;
}
const NO_HOUR = new WordList('halv kvart over i minutter minut lidt cirka ca omkring');
const isNumber = (a: Analysis, at: number): boolean => a.kinds[at] === NUMBER || a.is(at, r.NUMERAL);

/** »den første dag | i skolen« */
const timeEnd = (a: Analysis, time: number, to: number): number =>
  a.commaAfter(time) || !a.is(time + 1, r.PREPOSITION) ? time : Math.max(time, prepositionalEnd(a, time + 1, to));

const FARTHEST = 8;
/** »for at | få kørekort«, »efter at | have spist«: the last place of what one does, where somebody and a verb follow. */
function purposeEnd(a: Analysis, that: number, to: number): number {
  if (!a.canBe(that + 1, r.VERB | r.INFINITIVE) || a.commaAfter(that)) return -1;
  for (let k = that + 2; k < Math.min(to - 2, that + FARTHEST); k++) {
    if (SURE_PERSONS.test(a.lower(k))) return isFinite(a, k + 1) ? k - 1 : -1;
    if (a.commaAfter(k - 1) || (isFinite(a, k) && a.is(k, r.VERB)) || a.is(k, r.SUBORDINATOR)) return -1;
  }
  return -1;
}

/** »med min telefon«, »uden briller«: the last place of what a preposition belongs to. */
function prepositionalEnd(a: Analysis, preposition: number, to: number): number {
  const first = preposition + 1;
  // »uden briller | min far kan«: taken for a verb
  const isNounTaken = isFinite(a, first) && a.canBe(first, r.NOUN | r.PLURAL) && !a.commaAfter(first);
  if (isNounTaken && (SURE_PERSONS.test(a.lower(first + 1)) || a.is(first + 1, r.DETERMINER))) return first;
  return nounPhraseEnd(a, first, to);
}

const PARTS = r.DETERMINER | r.ADJECTIVE | r.NUMERAL | r.PRONOUN;
/** »den gamle mands hus«, »Minhs far«: the last place of a phrase with a noun or a name; −1 of another. */
export function nounPhraseEnd(a: Analysis, at: number, to: number): number {
  for (let k = at; k < Math.min(to, at + LONGEST); k++) {
    if (k > at && a.commaAfter(k - 1)) return -1;
    // »hos os«
    if (k === at && OBJECT_PERSONS.test(a.lower(k)) && a.is(k - 1, r.PREPOSITION)) return k;
    const isNoun = r.hasAny(a.reading(k), r.NOUN | r.NAME) || isOddNoun(a, k, at);
    if (isNoun) {
      if (a.is(k, r.GENITIVE)) continue;
      return a.is(k, r.NAME) && a.is(k + 1, r.NAME) && !a.commaAfter(k) && !a.is(k + 1, r.GENITIVE) ? k + 1 : k;
    }
    // »ud over dansk | min kusine taler«
    if (k > at && a.is(k, r.DETERMINER) && a.is(k - 1, r.ADJECTIVE)) return LANGUAGES.test(a.lower(k - 1)) ? k - 1 : -1;
    if (!r.hasAny(a.reading(k), PARTS) || SURE_PERSONS.test(a.lower(k))) return -1;
  }
  return -1;
}

/** »vores nabo«, »min lærer«, »en knap«, »på grund af«: known for something else here. */
const isOddNoun = (a: Analysis, at: number, first: number): boolean =>
  a.canBe(at, r.NOUN) &&
  (at > first
    ? (a.is(at, r.OTHER) && determinerBits(a.lower(at - 1)) !== 0) ||
      (a.is(at, r.VERB) && OWNERS_OR_ARTICLE.test(a.lower(at - 1)) && a.canBe(at, r.NOUN | r.INDEFINITE)) ||
      (a.is(at, r.ADJECTIVE) && ONE_OR_OWN.test(a.lower(at - 1)) && isFinite(a, at + 1) && !a.is(at + 1, r.NOUN))
    : (a.is(at, r.OTHER) && SURE_PERSONS.test(a.lower(at + 1)) && isFinite(a, at + 2)) ||
      (a.is(at, r.PREPOSITION) && a.is(at - 1, r.PREPOSITION) && a.is(at + 1, r.PREPOSITION)));

const OWNERS_OR_ARTICLE = new WordList('min mit din dit sin sit hans hendes vores jeres deres en et');

const ONE_OR_OWN = new WordList('min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et');

const isTimeOf = (lower: string): boolean => TIMES.test(lower) || KNOWN_TIMES.test(lower);
const KNOWN_TIMES = new WordList(
  'dagen natten aftenen morgenen ugen måneden året timen pausen frikvarteret ferien weekenden sommeren vinteren foråret efteråret ' +
    'sommerferien vinterferien begyndelsen starten slutningen maden middagen morgenmaden frokosten aftensmaden skoletid skole',
);

/**
 * »i Vejen | Kommune«, »i hans hjemland | Australien«, »hos min moster | Fatima«: the name belongs to the phrase before it; not »til
 * sidst | Preben gav«, where nothing could have it.
 */
export function isNameOfPhrase(a: Analysis, start: number, subject: number): boolean {
  const first = PREPOSITIONS.test(a.lower(start)) ? start : start + 1;
  if (!PREPOSITIONS.test(a.lower(first)) || !a.is(subject, r.NAME)) return false;
  const before = a.lower(subject - 1);
  // »i går«, »til sidst«, »i pausen«
  const isTime = (a.lower(first) === 'i' && DAYS.test(before)) || a.is(subject - 1, r.ADVERB) || isTimeOf(before);
  if (isTime || setPhraseEnd(a, first) === subject - 1) return false;
  if (!isGivenName(a.lower(subject))) return true;
  return a.is(subject - 1, r.NAME) || mayThink(before) || WORKS.test(before);
}
