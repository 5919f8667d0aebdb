import type { Analysis } from '../../analysis/analysis.ts';
import { clauseAt, isArgument, subjectAround } from '../../clauses/subject.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { endsClause, GIVES, isReceiverOfSeveral, isStillHandled } from '../../phrases/several-as-object.ts';
import { isGivenName, mayThink } from '../../words/beings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { RELATIVES } from '../../words/links.ts';
import {
  OBJECT_OF,
  OBJECT_PERSONS,
  PERSONS,
  PERSONS_AND_I,
  SUBJECT_OF,
  SURE_PERSONS_AND_I,
} from '../../words/persons.ts';
import { HAS_HAD, IS_OR_BECOMES, MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** »de« as well, which may be an article. */
const OBJECTS: Readonly<Record<string, string>> = { ...OBJECT_OF, de: 'dem' };
/** Also what a pupil lets somebody say. */
const SURE = 0.92;

/** »Min far henter jeg«, »har givet hun et kys«, »han og mig spiller«: the subject's form for the object's, and the other way round. */
export const personCase: WordRule = {
  id: 'person-case',
  subcategory: 'pronoun-case',
  ofLearners: true,
  on: { words: [...Object.keys(OBJECTS), ...Object.keys(SUBJECT_OF), 'i'].join(' ') },
  wrong: [
    ['Om aftenen henter min far jeg.', 'Om aftenen henter min far mig.'],
    ['Haven har givet hun et nyt liv.', 'Haven har givet hende et nyt liv.'],
    ['Jeg skal give han vand hver morgen.', 'Jeg skal give ham vand hver morgen.'],
    ['Rektor kom og gav vi blomster.', 'Rektor kom og gav os blomster.'],
    ['Der er stor forskel på ham og jeg.', 'Der er stor forskel på ham og mig.'],
    ['Hun råbte, men ingen hørte hun.', 'Hun råbte, men ingen hørte hende.'],
    ['Du ringede til jeg i går.', 'Du ringede til mig i går.'],
    ['Nu fortæller jeg, hvordan man passer han.', 'Nu fortæller jeg, hvordan man passer ham.'],
    ['Vi må kalde han Bo.', 'Vi må kalde ham Bo.'],
    ['»Stop han!« råbte hun.', '»Stop ham!« råbte hun.'],
    ['Jeg glæder mig til at se du igen.', 'Jeg glæder mig til at se dig igen.'],
    ['Yusuf viste jeg, hvordan man gør.', 'Yusuf viste mig, hvordan man gør.'],
    ['Så vil mig løbe ved siden af.', 'Så vil jeg løbe ved siden af.'],
    ['Alle i kvarteret kender han.', 'Alle i kvarteret kender ham.'],
    ['Jeg fortæller, hvordan man passer han.', 'Jeg fortæller, hvordan man passer ham.'],
    ['Min far lærte jeg at cykle.', 'Min far lærte mig at cykle.'],
    ['Det var en god dag for Silas og jeg.', 'Det var en god dag for Silas og mig.'],
    ['Børnene kom, og vi gav de mad.', 'Børnene kom, og vi gav dem mad.'],
    ['Vi renser svampene og skærer de i skiver.', 'Vi renser svampene og skærer dem i skiver.'],
    ['Min mor kan komme og vise I, hvordan man gør.', 'Min mor kan komme og vise jer, hvordan man gør.'],
    ['Jeg sender et billede til I.', 'Jeg sender et billede til jer.'],
    ['Hun og mig spiller i gården.', 'Hun og jeg spiller i gården.'],
  ],
  right: [
    'Hvilket hold spiller du på?',
    'Hvor meget strøm bruger vi om dagen?',
    'Om aftenen henter jeg min far.',
    'Det har jeg givet hende.',
    'Rektor kom, og så gav hun os blomster.',
    'Det sagde ingen, og derfor gik vi.',
    'Den bog har min far læst, og jeg har set den.',
    'Ham og mig kender de godt.',
    'Hun spurgte min mor og mig, om vi ville med.',
    'Jeg har set, han kom.',
    'Det er svært at være jeg nogle gange.',
    'Han kom hjem, for de var trætte.',
    'Nu må man spørge, hvad han vil.',
    'Vi plejer at sige, han er sød.',
    'Den film har han ikke set.',
    'Når læreren kommer, går vi ind.',
    'Skriv et par linjer, så vender jeg tilbage.',
    'Hvor mange katte har du?',
    'Hvilket hold spiller du for?',
    'Vi gav de fattige mad.',
    'Vent, til I alle er færdige.',
    'Hvad vil I se i dag?',
    'Vi kom hjem, fordi Silas og jeg var trætte.',
    'Når man skjuler, hvad man kan, mister vi alle noget.',
  ],
  match(a, at): Finding | null {
    const lower = a.lower(at);
    const subject = SUBJECT_OF[lower];
    if (subject !== undefined)
      return isJoinedSubject(a, at) || isSubjectOfModal(a, at) ? replaceWord(a, at, subject, SURE) : null;
    if (isAskedFor(a, at)) return null;
    if (a.written(at) === 'VI' || a.commaAfter(a.before(at)) || startsClause(a, at)) return null;
    if (lower === 'i') return isYouAsObject(a, at) ? replaceWord(a, at, 'jer', SURE) : null;
    if (lower === 'de')
      return (isAfterPreposition(a, at) && closesClause(a, at)) || isReceiverOfSeveral(a, at) || isStillHandled(a, at)
        ? replaceWord(a, at, 'dem', SURE)
        : null;
    return isJoinedObject(a, at) ||
      isAfterPreposition(a, at) ||
      isTold(a, at) ||
      isAfterSubject(a, at) ||
      hasOtherSubject(a, at) ||
      isReceiver(a, at) ||
      isAfterRelative(a, at)
      ? replaceWord(a, at, OBJECTS[lower]!, SURE)
      : null;
  },
};

const WHICH = new WordList('hvilken hvilket hvilke');
const HOW_MUCH = new WordList('meget mange');
/** »Hvilket hold spiller | du på?«, »Hvor meget strøm bruger | vi?«: what is asked for stands before the verb. */
function isAskedFor(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (!isFinite(a, verb)) return false;
  for (
    let k = a.before(verb), steps = 0;
    k >= 0 && steps < FEW && !a.isMark(k) && !a.commaAfter(k);
    k = a.before(k), steps++
  ) {
    if (WHICH.test(a.lower(k)) || (HOW_MUCH.test(a.lower(k)) && a.lower(a.before(k)) === 'hvor')) return true;
    if (!r.hasAny(a.reading(k), r.NOUN | r.ADJECTIVE) || a.canBe(k, r.NOUN | r.DEFINITE)) return false;
  }
  return false;
}
const FEW = 4;

const CLOSERS = new WordList(
  'og men fordi når da hvis så hvordan hvad hvor hvorfor om til med på i for hver hele igen ud ind hjem op ned',
);
/** Nothing follows that the word could be the subject of. */
function closes(a: Analysis, at: number): boolean {
  const next = a.after(at);
  return next < 0 || a.isMark(next) || a.commaAfter(at) || (CLOSERS.test(a.lower(next)) && !isFinite(a, next));
}

/** No clause begins with them, as with »for« and »efter«. */
const OPENS_NOTHING = new WordList('på mellem med til fra hos af over under bag foran mod');

/** »ringede til | jeg i går«, »gik foran | jeg som en kaptajn« */
const isAfterPreposition = (a: Analysis, at: number): boolean =>
  (OPENS_NOTHING.test(a.lower(a.before(at))) || (a.lower(at) === 'de' && a.lower(a.before(at)) === 'for')) &&
  a.before(at, 2) >= 0 &&
  !a.commaAfter(a.before(at, 2)) &&
  (closes(a, at) || a.lower(a.after(at)) === 'som');

/** »jeg håber, jeg når det«: a clause follows them. */
const THINKS = new WordList(
  'tror troede synes syntes håber håbede ved vidste siger sagde mener mente føler følte ser så hører hørte',
);
/** »…, du skal«, »jeg ved, han kommer«: its own verb follows. */
const startsClause = (a: Analysis, at: number): boolean => isFinite(a, a.after(at)) && !a.commaAfter(at);

/** »Stop | han!«, »du kan svare | jeg her«: an order or an infinitive, and nothing after. */
function isTold(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  const before = a.before(verb);
  if (a.canBe(verb, r.VERB | r.IMPERATIVE) && (before < 0 || a.isMark(before))) return a.written(a.after(at)) === '!';
  if (!a.is(verb, r.INFINITIVE) || BE.test(a.lower(verb))) return false;
  // »glæder mig til at se | du«
  if (a.lower(before) === 'at') return closes(a, at);
  if (!MODALS.test(a.lower(before)) || !PERSONS_AND_I.test(a.lower(a.before(before)))) return false;
  const next = a.after(at);
  return closes(a, at) || HERE.test(a.lower(next)) || (a.lower(verb) === 'kalde' && a.hasCapital(next));
}
const BE = new WordList('være blive hedde');
const HERE = new WordList('her nu igen altid');

const BEFORE_OBJECT = new WordList('på mellem med til fra hos for af om efter ved over under bag foran mod');
/** »forskel på ham og jeg« */
const isJoinedObject = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'og' &&
  (isNamedWith(a, at) ||
    ((OBJECT_PERSONS.test(a.lower(a.before(at, 2))) || PERSONS.test(a.lower(a.before(at, 2)))) &&
      BEFORE_OBJECT.test(a.lower(a.before(at, 3))))) &&
  closes(a, at);

/** »for Silas og | jeg«, »til min bror og | jeg« */
function isNamedWith(a: Analysis, at: number): boolean {
  const last = a.before(at, 2);
  // »Kim fra Kolding og jeg«: a place
  if (isGivenName(a.lower(last))) return BEFORE_OBJECT.test(a.lower(a.before(last)));
  return a.is(last, r.NOUN) && OWNERS.test(a.lower(a.before(last))) && BEFORE_OBJECT.test(a.lower(a.before(last, 2)));
}

const TELLS = new WordList('fortælle vise sige give hjælpe lære sende spørge besøge møde se invitere savne');
/** »vise | I, hvordan«, »til | I alle«: those who are spoken to, with their capital. */
function isYouAsObject(a: Analysis, at: number): boolean {
  if (a.written(at) !== 'I' || a.before(at) < 0) return false;
  const isShown = a.is(a.before(at), r.VERB | r.INFINITIVE) && TELLS.test(a.lower(a.before(at)));
  return (isShown && closes(a, at)) || (isAfterPreposition(a, at) && closes(a, at));
}

const OWNERS = new WordList('min mit mine din dit dine vores hans hendes deres jeres');
const NOBODY = new WordList('ingen alle nogen');
/** »henter min far | jeg«, »ingen hørte | hun«: the clause has its subject. */
function isAfterSubject(a: Analysis, at: number): boolean {
  if (!closes(a, at)) return false;
  const noun = a.before(at);
  if (a.is(noun, r.NOUN) && OWNERS.test(a.lower(a.before(noun))))
    return isFinite(a, a.before(noun, 2)) && !SURE_PERSONS_AND_I.test(a.lower(a.before(noun, 3)));
  return isFinite(a, noun) && NOBODY.test(a.lower(a.before(noun))) && !a.commaAfter(a.before(noun));
}

/**
 * »Alle i kvarteret kender | han«, »hvordan man passer | han«: the clause has its subject before its verb, and no verb follows. What
 * is no person may be the object, before a subject that is turned: »den film har han«.
 */
function hasOtherSubject(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (!a.is(verb, r.VERB) || NO_DEED.some((words) => words.test(a.lower(verb))) || !endsClause(a, at)) return false;
  const { sentence, clause } = clauseAt(a, at);
  if (clause.verb < 0 || clause.kind === 'relative') return false;
  const finite = sentence.start + sentence.phrases.first(clause.verb);
  const subject = clause.kind === 'main' ? firstOf(a, at) : subjectAround(a, at);
  // »hvor mange katte har | du«, »hvilket hold spiller | du for«
  const asked = subject === null || PERSONS.test(a.lower(subject[1])) ? '' : a.lower(subject[0]);
  const question = asked === '' ? '' : a.lower(a.before(subject![0]));
  if (WHICH.test(asked) || WHICH.test(question) || question === 'hvor') return false;
  // »når man skjuler, hvad man kan, mister | vi«: turned after a clause
  const opening = a.before(verb);
  if (a.commaAfter(opening) || (a.is(opening, r.ADVERB) && a.commaAfter(a.before(opening)))) return false;
  if (finite > verb || subject === null || subject[1] >= finite || a.lower(subject[1]) === a.lower(at)) return false;
  return PERSONS.test(a.lower(subject[1])) || EVERYBODY.test(a.lower(subject[0])) || mayThink(a.lower(subject[1]));
}

/** What a main clause begins with, where that may be its subject. */
function firstOf(a: Analysis, at: number): readonly [first: number, last: number] | null {
  const { sentence, clause, number } = clauseAt(a, at);
  const { phrases: p, start, clauseOf } = sentence;
  const { from } = clause;
  return clauseOf[from] === number && isArgument(p, from) ? [start + p.first(from), start + p.last[from]!] : null;
}
const EVERYBODY = new WordList('alle ingen mange nogle');

/** Nobody has it done to him or her, or a clause may follow. */
const NO_DEED: readonly WordList[] = [BE, HAS_HAD, IS_OR_BECOMES, THINKS, MODALS];

const ASKS = new WordList('hvordan hvad hvor hvorfor hvornår om');
const isThing = (a: Analysis, at: number): boolean => r.hasAny(a.reading(at), r.NOUN | r.DETERMINER | r.NUMERAL);
/** »har givet | hun et kys«, »kom og gav | vi blomster«: the receiver, and what is given after. */
function isReceiver(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (!GIVES.test(a.lower(verb))) return false;
  const before = a.before(verb);
  const next = a.after(at);
  // »skal give | han vand«: whoever gives stands before
  if (a.is(verb, r.INFINITIVE))
    return MODALS.test(a.lower(before)) && PERSONS.test(a.lower(a.before(before))) && isThing(a, next);
  const isGiven = r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE | r.DETERMINER | r.NUMERAL);
  if (!isGiven && !closes(a, at)) return false;
  // »kom og gav«, but »…, og gav vi ham«
  if (a.lower(before) === 'og') return !a.commaAfter(a.before(before));
  if (a.is(before, r.NAME)) return ASKS.test(a.lower(next));
  return HAS_HAD.test(a.lower(before)) && r.hasAny(a.reading(a.before(before)), r.NOUN | r.NAME | r.PRONOUN);
}

