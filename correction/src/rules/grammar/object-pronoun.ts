import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { PERSON } from '../../verbs/form-numbers.ts';
import { mayThink } from '../../words/beings.ts';
import { OBJECT_OF, PERSONS_AND_RELATIVES } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** What one does to somebody; no clause without »at« follows these. */
const DONE_TO =
  /^(savn|elsk|kend|hjælp|hjalp|mød|besøg|inviter|hade|følg|fulg|slå|slog|drill|fang|kyss|kram|takk|ramm|ramt|forst[åo]|hent|redd|jag|skub|lide|skælde)/;

/** A clause without »at« may follow these: »jeg ved, han kommer«. */
const THINKS =
  /^(ved|vidste|tr[oe]|troede|syn|mene|mente|sige|sagde|håbe|tænk|føle|følte|høre|hørte|fortæl|fortalte|svare|spurgte|råb|hvisk|ønske|skrev|skriv|er$|var$|bl[ie]v|hed|kald|end$|vil$|ville$|kan$|kunne$|skal$|skulle$|må$|måtte$)/;
const FARTHEST = 12;

const PREPOSITIONS = new WordList('af fra med hos mod imod på bag foran over under til efter uden mellem omkring');
const CONJUNCTION_TOO = new WordList('til efter uden');
/** »sagde min onkel til | jeg bagefter«: after a preposition, and no verb follows that it could be the subject of. */
function isAfterPreposition(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!PREPOSITIONS.test(a.lower(before)) || a.commaAfter(before)) return false;
  const mayBeConjunction = CONJUNCTION_TOO.test(a.lower(before));
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.after(k), steps++) {
    if (a.isMark(k)) break;
    // »sagde til jeg, at …«: what follows has a subject of its own
    if (steps === 0 && a.commaAfter(at)) break;
    if (r.hasAny(a.reading(k) | (a.union(k) & r.NOUN ? 0 : a.union(k)), r.FINITE)) return false;
    if (!mayBeConjunction && (a.commaAfter(k) || r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR))) break;
  }
  return a.before(before) >= 0 && !a.commaAfter(a.before(before));
}

/** »nemt for | han at sige« */
const isForWhom = (a: Analysis, at: number): boolean =>
  a.lower(a.before(at)) === 'for' &&
  a.is(a.before(at, 2), r.ADJECTIVE) &&
  !a.commaAfter(a.before(at)) &&
  !a.commaAfter(at) &&
  a.lower(a.after(at)) === 'at' &&
  a.canBe(a.after(at, 2), r.VERB | r.INFINITIVE);

const GIVES = new WordList(
  'gav giver giv give fortalte fortæller fortælle viste viser vise lærte lærer sendte sender lånte låner købte køber hjalp hjælper',
);
/** »min onkel gav | hun to tomater«: whoever gives stands before, what is given after. */
function isReceiver(a: Analysis, at: number): boolean {
  const verb = a.before(at);
  if (a.commaAfter(verb) || !GIVES.test(a.lower(verb)) || a.commaAfter(at)) return false;
  const doer = a.before(verb);
  const isDoer =
    (PERSON.test(a.lower(doer)) && a.lower(doer) !== a.lower(at)) ||
    a.is(doer, r.NAME) ||
    (a.is(doer, r.NOUN) && !a.is(doer, r.GENITIVE) && mayThink(a.lower(doer)));
  let first = doer;
  while (
    a.is(a.before(first), r.ADJECTIVE) ||
    a.is(a.before(first), r.DETERMINER) ||
    OWNERS.test(a.lower(a.before(first)))
  )
    first = a.before(first);
  const opener = a.before(first);
  const opens = opener < 0 || a.commaAfter(opener) || r.hasAny(a.reading(opener), r.CONJUNCTION | r.SUBORDINATOR);
  if (!isDoer || !opens || a.commaAfter(doer)) return false;
  const next = a.after(at);
  if (!r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE | r.DETERMINER | r.NUMERAL)) return false;
  for (let k = next, steps = 0; k >= 0 && steps < FARTHEST && !a.isMark(k); k = a.after(k), steps++) {
    if (r.hasAny(a.reading(k), r.FINITE)) return false;
    if (a.commaAfter(k) || r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR)) break;
  }
  return true;
}
const OWNERS = new WordList('min mit mine din dit dine vores hans hendes deres jeres en et den det');

/** »jeg så | han nede ved søen«, »derfor elsker jeg | hun«: the clause has its subject, and no other verb follows. */
function isSecondNominative(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (a.commaAfter(before)) return false;
  const isTurned = PERSON.test(a.lower(before));
  const [verb, doer] = isTurned ? [a.before(before), before] : [before, a.before(before)];
  if (a.commaAfter(verb) || a.commaAfter(doer) || !PERSON.test(a.lower(doer)) || a.lower(doer) === a.lower(at))
    return false;
  const isVerb = a.is(verb, r.VERB) && r.hasAny(a.reading(verb), r.FINITE);
  if (!(isVerb || a.lower(verb) === 'så') || THINKS.test(a.lower(verb))) return false;
  const opener = a.before(doer);
  // »det jeg så | var«: what comes first is the object
  if (!isTurned && opener >= 0 && !a.commaAfter(opener) && !r.hasAny(a.reading(opener), r.CONJUNCTION | r.SUBORDINATOR))
    return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1) || a.isMark(k) || r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR)) break;
    const readings = a.union(k) & (r.NOUN | r.OTHER) ? a.reading(k) : a.union(k);
    if (r.hasAny(readings, r.FINITE)) return false;
  }
  return true;
}

