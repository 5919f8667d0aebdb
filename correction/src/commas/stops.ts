import type { Analysis } from '../analysis/analysis.ts';
import { FOREIGN, LINE } from '../analysis/hold-back.ts';
import { MODAL } from '../analysis/word-role.ts';
import { ADJECTIVE, ADVERB, hasAny, NOUN, PAST_PARTICIPLE, PREPOSITION, VERB } from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { awaitsWished } from '../phrases/wish.ts';
import type { CommaSentence } from './comma-sentence.ts';
import { isThought } from './openers.ts';
import { isNominal, type PhraseTrack } from './phrase-track.ts';
import { isBetweenVerbs, NO_STOP_AFTER, SAYS_THAT } from './between-verbs.ts';
import { beginsMainClause } from './main-begins.ts';
import { endsForSure } from './sure-stops.ts';
import { SYMBOL } from './symbols.ts';
import { mainOpeningEnd } from '../clauses/main-opening.ts';
import { AND_OR_BUT_SO } from '../words/links.ts';
import { WordList } from '../words/word-list.ts';
import { DEN_DET_DE } from '../words/articles.ts';
import { IS_WAS } from '../words/verbs.ts';

const SURE_BEFORE_CLAUSE = 0.85;
/** The model is right even where the phrases do not look like a new sentence. */
const SURE_OF_MODEL = 0.88;
/** Below this no full stop is thought of. */
export const POSSIBLE_STOP = 0.25;
const SURE_STOP = 0.97;
const OPENERS = new WordList('Vi Jeg Du Han Hun Den Det Så Og Men Da Når Hvis Der Derefter Bagefter');
const NO_NAME = new WordList('Men Når Hvis Derefter Bagefter');

/** A small word with the capital that it has first in a sentence alone. */
export const isCapitalOpener = (a: Analysis, at: number): boolean => OPENERS.test(a.written(at));

/**
 * Before a small letter the net is asked as well, as log odds: under the first all 24 marks on 280,000 words of edited text were wrong and 1 of 7
 * in corpus/tune right; from the second on nine of eleven gaps of tune lack their stop, whatever the model says.
 */
const NET_AGAINST = -3;
const NET_FOR = 0.6;
/** The same where what follows has the form of a main clause: of 21 such gaps in corpus/tune 17 lack their stop. */
const NET_FOR_MAIN = -1;
/** And where it begins with a capital, which may be that of a name. */
const NET_FOR_NAME = 0;

/**
 * The probability that two sentences run together here; the features are those of the gap that was looked at last.
 * @param net what the net says of a stop that lacks here, as log odds
 */
export function stopAfter(
  a: Analysis,
  sentence: CommaSentence,
  at: number,
  from: number,
  net: number,
  models: Models,
): number {
  if (beginsForSure(a, at, from) || endsForSure(a, sentence, at, from)) return SURE_STOP;
  if (!a.hasCapital(at + 1)) {
    if (net < NET_AGAINST || isOnlyOpening(a, at, from)) return 0;
    // »hver eneste gang | jeg læste forkert«: a clause
    if (net > NET_FOR && a.lower(at) !== 'gang' && isBetweenVerbs(a, sentence.phrases, at, from)) return SURE_STOP;
  }
  const enough = a.hasCapital(at + 1) ? NET_FOR_NAME : NET_FOR_MAIN;
  if (net > enough && beginsMainClause(a, sentence.phrases, at, from)) return SURE_STOP;
  if (!mayRunOn(a, sentence, at, from)) return 0;
  const opens = sentence.rules.opens(at + 1 - from);
  const probability = models.stops.probability(sentence.features, sentence.complete());
  if (probability < SURE_OF_MODEL && (opens < 0 || !beginsSentence(a, sentence, at + 1, from))) return 0;
  // Before »der«, »da« and the like a comma is what mostly lacks.
  if (probability < SURE_BEFORE_CLAUSE && opens > 0 && !a.hasCapital(at + 1)) return 0;
  return probability > POSSIBLE_STOP && beginsLikeSentence(a, at + 1) ? Math.max(probability, SURE_STOP) : probability;
}

/** False where no sentence can end, whatever the model says. */
export function mayEnd(a: Analysis, sentence: CommaSentence, at: number, from: number): boolean {
  return beginsForSure(a, at, from) || endsForSure(a, sentence, at, from) || mayRunOn(a, sentence, at, from);
}

