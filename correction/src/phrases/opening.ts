import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { NUMBER } from '../text/token.ts';

const ADVERB = new WordList(
  'derefter bagefter derfor pludselig pludseligt senere heldigvis desværre endelig alligevel desuden samtidig tit ofte engang herefter dengang normalt måske ' +
    'selvfølgelig naturligvis faktisk',
);
/** »nu jeg er her«, »først«: mostly, but not always, an adverb of the main clause. */
const LOOSE_ADVERB = new WordList('nu først sommetider');
const TWO: ReadonlySet<string> = new Set([
  'i går',
  'i dag',
  'i morgen',
  'i aftes',
  'i aften',
  'i morges',
  'i nat',
  'i år',
  'lige nu',
  'til sidst',
  'til slut',
  'nogle gange',
  'i starten',
  'i begyndelsen',
  'i weekenden',
  'i ferien',
  'i skolen',
  'i frikvarteret',
  'i pausen',
  'i timen',
  'i timerne',
  'i klassen',
  'i bussen',
  'efter skole',
  'efter skoletid',
  'efter timen',
  'om aftenen',
  'om morgenen',
  'om natten',
  'om dagen',
  'for eksempel',
  'en gang',
  'siden da',
]);
const FIRST_OF_TWO = new WordList('i til nogle om for en siden efter lige');
const TIME = new WordList(
  'dag aften morgen nat uge gang år sommer vinter weekend måned time eftermiddag formiddag mandag ' +
    'tirsdag onsdag torsdag fredag lørdag søndag',
);
/** »hele dagen«, »om sommeren« */
const KNOWN_TIME = new WordList(
  'dagen natten aftenen morgenen formiddagen eftermiddagen ugen måneden året timen tiden vejen ferien weekenden lørdagen ' +
    'søndagen mandagen tirsdagen onsdagen torsdagen fredagen sommeren vinteren foråret efteråret sommerferien juleferien ' +
    'vinterferien efterårsferien påskeferien lejrskolen',
);
const BEFORE_TIME = new WordList('en et den næste samme hver sidste forrige hele anden første tredje');
const PREPOSITION = new WordList('i på efter under ved om med for til hos fra før');
/** »på vej | hjem« */
const DIRECTIONS = new WordList(
  'derhen derned derud derop derover hertil hjemad hjem hjemme ud ude ind inde op oppe ned nede hen henne tilbage frem over',
);
const CLOCK = new WordList('kl. kl klokken');
const HOURS = new WordList('et to tre fire fem seks syv otte ni ti elleve tolv');
const OWNERS = new WordList('min vores hans hendes deres');
/** What a subject of several words begins with. */
const OPENS_SUBJECT = new WordList('en et min mit mine vores hendes hans');
const FARTHEST = 6;

/** What stands before the verb of a main clause and is not its subject. */
export interface Opening {
  /** Its last place, −1 when nothing of the kind opens the clause. */
  end: number;
  /** It can be nothing else, whatever follows. */
  isSure: boolean;
}

const NONE: Opening = { end: -1, isSure: false };

/** An adverb, a time or a phrase with a preposition at the head of a clause, as far as a pronoun follows it. */
export function openingEnd(a: Analysis, from: number): Opening {
  const lower = a.lower(from);
  if (ADVERB.test(lower)) return { end: from, isSure: true };
  if (LOOSE_ADVERB.test(lower)) return { end: from, isSure: false };
  const next = a.after(from);
  if (next >= 0 && FIRST_OF_TWO.test(lower) && TWO.has(`${lower} ${a.lower(next)}`))
    return { end: next, isSure: false };
  // »efter min mening | skolerne bør …«
  if (lower === 'efter' && OWNERS.test(a.lower(next)) && a.lower(next + 1) === 'mening' && !a.commaAfter(next + 1))
    return { end: next + 1, isSure: true };
  // »kl. 8«, »klokken otte«
  const isHour = a.kinds[from + 1] === NUMBER || a.is(from + 1, r.NUMERAL) || HOURS.test(a.lower(next));
  if (CLOCK.test(lower) && isHour && !a.commaAfter(from)) return { end: from + 1, isSure: false };
  if (isKnownTime(a, from)) return { end: DIRECTIONS.test(a.lower(from + 2)) ? from + 2 : next, isSure: false };
  if (BEFORE_TIME.test(lower)) return timePhrase(a, from);
  return PREPOSITION.test(lower) ? phraseEnd(a, from) : NONE;
}

