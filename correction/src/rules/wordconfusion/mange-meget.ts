import type { Analysis } from '../../analysis/analysis.ts';
import { pluralOnly, askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { isFinite } from '../../verbs/finite.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { DEN_DET } from '../../words/articles.ts';
import { SUBJECTS_AND_I } from '../../words/persons.ts';
import { OF_CAUSE } from '../../words/prepositions.ts';
import { WordList } from '../../words/word-list.ts';

const ALWAYS_PLURAL = new WordList('penge briller bukser');
const COSTS_OR_WEIGHS = new WordList('koster kostede vejer vejede betyder fylder');
const DO_OR_LEARN = new WordList('lave gøre lære fortælle tænke');
const UNCOUNTED = new WordList(
  'tid mad kaffe te is sne regn støj larm energi plads hjælp mælk varme musik kærlighed luft sand olie ' +
    'magt respekt trafik motion søvn frihed lykke glæde cola sodavand vand slik sukker chokolade kød ost ' +
    'smør pasta salt fløde ketchup pizza frugt trafik tøj legetøj fjernsyn tv reklame omtanke tålmodighed ' +
    'ro fred fritid skærmtid arbejde sport fodbold lyst mening forurening erfaring viden modstand hygge ' +
    'spænding ansvar succes opmærksomhed gæld held tvivl stress mobning vold kritik ros snak angst styrke ' +
    'forståelse undervisning træning underholdning information benzin strøm elektricitet affald plastik ' +
    'jord blod røg ild',
);
/** Of these no number is right: »mange vand« is »meget vand«, not »mange vande«. */
const NEVER_COUNTED = new WordList(
  'tid mad vand plads larm energi hjælp mælk luft sand respekt trafik motion frihed lykke legetøj tøj fritid skærmtid støj sne regn sukker smør ' +
    'opmærksomhed erfaring viden affald plastik benzin tålmodighed undervisning hygge kærlighed kød',
);
/** »mange energi drikke«: half of a compound that stands apart. */
const isHalf = (a: Analysis, at: number): boolean =>
  a.lexicon.hasReading(a.joinedWithNext(a.after(at)), r.NOUN | r.PLURAL);
const WORDS: Record<string, readonly Misplaced[]> = {
  meget: [
    [
      'mange-meget',
      'mange',
      0.88,
      (a, at) => pluralOnly(a, a.after(at)) && !a.commaAfter(at) && !follows(a, at, ALWAYS_PLURAL),
    ],
    ['mange-meget', 'mange', 0.88, isOfPeople],
    ['mange-meget', 'mange', 0.86, isOfSeveral],
  ],
  mange: [
    [
      'mange-meget',
      'meget',
      0.93,
      (a, at) =>
        (precedes(a, at, /^hvor$/) && follows(a, at, COSTS_OR_WEIGHS)) ||
        (follows(a, at, /^at$/) && follows(a, at, DO_OR_LEARN, 2)),
    ],
    ['mange-meget', 'meget', 0.9, saysHowMuch],
    // »enig i mange af det«
    [
      'mange-meget',
      'meget',
      0.93,
      (a, at) =>
        follows(a, at, /^af$/) &&
        ((follows(a, at, DEN_DET, 2) && !a.is(a.after(at, 3), r.GENITIVE)) ||
          a.canBe(a.after(at, 2), r.NOUN | r.SINGULAR | r.DEFINITE)) &&
        !a.commaAfter(at),
    ],
    ['mange-meget', 'meget', 0.9, saysToWhatDegree],
    ['mange-meget', 'meget', 0.9, (a, at) => !a.commaAfter(at) && follows(a, at, UNCOUNTED) && !isHalf(a, at)],
    ['mange-meget', 'meget', 0.98, (a, at) => !a.commaAfter(at) && follows(a, at, NEVER_COUNTED) && !isHalf(a, at)],
    ['mange-meget', 'meget', 0.9, isOfMass],
  ],
};

const HOW_MUCH = new WordList(
  'ler lo griner grinede græd græder råbte fryser frøs betyder betød betyde savner savnede savne elsker elskede lærte lærer lære hjalp hjælper ændrede holder holdt',
);

const OBJECT_PERSONS_AND_IT = new WordList('det mig dig ham hende os jer dem');
const AFTER_VERB = new WordList('mig dig ham hende os jer dem rigtig så virkelig ikke også alt for helt');
/** »jeg savner dig mange«, »det betyder mange for mig«: how much, not how many. */
function saysHowMuch(a: Analysis, at: number): boolean {
  const isSoMuchThat = precedes(a, at, /^så$/) && follows(a, at, /^at$/);
  if (!isSoMuchThat && !n.closesClause(a, at) && !follows(a, at, OF_CAUSE)) return false;
  if (follows(a, at, OF_CAUSE) && !follows(a, at, OBJECT_PERSONS_AND_IT, 2)) return false;
  let verb = a.before(at);
  while (AFTER_VERB.test(a.lower(verb))) verb = a.before(verb);
  return HOW_MUCH.test(a.lower(verb));
}

const PEOPLE = new WordList('voksne unge gamle ældre syge rige fattige danske');
/** »Meget voksne siger«: people, and no noun that would be very grown up. */
function isOfPeople(a: Analysis, at: number): boolean {
  const people = a.after(at);
  if (!PEOPLE.test(a.lower(people)) || !a.opensSentence(at) || a.commaAfter(people)) return false;
  // »Meget syge blev de«
  return isFinite(a, a.after(people)) && !SUBJECTS_AND_I.test(a.lower(a.after(people, 2)));
}

const OF_OR_MORE = new WordList('af flere andre færre');
const MORE_OR_LESS = new WordList('mere mindre');
const AFTER_AMOUNT = new WordList('end at og i på til for med når hvis om nu her lige fordi');
const SAME_IN_PLURAL = new WordList('fejl ord år dyr børn mennesker søskende forældre');
const AMOUNT = new WordList('så for hvor lige dobbelt rigtig virkelig ikke er var kom findes i');
/** »er der | meget cykler«: a plural that could be a verb or a singular as well, after what asks how many. */
function isOfSeveral(a: Analysis, at: number): boolean {
  const noun = a.after(at);
  // »tog så meget fejl af vejen«
  if (follows(a, at, /^af$/, 2)) return false;
  const opener = a.lower(a.before(at)) === 'der' ? a.before(at, 2) : a.before(at);
  return (
    !a.commaAfter(at) &&
    AMOUNT.test(a.lower(opener)) &&
    (SAME_IN_PLURAL.test(a.lower(noun)) || a.is(noun, r.NOUN | r.PLURAL | r.INDEFINITE)) &&
    (SAME_IN_PLURAL.test(a.lower(noun)) ||
      (!a.canBe(noun, r.NOUN | r.SINGULAR) && !r.hasAny(a.union(noun), r.ADJECTIVE | r.OTHER))) &&
    !follows(a, at, ALWAYS_PLURAL)
  );
}

/** »så mange rødt kød«: what one cannot count, with its adjective. */
function isOfMass(a: Analysis, at: number): boolean {
  return (
    !a.commaAfter(at) &&
    !a.commaAfter(a.after(at)) &&
    a.canBe(a.after(at), r.ADJECTIVE) &&
    !a.canBe(a.after(at), r.NOUN) &&
    follows(a, at, UNCOUNTED, 2) &&
    // »mange små luft lommer«
    (a.commaAfter(a.after(at, 2)) || !a.canBe(a.after(at, 3), r.NOUN | r.PLURAL))
  );
}

/** »mange bedre end«, »mange dyrt«: no noun follows that could be counted. */
function saysToWhatDegree(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.commaAfter(at) || next < 0 || OF_OR_MORE.test(a.lower(next))) return false;
  // »mange ældre«: people
  const isCompared =
    (a.canBe(next, r.COMPARATIVE) && (a.lower(next) !== 'ældre' || a.lower(a.after(next)) === 'end')) ||
    MORE_OR_LESS.test(a.lower(next));
  const isOne =
    a.lower(next).endsWith('t') &&
    a.canBe(next, r.ADJECTIVE | r.SINGULAR) &&
    !a.canBe(next, r.ADJECTIVE | r.PLURAL) &&
    !r.hasAny(a.union(next), r.NOUN);
  // »hvor mange ældre og syge borgere«
  if (a.lower(a.after(next)) === 'og' && a.canBe(a.after(next, 2), r.ADJECTIVE | r.PLURAL)) return false;
  if (!isCompared && !(isOne && a.is(next, r.ADJECTIVE))) return false;
  return n.closesClause(a, next) || AFTER_AMOUNT.test(a.lower(a.after(next)));
}