/** What stands before may be a sentence, and so may what follows. */
function mayRunOn(a: Analysis, sentence: CommaSentence, at: number, from: number): boolean {
  const { phrases } = sentence;
  if (!isBetweenVerbs(a, phrases, at, from)) return false;
  const left = phrases.finites[phrases.of[at - from]!]!;
  const all = phrases.finites[phrases.count - 1]!;
  if (a.types[at]!.role & MODAL && !a.hasCapital(at + 1)) return false;
  // »Inden bestyrelsen træffer afgørelse | efter første afsnit, skal …«: nothing but the clause that opens the sentence
  if (left === 1 && phrases.kind[0] === SYMBOL.subordinator && !a.hasCapital(at + 1)) return false;
  // »jeg bliver glad, bare | hun kommer«
  if (a.commaAfter(at - 1) && !a.hasCapital(at + 1)) return false;
  if (awaitsVerb(phrases, phrases.of[at - from]!) || isInverted(phrases, at - from)) return false;
  if (isWithinPhrase(phrases, at - from) || endsInComma(a, phrases, at + 1, from) || takesObject(a, at)) return false;
  // »med andre ord | det, der redder hende«: no verb of its own
  const openers = phrases.openers[phrases.count - 1]! - phrases.openers[phrases.of[at - from]!]!;
  if (all - left <= openers && !a.hasCapital(at + 1)) return false;
  // »Hvad er det nu | vi er så bange for?«: what is asked has not been said
  if (isAskedAbout(a, phrases, at, from)) return false;
  // »jo stærkere bånd | et menneske har«
  if (a.lower(at - 2) === 'jo') return false;
  if (awaitsWished(a, at + 1)) return false;
  // »så langt | vi kunne«
  if (a.lower(at - 1) === 'så' && !a.hasCapital(at + 1) && a.is(at, ADJECTIVE)) return false;
  if (!a.hasCapital(at + 1) && awaitsClause(a, at)) return false;
  // »Jeg synes dog | filmen er for lang«
  return sentence.rules.opens(at + 1 - from) >= 0 || !isThought(phrases, phrases.of[at + 1 - from]!);
}

/** »Hvad er det egentlig | du vil?«, »Hvor er det dejligt | vi skal på ferie«: what is asked or cried out about has not been said. */
function isAskedAbout(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  if (a.hasCapital(at + 1) || p.kind[0] !== SYMBOL.question) return false;
  if (!IS_WAS.test(a.lower(from + 1)) || a.lower(from + 2) !== 'det') return false;
  for (let k = from + 3; k <= at; k++) if (!a.is(k, ADVERB) && !a.is(k, ADJECTIVE)) return false;
  return true;
}

/** »hvor i byen | det var«: the clause that has begun has had no verb. */
function awaitsVerb(p: PhraseTrack, c: number): boolean {
  for (let d = c; d >= 0 && d > c - LOOK_BACK; d--) {
    const kind = p.kind[d]!;
    if (kind === SYMBOL.finite) return false;
    if (kind === SYMBOL.question || kind === SYMBOL.subordinator || kind === SYMBOL.relative) return true;
    // »og for at holde mig vågen | talte jeg«
    if (kind === SYMBOL.conjunction && d < c && p.lower(p.first(d + 1)) === 'for') return true;
  }
  return false;
}

/** »det forkerte | århundrede«; two names may be one phrase to the tagger only. */
const isWithinPhrase = (p: PhraseTrack, k: number): boolean =>
  p.of[k] === p.of[k + 1] && p.kind[p.of[k]!] !== SYMBOL.name;

/** »pudse | gulvet, efterlader …«, »klaver | nu, går …«, »… | cykelhandler, forklarede han«: a comma, and then the verb. */
function endsInComma(a: Analysis, p: PhraseTrack, at: number, from: number): boolean {
  const c = p.of[at - from]!;
  // »et hjælpeord | foran: …«
  if (p.kindAt(c + 1) === SYMBOL.breaks) return true;
  // »… om personer | har en«: the verb of what stands before; a sentence of its own has its subject next.
  if (p.kindAt(c) === SYMBOL.finite && !a.hasCapital(at) && !BEGINS_AFTER_VERB.has(p.kindAt(c + 1))) return true;
  // »i vort midterforsvar | i dag, siger han«
  let last = c;
  while (last < c + 2 && !a.commaAfter(from + p.last[last]!)) last++;
  return a.commaAfter(from + p.last[last]!) && p.kindAt(last + 1) === SYMBOL.finite;
}

const BEGINS_AFTER_VERB = new Set<number>([SYMBOL.nominative, SYMBOL.name, SYMBOL.definite, SYMBOL.owned]);

/** »hælder | det gemte kogevand over«, »har gemt | de brændte«: what the verb takes begins like a sentence. */
const takesObject = (a: Analysis, at: number): boolean =>
  a.is(at, VERB) &&
  !a.hasCapital(at + 1) &&
  DEN_DET_DE.test(a.lower(at + 1)) &&
  (a.canBe(at + 2, ADJECTIVE) || (hasAny(a.union(at + 2), PAST_PARTICIPLE) && a.is(at + 3, NOUN))) &&
  a.lower(at + 2).endsWith('e');

