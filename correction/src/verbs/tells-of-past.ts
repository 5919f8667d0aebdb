import type { Analysis } from '../analysis/analysis.ts';
import { LINE, QUOTED } from '../analysis/hold-back.ts';
import * as r from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { finiteVerbs, verbNumber } from '../models/tense.ts';
import { verbFormProbabilities } from '../models/verb-forms.ts';
import { EN_ET } from '../words/articles.ts';
import { SUBJECTS_AND_DER } from '../words/persons.ts';
import { IS_OR_HAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { OTHER } from './form-numbers.ts';
import { isJoinedToPast } from './joined-past.ts';
import {
  isAboutAll,
  isAddedToReasons,
  isConcluded,
  isTradeAsReason,
  isSpeech,
  isToCome,
  isToldThere,
  tellsWhoSpeaks,
} from './outside-story.ts';
import { isBelievedThen } from './told-on.ts';

/** How likely a noun of the same spelling may be. */
const NO_VERB = 0.05;
/** And right after a comma or who does it, or before what a verb has. */
const PERHAPS_NOUN = 0.4;
const OF_VERB = new WordList('sig mig dig ham hende os jer dem en et sin sit sine');
/** And where »og« joins it to a past: »sad og læser«, »gik hen og kradser på lågen«. */
const JOINED_NOUN = 0.9;
const mostOfNoun = (a: Analysis, at: number): number =>
  a.lower(a.before(at)) === 'og' &&
  isJoinedToPast(a, at) &&
  !r.hasAny(a.reading(a.before(at, 2)), r.NOUN | r.NAME | r.ADJECTIVE)
    ? JOINED_NOUN
    : mostOfLoneNoun(a, at);
const mostOfLoneNoun = (a: Analysis, at: number): number =>
  a.commaAfter(a.before(at)) ||
  SUBJECTS_AND_DER.test(a.lower(a.before(at))) ||
  a.is(a.before(at), r.NOUN | r.DEFINITE) ||
  OF_VERB.test(a.lower(a.after(at)))
    ? PERHAPS_NOUN
    : NO_VERB;

/** »2 turer«, »en helflugter«; but »i 1944 cykler hun« */
const isCounted = (a: Analysis, last: number): boolean =>
  EN_ET.test(a.lower(last)) || (a.is(last, r.NUMERAL) && a.lower(a.before(last)) !== 'i' && !a.commaAfter(last));

const BY_WRITING = new WordList(
  'skriver anbefaler klager beklager takker lover undskylder indrømmer foreslår hilser ansøger vedlægger henvender opfordrer ønsker ' +
    'konkluderer anmoder beder',
);
const FIRST = new WordList('jeg vi');
/** »Jeg købte den i maj, og nu klager jeg«: what one does by writing it. */
const isDoneByWriting = (a: Analysis, at: number): boolean =>
  BY_WRITING.test(a.lower(at)) && FIRST.test(a.lower(a.before(at)));

/** A present, surely a verb, that could stand in the past: no perfect, no »var og er«, nothing quoted or said, of all times or to come. */
export function mayTellOfPast(a: Analysis, at: number, models: Models): boolean {
  if (a.held[at]! & (QUOTED | LINE) || a.types[at]!.listed < 0 || !a.is(at, r.VERB | r.PRESENT)) return false;
  // »lag af sand og ler«, but »byggede Rundetårn og fører krige«
  if (
    a.canBe(at, r.NOUN) &&
    a.is(a.before(at), r.CONJUNCTION) &&
    a.is(a.before(at, 2), r.NOUN | r.INDEFINITE) &&
    !a.hasCapital(a.before(at, 2))
  )
    return false;
  if (isCounted(a, a.before(at)) || isDoneByWriting(a, at)) return false;
  if (isOfBothTimes(a, at) || isAddedToReasons(a, at) || isTradeAsReason(a, at) || isConcluded(a, at)) return false;
  if (isSpeech(a, at) || tellsWhoSpeaks(a, at) || isAboutAll(a, at) || isToCome(a, at) || isToldThere(a, at))
    return false;
  // »den er stukket af før«
  if (IS_OR_HAS.test(a.lower(at)) && hasParticiple(a, at) && !isBelievedThen(a, at)) return false;
  if (a.canBe(at, r.VERB | r.PAST)) return false;
  return !a.canBe(at, r.NOUN) || verbFormProbabilities(a, at, models)[OTHER]! <= mostOfNoun(a, at);
}

/** The past of a present, »mødtes« of »mødes«. */
export function pastOf(a: Analysis, at: number): string | undefined {
  const [wanted, unwanted] =
    a.types[at]!.union & r.PASSIVE ? [r.VERB | r.PAST | r.PASSIVE, 0] : [r.VERB | r.PAST, r.PASSIVE];
  return a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, wanted, unwanted)[0];
}

const FARTHEST_PARTICIPLE = 5;
/** »i går har jeg både været …«: the perfect, which may stand beside a time that is over. */
function hasParticiple(a: Analysis, at: number): boolean {
  if (a.is(a.after(at), r.VERB)) return true;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST_PARTICIPLE && !a.isMark(k); k = a.after(k), steps++) {
    if (a.is(k, r.VERB)) return a.is(k, r.PAST_PARTICIPLE);
    if (a.commaAfter(k)) return false;
  }
  return false;
}

/** »deres plan var og er«, »havde og har«: the same verb of both times. */
function isOfBothTimes(a: Analysis, at: number): boolean {
  if (a.lower(a.before(at)) !== 'og') return false;
  const other = a.types[a.before(at, 2)];
  return (
    other !== undefined &&
    a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST).includes(other.lower)
  );
}

const FARTHEST = 40;
/** One of the two finite verbs before, or of the two after, is past. */
export function isToldBeside(a: Analysis, at: number): boolean {
  const verbs = a.once(finiteVerbs);
  const { places, past } = verbs;
  const own = verbNumber(verbs, at);
  return [-2, -1, 1, 2].some((step) => {
    const k = places[own + step];
    return k !== undefined && past[own + step] === 1 && Math.abs(k - at) < FARTHEST && (a.held[k]! & QUOTED) === 0;
  });
}