/** Behind »lader« and »lod« a subject may stand: »resten lader du ligge«. */
const LETS = new WordList('lad lade ladet');
/** »lad | hun svare«: whoever is let do something is no subject. */
const isLet = (a: Analysis, at: number): boolean =>
  LETS.test(a.lower(a.before(at))) &&
  !a.commaAfter(a.before(at)) &&
  !a.commaAfter(at) &&
  !PERSON.test(a.lower(a.before(at, 2))) &&
  a.canBe(a.after(at), r.VERB | r.INFINITIVE) &&
  !a.canBe(a.after(at), r.NOUN);

const ADVERBS = new WordList('ikke også jo altid godt virkelig aldrig gerne');
const CAN_OR_WILL = new WordList('kan vil kunne ville');
const CAN_OR_TO = new WordList('kan kunne at');
/** »jeg savner du«: who is missed is no subject. */
export const objectPronoun: WordRule = {
  id: 'object-pronoun',
  subcategory: 'pronoun-case',
  on: { words: Object.keys(OBJECT_OF).join(' ') },
  wrong: [
    ['Jeg savner du rigtig meget.', 'Jeg savner dig rigtig meget.'],
    ['Det sagde min onkel til jeg bagefter.', 'Det sagde min onkel til mig bagefter.'],
    ['Hun sagde til jeg, at jeg skulle vente.', 'Hun sagde til mig, at jeg skulle vente.'],
    ['Min onkel gav hun to tomater.', 'Min onkel gav hende to tomater.'],
    ['Hun fortalte vi en historie.', 'Hun fortalte os en historie.'],
    ['Jeg så han nede ved søen.', 'Jeg så ham nede ved søen.'],
    ['Kan du hjælpe vi med opgaven?', 'Kan du hjælpe os med opgaven?'],
    ['Derfor inviterede jeg hun til festen.', 'Derfor inviterede jeg hende til festen.'],
    ['Det er nemt for han at sige.', 'Det er nemt for ham at sige.'],
    ['Lad hun svare selv.', 'Lad hende svare selv.'],
    ['Hun elsker han, men han ved det ikke.', 'Hun elsker ham, men han ved det ikke.'],
  ],
  right: [
    'Savner du mig?',
    'Derfor lod jeg være.',
    'Vent her, til jeg kommer.',
    'I går gav hun to tomater til naboen.',
    'Den bog gav han til hende.',
    'Hun fortalte, vi skulle hjem.',
    'Den by, jeg bor i, kan han lide.',
    'Det hus, de bor i, har han bygget.',
    'Dem, jeg kender, hjælper han.',
    'Jeg så han var ked af det.',
    'Jeg forstår, han er ked af det.',
    'De mennesker, hun kender, savner hun meget.',
  ],
  match(a, at): Finding | null {
    if (isLet(a, at)) return replaceWord(a, at, OBJECT_OF[a.lower(at)]!, 0.93);
    if (isForWhom(a, at) || isSecondNominative(a, at) || isAfterPreposition(a, at) || isReceiver(a, at))
      return replaceWord(a, at, OBJECT_OF[a.lower(at)]!, 0.84);
    const verb = a.before(at);
    if (!a.is(verb, r.VERB) || a.commaAfter(verb) || !DONE_TO.test(a.lower(verb))) return null;
    let doer = a.before(verb);
    while (ADVERBS.test(a.lower(doer))) doer = a.before(doer);
    const isAsked = a.is(verb, r.INFINITIVE) && CAN_OR_WILL.test(a.lower(a.before(doer)));
    const isDone = PERSONS_AND_RELATIVES.test(a.lower(doer)) || isAsked || CAN_OR_TO.test(a.lower(doer));
    // »dem, jeg kender, savner hun«, »dem han hjælper han«: the object stands first
    if (!isDone || a.commaAfter(doer) || a.lower(doer) === a.lower(at)) return null;
    const opens =
      a.before(doer) < 0 ||
      a.commaAfter(a.before(doer)) ||
      r.hasAny(a.reading(a.before(doer)), r.CONJUNCTION | r.SUBORDINATOR | r.FINITE | r.PRONOUN);
    const next = a.after(at);
    const closes =
      next < 0 ||
      a.isMark(next) ||
      a.commaAfter(at) ||
      (r.hasAny(a.reading(next), r.ADVERB | r.PREPOSITION | r.CONJUNCTION) &&
        !r.hasAny(a.reading(a.after(next)), r.FINITE));
    return opens && closes ? replaceWord(a, at, OBJECT_OF[a.lower(at)]!, 0.86) : null;
  },
};