/** »siden sommerferien har | jeg«: the subject of the verb comes after it. */
function isInverted(p: PhraseTrack, k: number): boolean {
  const c = p.of[k]!;
  if (p.kindAt(c) !== SYMBOL.finite || p.kindAt(c + 1) !== SYMBOL.nominative) return false;
  const before = p.kindAt(c - 1);
  // »siden sommerferien«, »da regnen faldt«
  return before === SYMBOL.prepositional || before === SYMBOL.adverb || p.kindAt(c - 2) === SYMBOL.subordinator;
}

const LONGEST_OPENING = 12;
/** »…, og som femårig | var han blind«: nothing but what stands before the verb of the clause. */
function isOnlyOpening(a: Analysis, at: number, from: number): boolean {
  let first = at;
  while (first > from && at - first < LONGEST_OPENING && !a.commaAfter(first - 1)) first--;
  if (first > from && !a.commaAfter(first - 1)) return false;
  if (AND_OR_BUT_SO.test(a.lower(first))) first++;
  return mainOpeningEnd(a, first, a.sentenceEnd(at)) === at;
}

/** »jeg kan huske | vi tog toget«, »jeg er sikker på | han kommer«: what is remembered or hoped has not been said yet. */
function awaitsClause(a: Analysis, at: number): boolean {
  if (a.is(at, PREPOSITION)) return true;
  let k = at;
  for (let steps = 0; steps < 2 && BETWEEN.test(a.lower(k)) && a.before(k) >= 0; steps++) k = a.before(k);
  return SAYS_THAT.test(a.lower(k));
}

const BETWEEN = new WordList(
  'ikke godt nok også jo aldrig dog altså bare selv faktisk egentlig stadig virkelig altid nu tydeligt hele tiden',
);
const LOOK_BACK = 12;
/** What begins here can be a main clause: a subject and its verb, or something else, the verb and then the subject. */
function beginsSentence(a: Analysis, sentence: CommaSentence, at: number, from: number): boolean {
  const { phrases: p, rules } = sentence;
  let c = p.of[at - from]!;
  if (p.first(c) !== at - from) return true;
  const kind = p.kindAt(c);
  if (rules.opens(at - from) > 0 || kind > SYMBOL.prepositional || kind === SYMBOL.imperative) return true;
  const begin = c;
  const hasComma = (until: number): boolean => {
    for (let k = at; k < from + p.first(until); k++) if (a.commaAfter(k)) return true;
    return false;
  };
  while (p.kindAt(c) === SYMBOL.adverb || p.kindAt(c) === SYMBOL.prepositional || p.kindAt(c) === SYMBOL.adjective) c++;
  if (isNominal(p.kindAt(c)) || p.lower(p.first(c)) === 'der') {
    c++;
    while (
      p.kindAt(c) === SYMBOL.prepositional ||
      p.kindAt(c) === SYMBOL.adverb ||
      isNominal(p.kindAt(c)) ||
      p.kindAt(c) === SYMBOL.conjunction
    )
      c++;
  }
  // »i går | gjorde mig«: the subject is said before
  if (c > begin && p.kindAt(c + 1) === SYMBOL.accusative && !isNominal(p.kindAt(c - 1))) return false;
  return p.kindAt(c) === SYMBOL.finite && !hasComma(c);
}

/** »… over for nødder Vi køber«: small words that have a capital nowhere else. */
function beginsForSure(a: Analysis, at: number, from: number): boolean {
  if (at - from < 2 || !isCapitalOpener(a, at + 1) || !a.isWord(at) || !a.isWord(at + 2)) return false;
  // »i følge | Det gamle Testamente«: a title
  if (isTitle(a, at + 1) || NO_STOP_AFTER.test(a.lower(at))) return false;
  // »Da Vinci«, »Den Korte Avis«: a name; »Men Anna kom« is none
  if (a.hasCapital(at + 2) && !NO_NAME.test(a.written(at + 1))) return false;
  return !(a.held[at]! & (LINE | FOREIGN)) && !a.hasCapital(at);
}

/** »Det gamle Testamente«, »Den lille Havfrue« */
const isTitle = (a: Analysis, at: number): boolean =>
  DEN_DET_DE.test(a.lower(at)) && a.is(at + 1, ADJECTIVE) && a.hasCapital(at + 2) && a.canBe(at + 2, NOUN);

const POLITE = new WordList('I De Dem Deres');
/** A capital on a word that has none of its own. */
function beginsLikeSentence(a: Analysis, at: number): boolean {
  return a.hasCapital(at) && a.lexicon.find(a.lower(at)) >= 0 && !POLITE.test(a.written(at));
}
