import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { type GovernedBy, type GovernorAfter } from '../words/governed.ts';
import {
  ASKED_FOR,
  AWAITED,
  BELIEVED,
  COMING,
  EXAMS,
  HOMEWORK,
  POSTS,
  SEEN,
  SUBJECTS,
  BODY,
  GESTURES,
  HOW_OR_WHEN,
  WORKS,
  JOB_OR_SCHOOL,
  LANDS,
  MUSIC,
  THANKED_FOR,
  SPORTS,
} from '../words/governed-classes.ts';

import { isWholeName } from './place-names.ts';
import { mayThink } from '../words/beings.ts';
import { OBJECT_PERSONS, SELVES, SUBJECTS_AND_RELATIVES } from '../words/persons.ts';
import { DIGITS } from '../words/numbers.ts';
import { WordList } from '../words/word-list.ts';

/** What may follow a written preposition so that it belongs to the word before. */
type Follower = (a: Analysis, at: number) => boolean;

const THEM = new WordList('mig dig ham hende os jer dem sig det den dette');
const OWNERS = new WordList('de min mit mine din dit dine sin sit sine hans hendes vores jeres deres en et alle');
const TIMES_AND_LEVELS = /(sommer|vinter|forår|efterår|dag|år|niveau)(e[nt])?$/;
const FARTHEST = 3;

/** Nothing that tells how or when follows. */
function isOfWhat(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (HOW_OR_WHEN.test(a.lower(k)) || TIMES_AND_LEVELS.test(a.lower(k))) return false;
    if ((a.is(k, r.NOUN) && !a.is(k, r.GENITIVE)) || a.commaAfter(k)) break;
  }
  return true;
}

const them: Follower = (a, at) =>
  THEM.test(a.lower(a.after(at))) &&
  (EACH.test(a.lower(a.after(at, 2))) || !r.hasAny(a.reading(a.after(at, 2)), OF_PHRASE));
/** »drømmer om det | hver nat« */
const EACH = new WordList('hver hvert');
/** »på | det tidspunkt«, »på | den anden side«: no pronoun, but what stands before a noun. */
const OF_PHRASE = r.NOUN | r.ADJECTIVE | r.NUMERAL | r.DETERMINER | r.PRONOUN;
const themOrAt: Follower = (a, at) => isInfinitiveOrClause(a, at) || them(a, at);
/** »at« follows, before an infinitive or a clause. */
export const isInfinitiveOrClause: Follower = (a, at) => a.lower(a.after(at)) === 'at';
/** Somebody, something that is owned, or one of them. */
const known: Follower = (a, at) => {
  const next = a.after(at);
  return themOrAt(a, at) || ((OWNERS.test(a.lower(next)) || a.is(next, r.NAME)) && isOfWhat(a, at));
};
const POINTS = new WordList('den det de denne dette min mit mine din dit dine hans hendes jeres deres');
/** One that was spoken of. */
const pointed: Follower = (a, at) => POINTS.test(a.lower(a.after(at))) && isOfWhat(a, at);
/** Any phrase. */
const anything: Follower = (a, at) => {
  const next = a.after(at);
  const bits = r.NOUN | r.NAME | r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.NUMERAL;
  return known(a, at) || (r.hasAny(a.reading(next), bits) && isOfWhat(a, at));
};
/** Something with its article, or several. */
const things: Follower = (a, at) => {
  const next = a.after(at);
  return known(a, at) || ((a.is(next, r.NOUN | r.DEFINITE) || a.is(next, r.NOUN | r.PLURAL)) && isOfWhat(a, at));
};

const IS_OR_GOT = new WordList(
  'er var være været bliver blev blive blevet ikke også lige hun han jeg vi de altid meget så rigtig ret lidt mere mest virkelig især',
);
const isAfterBe = (a: Analysis, at: number): boolean => IS_OR_GOT.test(a.lower(a.before(at)));
const isOfWork = (a: Analysis, at: number): boolean =>
  WORKS.test(a.lower(a.before(at))) ||
  (SUBJECTS_AND_RELATIVES.test(a.lower(a.before(at))) && WORKS.test(a.lower(a.before(at, 2))));