/** »et par, der hjælper | hun« */
const isAfterRelative = (a: Analysis, at: number): boolean => {
  const verb = a.before(at);
  const relative = a.before(verb);
  return (
    isFinite(a, verb) &&
    RELATIVES.test(a.lower(relative)) &&
    a.is(a.before(relative), r.NOUN) &&
    mayThink(a.lower(a.before(relative))) &&
    !MODALS.test(a.lower(verb)) &&
    closes(a, at)
  );
};

/** »han og mig | spiller«, and nobody else after the verb. */
function isJoinedSubject(a: Analysis, at: number): boolean {
  const and = a.before(at);
  const other = a.before(and);
  const verb = a.after(at);
  if (a.lower(and) !== 'og' || a.commaAfter(at) || !isFinite(a, verb)) return false;
  const opener = a.before(other, OWNERS.test(a.lower(a.before(other))) ? 2 : 1);
  const opens = opener < 0 || a.commaAfter(opener) || a.isMark(opener) || r.hasAny(a.reading(opener), r.SUBORDINATOR);
  return opens && !PERSONS.test(a.lower(a.after(verb)));
}

/** »Så vil mig løbe«, »Det skal mig«: the clause has no other subject. */
function isSubjectOfModal(a: Analysis, at: number): boolean {
  const opener = a.before(at, 2);
  if (!MODALS.test(a.lower(a.before(at))) || a.commaAfter(a.before(at))) return false;
  if (a.lower(opener) === 'det') return (a.before(opener) < 0 || a.isMark(a.before(opener))) && closes(a, at);
  return a.is(a.after(at), r.INFINITIVE) && !r.hasAny(a.reading(opener), r.NOUN | r.NAME | r.PRONOUN);
}
