import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN, LINE } from '../analysis/hold-back.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import {
  ADJECTIVE,
  ADVERB,
  COMMON,
  hasAny,
  INFINITIVE,
  NAME,
  NOUN,
  PLURAL,
  PREPOSITION,
  VERB,
} from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE, EN_ET } from '../words/articles.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';
import { OWNERS, SURE_PERSONS } from '../words/persons.ts';
import { AFTER_I } from '../words/times.ts';
import { IS_WAS, MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import type { CommaSentence } from './comma-sentence.ts';
import type { PhraseTrack } from './phrase-track.ts';
import { isBetweenVerbs, SAYS_THAT } from './between-verbs.ts';
import { SYMBOL } from './symbols.ts';

/* Gaps where one sentence ends and another begins, whatever the models say: what follows can be no clause of what stands before. */

/** A sentence surely ends at place `at`, which nothing marks as its end. */
export function endsForSure(a: Analysis, { phrases: p, rules }: CommaSentence, at: number, from: number): boolean {
  if (!a.isWord(at) || !a.isWord(at + 1) || a.hasCapital(at + 1)) return false;
  if (hasSaidAll(a, p, at, from) || endsThanks(a, at, from)) return true;
  const begins =
    beginsThere(a, p, at, from) ||
    beginsWithIt(a, p, at, from) ||
    beginsWithBeing(a, at) ||
    beginsWithLink(a, p, at, from) ||
    opensNext(a, p, at, from) ||
    asksNext(a, at) ||
    beginsWithTime(a, at, from) ||
    tellsOfKnown(a, at);
  // »Når hunden gøer | den vil ud«: nothing but the clause that opens the sentence
  if (!begins || (p.finites[p.of[at - from]!] === 1 && rules.opens(0) > 0)) return false;
  return isBetweenVerbs(a, p, at, from) && isToldOut(a, at, from);
}

/** What stands before is a main clause with its verb, and not one of saying or thinking, which may go on. */
export function isToldOut(a: Analysis, at: number, from: number): boolean {
  let hasVerb = false;
  for (let k = at; k >= from && !(k < at && a.commaAfter(k)); k--) {
    // »jeg kunne ikke se den«: it is said what was seen
    if (SAYS_THAT.test(a.lower(k))) return k === at - 1 && SEEN.test(a.lower(at)) && !a.is(at, ADJECTIVE);
    if (isTooMuch(a, k) || isLinkingSo(a, k) || isLikened(a, k)) continue;
    if (BEGINS_COMPARED.test(a.lower(k))) return false;
    // »…, for at Otto | vi …«: the clause has had no verb
    // »lå der en drage«: no clause begins
    const isBeing = a.lower(k) === 'der' && k > from && isFinite(a, k - 1);
    if (!isBeing && (a.types[k]!.role & (SUBORDINATES | COORDINATES)) !== 0) return hasVerb;
    if (isFinite(a, k)) hasVerb = true;
  }
  return hasVerb;
}

const SEEN = new WordList('den det dem');

/** »vandet bliver for varmt« */
const isTooMuch = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'for' && a.is(at + 1, ADJECTIVE) && isFinite(a, at - 1);

/** »…, så jeg slog den fra« */
const isLinkingSo = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'så' && (isFinite(a, at + 1) || SURE_PERSONS.test(a.lower(at + 1)));

/** »hang der som en tabt hat«: no clause */
const isLikened = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'som' && EN_ET.test(a.lower(at + 1)) && !isFinite(a, at - 1) && !a.is(at - 1, NOUN);

const REACH = 6;
export const BEGINS_COMPARED = new WordList('jo desto så end hver hvert hvor hvilken hvilket hvilke dengang');

/** »Vi gik i parken | der mødte vi Ole«: there, for the subject stands after the verb. */
function beginsThere(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  if (a.lower(at + 1) !== 'der' || !SURE_PERSONS.test(a.lower(at + 3)) || !isFinite(a, at + 2)) return false;
  const before = p.kindAt(p.of[at - from]!);
  // »en mand | der mødte vi«: which of them met the other nobody knows
  const isPlace = before === SYMBOL.prepositional || before === SYMBOL.adverb || before === SYMBOL.name;
  if (!isPlace && !STAYS.test(a.lower(at + 2))) return false;
  if (!isBetweenVerbs(a, p, at, from)) return false;
  return true;
}

/** What nobody does to somebody. */
const STAYS = new WordList('sov boede sad stod lå var blev badede legede ventede');

/** »Klokken ringede | lærerne kom ud«: the subject and a verb that takes no object, and then another subject and its verb. */
function hasSaidAll(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  const first = p.kind[0] === SYMBOL.punctuation ? 1 : 0;
  if (c !== first + 1 || !ALL_SAID.test(a.lower(at)) || a.is(at + 1, PREPOSITION)) return false;
  // »Hver aften | sad han …«: when, and its verb
  if (!IS_SUBJECT.has(p.kindAt(first)) || a.held[at]! & (LINE | FOREIGN)) return false;
  if (!IS_SUBJECT.has(p.kindAt(c + 1))) return false;
  const verb = from + p.last[c + 1]! + 1;
  // »Klokken ringede | vi løb ud«: after a pronoun no noun
  if (SURE_PERSONS.test(a.lower(at + 1)))
    return canBeFinite(a, verb) && !a.is(verb, PREPOSITION) && !a.is(verb, ADVERB);
  if (p.kindAt(c + 2) !== SYMBOL.finite || !isFinite(a, verb)) return false;
  return p.kindAt(c + 1) === SYMBOL.owned || !hasAny(a.union(verb), NOUN | ADJECTIVE);
}

const IS_SUBJECT = new Set<number>([SYMBOL.nominative, SYMBOL.definite, SYMBOL.owned, SYMBOL.name]);
/** Verbs that take neither an object nor a clause. */
const ALL_SAID = new WordList(
  'ringede sov græd grinede lo døde forsvandt faldt regnede sneede blæste tordnede skinnede gøede kom ankom vågnede ' +
    'besvimede hostede nøs smilede rødmede frøs svedte druknede blomstrede eksploderede landede væltede snublede ' +
    'snorkede klappede jublede flygtede kollapsede skælvede rystede sad stod lå ventede',
);

/** »… lå der en drage | den var ikke større end en kat«: no clause about the drake begins with »den«. */
function beginsWithIt(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  if (a.lower(at + 1) !== 'den' || !isFinite(a, at + 2) || hasAny(a.union(at + 2), NOUN | ADJECTIVE)) return false;
  if (!a.is(at, NOUN) || !a.canBe(at, NOUN | COMMON) || NO_THINGS.test(a.lower(at))) return false;
  const kind = p.kindAt(p.of[at - from]!);
  return kind !== SYMBOL.nominative && kind !== SYMBOL.genitive && p.of[at - from] !== p.of[at + 1 - from];
}
const NO_THINGS = new WordList('gang dag tid måde grund uge aften nat morgen ting');

/** »Hun åbnede døren | der stod en mand«: there is something, and it is told after the verb. */
function beginsWithBeing(a: Analysis, at: number): boolean {
  if (a.lower(at + 1) !== 'der' || !(a.is(at, NOUN) || a.is(at, NAME) || a.is(at, ADVERB))) return false;
  if (!STANDS.test(a.lower(at + 2)) || !SOMETHING.test(a.lower(at + 3))) return false;
  return !TIMES.test(a.lower(at + 4)) && !SPANS.test(a.lower(at + 4));
}
const STANDS = new WordList('kom lå stod sad hang dukkede ligger står sidder hænger kommer løb fløj svømmede');
const SOMETHING = new WordList('en et noget nogen nogle to tre fire fem mange flere masser ingen pludselig');
const TIMES = new WordList('dag aften nat gang morgen stund tid uge dage timer gange uger');
const SPANS = new WordList('øjeblik minut minutter time år kvarter stykke par lidt langt');

/** »… var jeg hos min far | vi skulle …«, »legede med Sofie | vi byggede …«: who it is is known, and no clause tells more. */
function tellsOfKnown(a: Analysis, at: number): boolean {
  if (!SURE_PERSONS.test(a.lower(at + 1)) || !canBeFinite(a, at + 2) || !isFinite(a, at + 2)) return false;
  // »Det er Tom | han hedder«, »Var det ikke min far | vi så?«
  for (let k = at - 1; k > at - REACH && k >= 0; k--)
    if (IS_WAS.test(a.lower(k)) && (a.lower(k - 1) === 'det' || a.lower(k + 1) === 'det')) return false;
  if (hasAny(a.reading(at), NAME) && a.hasCapital(at)) return true;
  return a.is(at, NOUN) && (OWNERS.test(a.lower(at - 1)) || (a.is(at - 1, ADJECTIVE) && OWNERS.test(a.lower(at - 2))));
}

const LONGEST_THANKS = 9;
/** »Tak for brevet | det var sjovt at læse« */
function endsThanks(a: Analysis, at: number, from: number): boolean {
  if (!IT.test(a.lower(at + 1)) || !canBeFinite(a, at + 2) || at - from > LONGEST_THANKS) return false;
  if (!THANKS.test(a.lower(from)) || !(a.is(at, NOUN) || a.lower(at) === 'sidst')) return false;
  let isThanked = false;
  for (let k = from; k <= at; k++) {
    if (isFinite(a, k) && a.lower(k) !== 'tak') return false;
    if (a.lower(k) === 'for' && a.lower(k - 1) === 'tak') isThanked = true;
  }
  return isThanked && !a.canBe(at, NOUN | PLURAL);
}
const IT = new WordList('den det');
const THANKS = new WordList('tak tusind mange');

const LINKS = new WordList('derfor derefter heldigvis desværre bagefter pludselig endelig alligevel herefter dernæst');
/** »… for varmt | derfor skal de ud«: the adverb, its verb and then the subject. */
function beginsWithLink(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  if (!LINKS.test(a.lower(at + 1)) || !isFinite(a, at + 2) || hasAny(a.union(at + 2), NOUN | ADJECTIVE)) return false;
  return beginsSubject(a, p, at + 3, from);
}

function beginsSubject(a: Analysis, p: PhraseTrack, k: number, from: number): boolean {
  if (k >= a.sentenceEnd(from) || a.commaAfter(k - 1)) return false;
  return (
    SURE_PERSONS.test(a.lower(k)) ||
    (a.lower(k) === 'der' && STANDS.test(a.lower(k - 1))) ||
    (IS_SUBJECT.has(p.kindAt(p.of[k - from]!)) && p.first(p.of[k - from]!) === k - from)
  );
}

const ASKED = new WordList('vidste ved kender husker');
const WHAT_OF = new WordList('at hvad hvem hvor hvorfor hvordan hvornår om godt');
const WHY = new WordList('hvorfor hvordan hvornår');
/** »… tager jeg hue på | vidste du, at …«, »… altid nat | hvem vil bo der«: asked, for in a clause it would be »hvem der vil«. */
const asksNext = (a: Analysis, at: number): boolean =>
  (ASKED.test(a.lower(at + 1)) && a.lower(at + 2) === 'du' && WHAT_OF.test(a.lower(at + 3))) ||
  (a.lower(at + 1) === 'hvem' && MODALS.test(a.lower(at + 2)) && a.is(at + 3, VERB | INFINITIVE)) ||
  (WHY.test(a.lower(at + 1)) && isFinite(a, at + 2) && SURE_PERSONS.test(a.lower(at + 3)));

const FIRST_OF_TIME = new WordList('i om på hele næste samme hver den det en et efter senere til');
const INSIDE_TIME = new WordList('den det hele samme næste sidste første anden andet hver par lidt sen tidlige');
const LONGEST_TIME = 4;
const LONGEST_CLAUSE = 14;
/** »… en prik på sin negl | hele den dag fik jeg skæld ud«: what is told of the time stands before the verb and its subject. */
function beginsWithTime(a: Analysis, at: number, from: number): boolean {
  if (!FIRST_OF_TIME.test(a.lower(at + 1)) || a.is(at, VERB) || a.is(at, PREPOSITION) || a.is(at, ADJECTIVE))
    return false;
  // »Den film | vi så i byen i går var vi enige om«: what is talked of stands first
  if (DEN_DET_DE.test(a.lower(from)) && SURE_PERSONS.test(a.lower(from + 2))) return false;
  // »da min far gav ham en | til jul lagde han …«: the clause before its main clause
  for (let k = at; k >= Math.max(from, at - LONGEST_CLAUSE) && !(k < at && a.commaAfter(k)); k--)
    if ((a.types[k]!.role & SUBORDINATES) !== 0) return false;
  let last = at + 1;
  while (last < at + LONGEST_TIME && (last === at + 1 || INSIDE_TIME.test(a.lower(last))) && !a.commaAfter(last))
    last++;
  const isTime = TIMES_TOLD.test(a.lower(last)) || (a.lower(at + 1) === 'i' && AFTER_I.test(a.lower(last)));
  return (
    isTime && last > at + 1 && !a.commaAfter(last) && isFinite(a, last + 1) && SURE_PERSONS.test(a.lower(last + 2))
  );
}
const TIMES_TOLD = new WordList(
  'dag dagen aften aftenen morgen morgenen nat natten uge ugen år året gang sommer sommeren vinter vinteren forår foråret efterår ' +
    'efteråret weekend weekenden måned måneden time timen eftermiddag eftermiddagen formiddag formiddagen mandag tirsdag onsdag ' +
    'torsdag fredag lørdag søndag mandagen tirsdagen onsdagen torsdagen fredagen lørdagen søndagen mandags tirsdags onsdags ' +
    'torsdags fredags lørdags søndags aftes morges jul påske sidst',
);

const LIMITS = new WordList(
  'også kun især først bare altid selv netop præcis præcist lige ikke ofte mest aldrig engang heller helst gerne så',
);
const OPENS = new WordList('da når hvis mens');
/** »… men han holdt fast | da de kom ned igen, fik den mad«: the clause opens the sentence whose verb stands before its subject. */
function opensNext(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  if (!OPENS.test(a.lower(at + 1)) || LIMITS.test(a.lower(at)) || a.is(at, PREPOSITION)) return false;
  if (!beginsSubject(a, p, at + 2, from)) return false;
  const end = Math.min(a.sentenceEnd(at), at + LONGEST_CLAUSE);
  let verb = -1;
  for (let k = at + 3; k < end; k++) {
    if (!a.isWord(k) || (a.types[k]!.role & (SUBORDINATES | COORDINATES)) !== 0) return false;
    if (!isFinite(a, k)) continue;
    if (verb < 0) {
      verb = k;
      continue;
    }
    return (
      (k > verb + 1 || SURE_PERSONS.test(a.lower(k + 1))) &&
      !SAYS_THAT.test(a.lower(k)) &&
      !SPEECH_VERBS.test(a.lower(k)) &&
      beginsSubject(a, p, k + 1, from)
    );
  }
  return false;
}