/** »mange« of what one counts, »meget« of what one cannot. */
export const mangeMeget: WordRule = {
  id: 'mange-meget',
  subcategory: 'mange-meget',
  ...askedOf(WORDS),
  wrong: [
    ['Jeg er enig i mange af det.', 'Jeg er enig i meget af det.'],
    ['Jeg har ikke mange tid.', 'Jeg har ikke meget tid.'],
    ['Der var rigtig meget mennesker på pladsen.', 'Der var rigtig mange mennesker på pladsen.'],
    ['Hvor mange koster billetten?', 'Hvor meget koster billetten?'],
    ['Jeg savner dig rigtig mange.', 'Jeg savner dig rigtig meget.'],
    ['Den nye er mange bedre end den gamle.', 'Den nye er meget bedre end den gamle.'],
    ['Vi har mange at lave.', 'Vi har meget at lave.'],
    ['I Danmark er der meget cykler.', 'I Danmark er der mange cykler.'],
    ['Vi spiser alt for mange rødt kød.', 'Vi spiser alt for meget rødt kød.'],
    ['Der var rigtig meget fejl i opgaven.', 'Der var rigtig mange fejl i opgaven.'],
    ['Vi har mange travlt lige nu.', 'Vi har meget travlt lige nu.'],
    ['Alle råbte så mange at dommeren holdt sig for ørerne.', 'Alle råbte så meget, at dommeren holdt sig for ørerne.'],
    ['Meget voksne siger, at spil er dårligt.', 'Mange voksne siger, at spil er dårligt.'],
    ['Vi lo så mange, at det gjorde ondt.', 'Vi lo så meget, at det gjorde ondt.'],
  ],
  right: [
    'Der er mange ældre og syge borgere i byen.',
    'Jeg kender mange, der bor der.',
    'Hun lærte mange af reglerne.',
    'Det var meget gode film.',
    'Der er mange større byer.',
    'Desuden er der mange ældre, som ikke har en telefon.',
    'Meget unge mennesker sover længe.',
    'Meget syge blev de af maden.',
    'Vi kender så mange, at vi må leje et hus.',
  ],
};