const GET_OR_HAVE = new WordList('har havde have haft få får fik fået');
const BETWEEN_NEED = new WordList('ikke også ingen aldrig altid virkelig stadig mere meget jeg vi du man de han hun');
/** »har ikke brug«; not »gør ikke brug« */
function hasNeed(a: Analysis, at: number): boolean {
  let k = a.before(at);
  while (BETWEEN_NEED.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return GET_OR_HAVE.test(a.lower(k)) && !a.commaAfter(k);
}

/** What each kind of follower is, asked of the written preposition. */
export const FOLLOWS: Readonly<Record<GovernedBy, Follower>> = {
  at: isInfinitiveOrClause,
  them,
  person: (a, at) => PERSON.test(a.lower(a.after(at))) && !a.is(a.after(at, 2), r.NOUN),
  people: (a, at) => isPerson(a, a.after(at)),
  // »spørger til mig, om …«, »svarede til hende, at …«
  asked: (a, at) => isPerson(a, a.after(at)) && ASKS_OR_SAYS.test(a.lower(afterPerson(a, at))),
  // »gav til mig en bog«, »viste til os sit værelse«
  given: (a, at) =>
    isPerson(a, a.after(at)) && !a.commaAfter(afterPerson(a, at) - 1) && THING_GIVEN.test(a.lower(afterPerson(a, at))),
  themOrAt,
  pointed,
  known,
  owned: (a, at) => known(a, at) && !isInfinitiveOrClause(a, at),
  things,
  anything,
  music: (a, at) => MUSIC.test(a.lower(a.after(at))),
  body: (a, at) =>
    BODY.test(a.lower(a.after(at))) || (OWNERS.test(a.lower(a.after(at))) && BODY.test(a.lower(a.after(at, 2)))),
  gesture: (a, at) => GESTURES.test(a.lower(a.after(at))),
  school: (a, at) => JOB_OR_SCHOOL.test(a.lower(a.after(at, 2))) && OWNERS.test(a.lower(a.after(at))),
  question: (a, at) => a.lower(a.after(at)).startsWith('spørgsmål') || a.lower(a.after(at, 2)).startsWith('spørgsmål'),
  thanked: (a, at) => THANKED_FOR.test(a.lower(a.after(at))),
  // »lugter | til olie«, »lavet | fra fiskeskind«
  bare: (a, at) => isBareThing(a, a.after(at)),
  // »en bøde | af 500 kroner«
  amount: (a, at) => a.is(a.after(at), r.NUMERAL) || DIGITS.test(a.written(a.after(at))),
  sport: (a, at) => SPORTS.test(a.lower(a.after(at))),
  help: (a, at) => ASKED_FOR.test(a.lower(a.after(at))),
  coming: (a, at) => COMING.test(a.lower(a.after(at))) || OF_TOMORROW.test(a.lower(a.after(at, 2))),
  awaited: (a, at) => AWAITED.test(a.lower(a.after(at))),
  seen: (a, at) => SEEN.test(a.lower(a.after(at))),
  homework: (a, at) =>
    HOMEWORK.test(a.lower(a.after(at))) ||
    (OWNERS.test(a.lower(a.after(at))) && HOMEWORK.test(a.lower(a.after(at, 2)))),
  subjects: (a, at) => SUBJECTS.test(a.lower(a.after(at))),
  exam: (a, at) => EXAMS.test(a.lower(a.after(at))),
  faith: (a, at) => BELIEVED.test(a.lower(a.after(at))),
  // »søger | på et nyt job«
  post: (a, at) => [1, 2, 3].some((steps) => POSTS.test(a.lower(a.after(at, steps)))) && opensPost(a, a.after(at)),
  country: (a, at) => LANDS.test(a.lower(a.after(at))) && a.hasCapital(a.after(at)) && isWholeName(a, a.after(at)),
};
/** »for | i morgen« */
const OF_TOMORROW = new WordList('morgen aften');
const opensPost = (a: Analysis, at: number): boolean =>
  POSTS.test(a.lower(at)) || OPENS_POST.test(a.lower(at)) || a.is(at, r.ADJECTIVE);
const OPENS_POST = new WordList('et en');

/** »olie«, »gammel kælder«: a stuff or kind, and no place or time that is known. */
function isBareThing(a: Analysis, at: number): boolean {
  const noun = a.is(at, r.ADJECTIVE) && !a.commaAfter(at) ? a.after(at) : at;
  return (
    a.is(noun, r.NOUN) &&
    !r.hasAny(a.union(noun), r.DEFINITE) &&
    !a.is(noun, r.GENITIVE) &&
    !a.hasCapital(noun) &&
    !HOW_OR_WHEN.test(a.lower(noun)) &&
    !FESTIVALS_AND_MEALS.test(a.lower(noun))
  );
}
const FESTIVALS_AND_MEALS = new WordList(
  'jul påske pinse nytår frokost morgenmad aftensmad middag dessert start slut bunden',
);
const ASKS_OR_SAYS = new WordList('om hvad hvor hvordan hvornår hvem hvorfor hvilken hvilket hvilke at');
const THING_GIVEN = new WordList('en et sin sit sine min mit mine to tre nogle noget');
/** »mig |«, »min mor |« */
const afterPerson = (a: Analysis, at: number): number => a.after(at, OWNERS.test(a.lower(a.after(at))) ? 3 : 2);
const PERSON = new WordList('mig dig ham hende os jer');
/** A pronoun, or a being of somebody's: »min lærer«. */
export function isPerson(a: Analysis, at: number): boolean {
  if (OBJECT_PERSONS.test(a.lower(at)) || a.lower(at) === 'hinanden') return !a.is(a.after(at), r.NOUN);
  return (
    OWNERS.test(a.lower(at)) &&
    a.is(a.after(at), r.NOUN) &&
    !a.is(a.after(at), r.GENITIVE) &&
    mayThink(a.lower(a.after(at)))
  );
}

/** What each kind of governor has before it, asked of the word and of the preposition. */
export const AFTER: Readonly<Record<GovernorAfter, (a: Analysis, head: number, at: number) => boolean>> = {
  be: isAfterBe,
  work: isOfWork,
  need: hasNeed,
  // »glæder | mig«, also with the subject between: »glæder hun sig«
  self: (a, head, at) => {
    for (let k = a.after(head); k >= 0 && k < at; k = a.after(k)) if (SELVES.test(a.lower(k))) return true;
    return SELVES.test(a.lower(a.before(head)));
  },
  // »lægger | mærke til«
  laid: (a, head) => LAYS.test(a.lower(a.before(head))) || LAYS.test(a.lower(a.before(head, 2))),
  // »bære | over med«
  bears: (a, head) => BEARS.test(a.lower(a.before(head))),
  // »sætter | pris på«
  sets: (a, head) => SETS.test(a.lower(verbBefore(a, head))),
  // »holdt | op med«
  stops: (a, head) => STOPS.test(a.lower(verbBefore(a, head))),
  noQuestion: (a, head) => !asksWhat(a, head),
  noExample: (a, head) => a.lower(a.before(head)) !== 'for' && a.lower(a.before(head)) !== 'som',
  verb: (a, head) => a.is(head, r.VERB),
};

/** Past pronouns and adverbs: »sætter | jeg faktisk stor«. */
function verbBefore(a: Analysis, head: number): number {
  let k = a.before(head);
  for (
    let steps = 0;
    steps < FARTHEST && !a.is(k, r.VERB) && r.hasAny(a.reading(k), r.PRONOUN | r.ADVERB | r.ADJECTIVE);
    steps++
  )
    k = a.before(k);
  return k;
}
const SETS = new WordList('sætter satte sætte sat');
const STOPS = new WordList('holder holdt holde');
const LAYS = new WordList('lægge lægger lagde lagt');
const BEARS = new WordList('bære bærer bar båret');

/** »hvad de tænker om mig«, »sådan tænker jeg om det«: what somebody thinks of it. */
function asksWhat(a: Analysis, head: number): boolean {
  for (let k = a.before(head), steps = 0; k >= 0 && steps < 6; k = a.before(k), steps++) {
    if (a.commaAfter(k) || OTHER_CLAUSE.test(a.lower(k))) return false;
    if (a.lower(k).startsWith('hv') || HOW_OR_IT.test(a.lower(k))) return true;
  }
  return false;
}
const OTHER_CLAUSE = new WordList('fordi når hvis men og da');
const HOW_OR_IT = new WordList('det sådan noget ondt godt anderledes');
