import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { openingEnd } from '../phrases/opening.ts';
import { isGivenName, mayThink } from '../words/beings.ts';
import { WORKS } from '../words/governed-classes.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isFinite } from '../verbs/finite.ts';
import { nounPhraseEnd, prepositionalEnd } from './noun-phrase-end.ts';
import { DAYS, isTimeOf, longOpening, setPhraseEnd, timeOpening, TIMES, YEAR } from './time-opening.ts';

// What stands before the verb of a main clause and is not its subject, as learners begin their sentences.

/** They open a main clause, and in a learner's text nothing else. */
export const OPENING_ADVERBS = new WordList(
  'så der her derfra derhjemme derude derinde derovre deroppe dernede derhenne herfra herhjemme heroppe hernede herinde herude ' +
    'hjemme udenfor indenfor udendørs indendørs nu først sommetider derefter bagefter derfor pludselig pludseligt senere heldigvis ' +
    'desværre endelig alligevel desuden samtidig tit ofte oftest engang herefter normalt måske ellers selvfølgelig naturligvis ' +
    'faktisk sådan således dernæst efterfølgende efterhånden indimellem snart straks omsider forleden tidligere generelt egentlig ' +
    'personligt forresten derimod endvidere aldrig altid sjældent igen heri hertil dertil overalt allevegne ingensteder dagligt ugentligt månedligt årligt jævnligt ligeledes tilmed ydermere yderligere primært ' +
    'oprindelig oprindeligt sidst hidtil fremover førhen nutildags undervejs derudover herudover deraf hvortil ' +
    'øverst nederst yderst inderst bagest forrest sammen dér indeni udenpå indenunder',
);
const SUCH_A_TIME = new WordList('dengang den');
const PREPOSITIONS = new WordList(
  'i på efter under ved om med til hos fra før uden mellem siden foran bag over blandt langs inden gennem igennem ifølge udover bagved for ' +
    'trods omkring udenfor indenfor ovenpå nær mod imod modsat undtagen af henover oven',
);
/** Longer is no phrase. */
const LONGEST = 5;
/** »på grund af | sygdom | i familien« */
const MOST_PHRASES = 3;

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
  return DIRECTIONS.test(a.lower(end + 1)) && end >= 0 && !a.commaAfter(end) ? directionEnd(a, end + 1, to) : end;
}

const DIRECTIONS = new WordList('hjem ud ind op ned tilbage');
/** »på vej | hjem«, »på vej | hjem i bussen« */
const directionEnd = (a: Analysis, at: number, to: number): number =>
  a.is(at + 1, r.PREPOSITION) && !a.commaAfter(at) ? Math.max(at, prepositionalEnd(a, at + 1, to)) : at;

/** »heldig | hun spurgte«, »normal | vi spiser«: the adjective for the adverb, with and without its ending. */
const FOR_ADVERBS = new WordList(
  'heldig heldigt uheldig uheldigt naturlig naturligt normal typisk tydelig tydeligt generel personlig egentligt sikkert almindelig almindeligt ' +
    'sædvanlig sædvanligt endeligt samtidigt direkte virkelig virkeligt seriøst ærligt forhåbentlig forhåbentligt tilfældigt åbenbart ' +
    'langsomt hurtigt stille tilsyneladende rigtignok desforuden tilmed ydermere dermed hermed hvorefter imidlertid derhen dertilbage',
);
const IN_A_WAY = /(vis|vist)$/;
/** »uheldigvis | chaufføren så«, »plutselig | lyset gik«: it belongs to the whole sentence, however it is spelled. */
function isAdverbOfSentence(a: Analysis, at: number): boolean {
  if (!r.hasAny(a.reading(at), r.ADVERB | r.ADJECTIVE)) return false;
  if (FOR_ADVERBS.test(a.lower(at))) return !a.commaAfter(at) && !r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.ADVERB);
  if (!a.is(at, r.ADVERB) || !a.isWord(at)) return false;
  if (a.types[at]!.listed >= 0) return IN_A_WAY.test(a.lower(at));
  return SURE_PERSONS.test(a.lower(at + 1)) && isFinite(a, at + 2);
}

/** »allerede | næste dag«, »kun | to gange om ugen«: they belong to the time or the place that follows. */
const FOCUS = new WordList(
  'allerede netop kun lige især næsten cirka omkring præcis selv også endnu senest tidligst specielt særligt bare omtrent knap mindst højst ' +
    'nøjagtig nøjagtigt hovedsagelig hovedsageligt',
);

const THE_MORE = new WordList('jo desto des');

/** »som barn | jeg boede«, »som lærer | man skal«: the last place; »som solen går ned« is a clause. */
function asWhatEnd(a: Analysis, at: number): number {
  // »som en gammel ven«, »som ung kvinde«
  let who = at + 1;
  while (who < at + LONGEST && r.hasAny(a.reading(who), r.DETERMINER | r.ADJECTIVE) && a.is(who + 1, r.NOUN)) who++;
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
