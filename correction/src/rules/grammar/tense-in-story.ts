import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { SUBORDINATES } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { finiteVerbs, pastOdds } from '../../models/tense.ts';
import { isFinite } from '../../verbs/finite.ts';
import { isAboutAll, isAddedToReasons, isHabit, isSpeech, STATES, tellsWhoSpeaks } from '../../verbs/outside-story.ts';
import { WordList } from '../../words/word-list.ts';

/** The log odds from which on the past is meant: in a main clause, and in one that may tell what holds always. */
const TOLD = 4.2;
const TOLD_OF = 5.8;
/** Only a writer who makes errors elsewhere too is believed to have made this one (kernel/error-odds.ts). */
const CONFIDENCE = 0.72;
const FARTHEST = 40;
const CLAUSE = 12;

/** A verb in the present that stands alone in a story told in the past: its story and the words of its own sentence agree on that. */
export const tenseInStory: WordRule = {
  id: 'tense-in-story',
  subcategory: 'tense',
  on: { readings: r.VERB | r.PRESENT },
  wrong: [
    [
      'Vandet var sort og kolt, og vi hade ingen lygte. Pludselig dukker der noget op ved bådden, og Olga skreg.',
      'Vandet var sort og koldt, og vi havde ingen lygte. Pludselig dukkede der noget op ved båden, og Olga skreg.',
    ],
    [
      'Katten var meget sulten og vilde have mad. Pigen finder en fisk i kummen, og straks sprang den op på bordet.',
      'Katten var meget sulten og ville have mad. Pigen fandt en fisk i kummen, og straks sprang den op på bordet.',
    ],
  ],
  right: [
    'Vi var i Rom og så Colosseum. Byen ligger i Italien, og vi boede på et hotel.',
    'Bladet fik fem stjerner og bliver på den måde årets bedste.',
    'På øen var der fred. Der gik får overalt, og de var ikke bange.',
    'De gik hen til porten. På den stod der: Vi kommer snart, og så sang de.',
    'Det var sjovt, og næste gang går det bedre.',
    'Han sagde, at vand koger ved 100 grader.',
  ],
  match(a, at, models): Finding | null {
    if (a.held[at]! & (QUOTED | LINE) || a.types[at]!.listed < 0 || !a.is(at, r.VERB | r.PRESENT)) return null;
    if (a.union(at) & r.PASSIVE || a.canBe(at, r.VERB | r.PAST) || isState(a, at) || !isAfterPast(a, at)) return null;
    if (a.lower(at) === 'får' || isCounted(a, a.before(at)) || isAddedToReasons(a, at)) return null;
    if (isHabit(a, at) || isSpeech(a, at) || tellsWhoSpeaks(a, at) || isAboutAll(a, at) || isToCome(a, at)) return null;
    // »der gik får overalt«
    if (a.canBe(at, r.NOUN) && isFinite(a, a.before(at)) && !a.commaAfter(a.before(at))) return null;
    const past = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST, r.PASSIVE)[0];
    if (past === undefined || models.secondReader.expected(a, at) === null) return null;
    const least = isSubordinate(a, at) ? TOLD_OF : TOLD;
    return pastOdds(a, at, a.lower(at), past, models) < least ? null : replaceWord(a, at, past, CONFIDENCE);
  },
};

const COUNTS = new WordList('en et par mange nogle');
/** »et par sidder«, »to sidder«: another word is meant; but »i 1944 cykler hun« */
const isCounted = (a: Analysis, last: number): boolean =>
  COUNTS.test(a.lower(last)) || (a.is(last, r.NUMERAL) && a.lower(a.before(last)) !== 'i');

/** But »jeg bliver helt rød« is what happens next. */
const isState = (a: Analysis, at: number): boolean => STATES.test(a.lower(at)) && a.lower(at) !== 'bliver';

/** The finite verb before is past, or the one after it. */
function isAfterPast(a: Analysis, at: number): boolean {
  const { places, past } = a.once(finiteVerbs);
  let next = 0;
  let high = places.length;
  while (next < high) {
    const middle = (next + high) >> 1;
    if (places[middle]! <= at) next = middle + 1;
    else high = middle;
  }
  const isPastAt = (number: number): boolean =>
    past[number] === 1 && Math.abs(places[number]! - at) < FARTHEST && (a.held[places[number]!]! & QUOTED) === 0;
  return isPastAt(places[next - 1] === at ? next - 2 : next - 1) || isPastAt(next);
}

const NEXT = new WordList('næste kommende');
/** »næste gang går det bedre« */
function isToCome(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++)
    if (NEXT.test(a.lower(k)) || (a.lower(k) === 'i' && a.lower(a.after(k)) === 'morgen')) return true;
  return false;
}

/** A word opens its clause, as »at« or »som« does, and no other verb stands between. */
function isSubordinate(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (a.lower(k) === 'så' || isFinite(a, k)) return false;
    if (a.types[k]!.role & SUBORDINATES) return true;
  }
  return false;
}