const BEFORE_KNOWN_TIME = new WordList('hele om i');
/** »hele dagen«, »om sommeren«, »i sommerferien«, and nothing that belongs to it. */
const isKnownTime = (a: Analysis, from: number): boolean =>
  BEFORE_KNOWN_TIME.test(a.lower(from)) &&
  KNOWN_TIME.test(a.lower(from + 1)) &&
  !a.commaAfter(from) &&
  !a.is(from + 2, r.PREPOSITION);

/** They open a clause that tells when, inside another. */
export const INSERTED_CLAUSE = new WordList('da når mens');

/** »næste morgen«, »den første dag i skolen« */
function timePhrase(a: Analysis, from: number): Opening {
  const lower = a.lower(from);
  for (let k = a.after(from), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1)) return NONE;
    if (TIME.test(a.lower(k))) {
      // »hver gang vi skal af sted«, »den dag jeg …«: a conjunction, or what is said of it
      if (a.lower(k) === 'gang' && !/^en$/.test(lower)) return NONE;
      const next = a.after(k);
      // »en dag, da han gik tur, …«
      if (a.commaAfter(k) && lower !== 'den' && INSERTED_CLAUSE.test(a.lower(next))) return { end: k, isSure: false };
      if (SURE_PERSONS.test(a.lower(next)) || OPENS_SUBJECT.test(a.lower(next)) || isThey(a, next))
        return { end: k, isSure: false };
      // »næste dag | politiet kom«
      if (lower !== 'den' && a.is(next, r.NOUN | r.DEFINITE) && a.is(a.after(next), r.VERB))
        return { end: k, isSure: false };
      return PREPOSITION.test(a.lower(next)) ? phraseEnd(a, next) : NONE;
    }
    if (!a.is(k, r.ADJECTIVE) && !a.is(k, r.NUMERAL) && !BEFORE_TIME.test(a.lower(k))) return NONE;
  }
  return NONE;
}

/** »de legede«: a subject and its verb, not an article. */
const isThey = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'de' && a.is(a.after(at), r.VERB) && r.hasAny(a.reading(a.after(at)), r.FINITE);

const OBJECTS_OF_CLAUSE = new WordList('det den dem alt noget');
const CLAUSE_OPENERS = new WordList('at som der hvad');
/** A preposition and what belongs to it, up to a pronoun that can only be a subject. */
function phraseEnd(a: Analysis, from: number): Opening {
  for (let k = a.after(from), steps = 0; k >= 0 && steps < FARTHEST; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1)) return NONE;
    if (SURE_PERSONS.test(a.lower(k)) || isThey(a, k))
      // »i lyset af det | vi ved«: tells what it is
      return steps === 0 || OBJECTS_OF_CLAUSE.test(a.lower(k - 1)) ? NONE : { end: k - 1, isSure: false };
    // »for tre år siden«
    if (a.lower(k) === 'siden' && a.lower(from) === 'for' && !a.commaAfter(k)) return { end: k, isSure: true };
    const isPart = r.hasAny(
      a.reading(k),
      r.NOUN | r.NAME | r.ADJECTIVE | r.NUMERAL | r.DETERMINER | r.PREPOSITION | r.PRONOUN,
    );
    if (steps > 0 && DIRECTIONS.test(a.lower(k)) && a.is(k - 1, r.NOUN)) continue;
    if (!isPart || r.hasAny(a.reading(k), r.VERB) || CLAUSE_OPENERS.test(a.lower(k))) return NONE;
  }
  return NONE;
}
