import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { type AskedForm, beforeAdverbs, isModal } from './asked-form.ts';
import { CLOSE, IMPERATIVE, PERSON, PRESENT, SELDOM } from './form-numbers.ts';
import { isFinite } from './finite.ts';
import { SUBJECTS_AND_RELATIVES } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';

/** The weight of a subject beside the place. */
const SURELY = 14;

const OBJECTS = new WordList('hinanden mig dig sig ham hende os jer dem');
/** Whether a word that is more than a verb can be one here, though the tagger sees none. */
export function looksLikeVerb(
  a: Analysis,
  at: number,
  written: number,
  other: number,
  asked: AskedForm | null,
): boolean {
  // »skal ikke hør på dig«: nobody calls out after a modal
  if (written === 1 << IMPERATIVE && other < PERHAPS && (isTurnedStem(a, at, asked) || isStemAfterDoer(a, at, asked)))
    return true;
  if (written === 1 << IMPERATIVE)
    return (
      isAskedForAll(a, at, asked) && other < SELDOM && (!(a.union(at) & r.OTHER) || isModal(a, beforeAdverbs(a, at)))
    );
  const isAsked = asked?.form === 'finite' && asked.weight >= SURELY && other < SELDOM;
  if (isAsked || (asked?.form === 'infinitive' && other < SELDOM && !(a.union(at) & r.OTHER))) return true;
  if (a.union(at) & r.OTHER) return false;
  // »de tale arabisk«: no article before one thing
  const isOne = a.canBe(at, r.NOUN | r.SINGULAR | r.INDEFINITE) && !a.canBe(at, r.NOUN | r.PLURAL);
  if (asked?.form === 'finite' && a.lower(a.before(at)) === 'de' && isOne && other < PERHAPS) return true;
  // »den skulle beskytter mod fjender«
  if (written === 1 << PRESENT && asked?.form === 'infinitive' && asked.weight >= CLOSE && isDirectlyAfterModal(a, at))
    return true;
  // »har kendte hinanden«
  const isPerfect = asked?.form === 'participle' && asked.weight >= CLOSE && other < SELDOM;
  if (a.is(at, r.ADJECTIVE))
    return (
      PERSON.test(a.lower(a.after(at))) ||
      // »det hus, som de havde byggede«: nothing follows that it could describe
      (isPerfect && (a.after(at) < 0 || a.commaAfter(at) || a.isMark(a.after(at)))) ||
      (isPerfect && OBJECTS.test(a.lower(a.after(at))))
    );
  const before = a.before(at);
  if (a.commaAfter(before)) return true;
  // »Grum løftet fælden«: a name that looks like an adjective
  const isName = a.hasCapital(before) && a.before(before) < 0;
  return isName || !r.hasAny(a.reading(before), r.DETERMINER | r.ADJECTIVE | r.PREPOSITION | r.GENITIVE);
}

/** How likely the model may find something else than a verb where no noun can stand. */
const PERHAPS = 0.15;

/** »i weekenden besøg vi min moster«: who does it comes straight after; not »efter besøg vi …« */
const isTurnedStem = (a: Analysis, at: number, asked: AskedForm | null): boolean =>
  asked?.form === 'finite' &&
  !a.commaAfter(at) &&
  DOERS.test(a.lower(a.after(at))) &&
  (a.is(a.before(at), r.NOUN) || a.is(a.before(at), r.ADVERB)) &&
  !a.commaAfter(a.before(at));
const DOERS = new WordList('jeg vi han hun du');

/** »vi håb, at I kommer«, »hun drøm om det«: nobody's noun, and no other verb of the clause. */
function isStemAfterDoer(a: Analysis, at: number, asked: AskedForm | null): boolean {
  if (asked?.form !== 'finite' || !DOERS.test(a.lower(a.before(at))) || a.commaAfter(a.before(at))) return false;
  // »digtets jeg men også dets du«
  if (r.hasAny(a.union(at), r.CONJUNCTION)) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k - 1); k = a.after(k), steps++)
    if (isFinite(a, k)) return false;
  return true;
}
const FARTHEST = 8;

/** A pronoun and its modal stand straight before: no thing can. */
const isDirectlyAfterModal = (a: Analysis, at: number): boolean =>
  isModal(a, a.before(at)) && SUBJECTS_AND_RELATIVES.test(a.lower(a.before(at, 2)));

/** »må gerne tag«, »I ikke svar«: a verb is asked for whatever the word may be. */
const isAskedForAll = (a: Analysis, at: number, asked: AskedForm | null): boolean =>
  asked !== null &&
  ((asked.form === 'infinitive' && asked.weight >= CLOSE) ||
    (asked.form === 'finite' && asked.weight >= SURELY && a.lower(a.before(at)) === 'ikke'));
