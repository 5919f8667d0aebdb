import type { Analysis } from '../analysis/analysis.ts';
import { COORDINATES, SUBORDINATES } from '../analysis/word-role.ts';
import {
  ADJECTIVE,
  ADVERB,
  DEFINITE,
  FINITE,
  GENITIVE,
  hasAny,
  NAME,
  NOUN,
  NUMERAL,
  PAST_PARTICIPLE,
  PREPOSITION,
} from '../lexicon/readings.ts';
import { frontedObjectSubject } from '../clauses/fronted-object.ts';
import { nounOfPhrase } from '../phrases/noun-phrase.ts';
import { POSSESSIVE } from '../phrases/name-of-subject.ts';
import { isTurnedPair } from '../phrases/turned-pair.ts';
import { AND_OR } from '../words/links.ts';
import { SPEECH_VERBS } from '../words/of-commas.ts';
import { SUBJECTS } from '../words/persons.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { CLAUSE_WORDS } from './needless.ts';
import { isOneThing } from './one-thing.ts';
import { opensQuotation } from './written-commas.ts';

/** The sentence [from, to) goes on after a place as it stands there, whatever rules and models expect of its words. */
export const goesOn = (a: Analysis, at: number, from: number, to: number): boolean =>
  isAboutSomebody(a, at + 1) ||
  isExample(a, at) ||
  isSpokenOf(a, at + 1) ||
  isVerbSpokenOf(a, at, from) ||
  isOneForOne(a, at + 1) ||
  isOwnedSubject(a, at, from) ||
  isInNoMatter(a, at, from) ||
  isVerbOfSame(a, at + 1) ||
  isTurnedPair(a, at) ||
  isNumberOfSeveral(a, at) ||
  isOfFragment(a, at, from, to) ||
  isFrontedPlace(a, at, from, to) ||
  isTakenUp(a, at) ||
  frontedObjectSubject(a, from, to) === at + 1 ||
  isRestOfPhrase(a, at) ||
  isOneThing(a, at, from);

/** »Hvad du vil, det | gør jeg også«: a word that takes up the clause before, the verb and its subject. */
const isTakenUp = (a: Analysis, at: number): boolean =>
  TAKES_UP.test(a.lower(at)) &&
  a.commaAfter(at - 1) &&
  hasAny(a.reading(at + 1), FINITE) &&
  SUBJECTS.test(a.lower(at + 2));

const TAKES_UP = new WordList('det den dem de ham hende der så');

/** »det, du siger | om ham«: a clause has its subject there, »om han …«. */
const isAboutSomebody = (a: Analysis, at: number): boolean => a.lower(at) === 'om' && AFTER_ABOUT.test(a.lower(at + 1));

const AFTER_ABOUT = new WordList('mig dig ham hende os dem sig hinanden');

/** »ord som | »har««, »du er begyndt på | og ikke har tilføjet«: examples, and a clause that goes on. */
function isExample(a: Analysis, at: number): boolean {
  if (a.lower(at + 1) === 'som') return a.isMark(at + 2);
  return AND_OR.test(a.lower(at + 1)) && BEFORE_VERB.test(a.lower(at + 2)) && hasAny(a.reading(at + 3), FINITE);
}

const BEFORE_VERB = new WordList('ikke aldrig altid ofte kun');

/** »begynder med | da, når eller hvis«, »svarer på | hvornår, og …«, »hvad viser | mens i »…«: a word that begins no clause here. */
function isSpokenOf(a: Analysis, at: number): boolean {
  const isQuestion = QUESTIONS.test(a.lower(at));
  if (!isQuestion && !opensClause(a, at)) return false;
  if (a.lower(at + 1) === 'i' && a.isMark(at + 2)) return opensQuotation(a, at + 2);
  if (!a.commaAfter(at)) return false;
  if (isQuestion && (AND_OR.test(a.lower(at + 1)) || opensQuotation(a, at + 1))) return true;
  // »at, hvis han kommer, …« is no row: its second word begins a clause
  const isRow = opensClause(a, at + 1) || QUESTIONS.test(a.lower(at + 1));
  return isRow && (a.commaAfter(at + 1) || AND_OR.test(a.lower(at + 2)));
}

const opensClause = (a: Analysis, at: number): boolean =>
  CLAUSE_WORDS.test(a.lower(at)) || (a.role(at) & SUBORDINATES) !== 0;

const QUESTIONS = new WordList('hvor hvornår hvordan hvorfor hvem hvad hvilken hvilket hvilke');

/** »Har malet | er udsagnsleddet«: two verbs and no subject are no clause. */
const isVerbSpokenOf = (a: Analysis, at: number, from: number): boolean =>
  at === from + 1 &&
  hasAny(a.reading(from), FINITE) &&
  (a.reading(at) & PAST_PARTICIPLE) !== 0 &&
  IS_WAS.test(a.lower(at + 1));

/** »gik ud | én for én«, »kom ned | trin for trin«. */
const isOneForOne = (a: Analysis, at: number): boolean =>
  a.isWord(at) && a.is(at + 1, PREPOSITION) && a.lower(at) === a.lower(at + 2);

/** »Min lærer | mener …«: somebody's, and what that one does, though »lærer« may be a verb as well. */
function isOwnedSubject(a: Analysis, at: number, from: number): boolean {
  if (at < from + 1 || !POSSESSIVE.test(a.lower(at - 1)) || !hasAny(a.types[at]!.union, NOUN)) return false;
  const isFirst = at - 1 === from || (a.role(at - 2) & (COORDINATES | SUBORDINATES)) !== 0;
  return isFirst && hasAny(a.types[at + 1]!.union, FINITE) && !a.is(at + 1, NOUN);
}

/** »… om morgenen | og først får dem igen«: no subject of its own, for »dem« is none. */
const isVerbOfSame = (a: Analysis, at: number): boolean =>
  AND_OR.test(a.lower(at)) &&
  a.is(at + 1, ADVERB) &&
  hasAny(a.reading(at + 2), FINITE) &&
  !hasAny(a.union(at + 1), FINITE) &&
  AFTER_ABOUT.test(a.lower(at + 3));

/** »ring på 22 | 14 | 60 | 35« */
const isNumberOfSeveral = (a: Analysis, at: number): boolean =>
  FIGURES.test(a.lower(at)) && FIGURES.test(a.lower(at + 1));

const FIGURES = /^\d+$/;

/** »lige meget hvor«: a conjunction of three words, where a clause may begin. */
export const isNoMatter = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'lige' && a.lower(at + 1) === 'meget' && QUESTIONS.test(a.lower(at + 2));

/** »Lige meget | hvor jeg går hen«; not »det er lige meget, hvem der vinder«. */
const isInNoMatter = (a: Analysis, at: number, from: number): boolean =>
  isNoMatter(a, at - 1) && (at - 1 === from || a.commaAfter(at - 2) || (a.role(at - 2) & COORDINATES) !== 0);

/** »To sætninger | bundet sammen af »og««: no sentence, so nothing is put into one. */
function isOfFragment(a: Analysis, at: number, from: number, to: number): boolean {
  if ((a.reading(at + 1) & PAST_PARTICIPLE) === 0 || a.isMark(at)) return false;
  for (let k = from; k < to; k++) if (hasAny(a.reading(k), FINITE)) return false;
  return true;
}

/**
 * »Om én gang i fortiden | siger man »als««: a phrase without a verb, and the sentence goes on after the subject. It is nothing that
 * somebody says: »Til højre for døren | sagde hun.«
 */
function isFrontedPlace(a: Analysis, at: number, from: number, to: number): boolean {
  if (!a.is(from, PREPOSITION) || !SPEECH_VERBS.test(a.lower(at + 1))) return false;
  for (let k = from; k <= at; k++)
    if (
      a.isMark(k) ||
      a.commaAfter(k) ||
      (k > from && (a.role(k) & SUBORDINATES) !== 0) ||
      hasAny(a.reading(k), FINITE)
    )
      return false;
  const isWhole = SUBJECTS.test(a.lower(at + 2)) || a.is(at + 2, NOUN) || a.is(at + 2, NAME);
  const subject = isWhole ? at + 2 : nounOfPhrase(a, at + 2);
  if (subject < 0 || a.commaAfter(subject)) return false;
  return subject + 1 < (a.isMark(to - 1) ? to - 1 : to);
}

/** What goes on so is a fixed phrase, a title with its name, or adjectives that are no row. */
const isRestOfPhrase = (a: Analysis, at: number): boolean =>
  isAndSoOn(a, at) || isAgo(a, at) || isTitleOfOwner(a, at) || isSaidInTwo(a, at) || isNoRow(a, at);

/** »tavler, rør | og så videre har …«, »er ikke alene | om det« */
const isAndSoOn = (a: Analysis, at: number): boolean =>
  (a.lower(at + 1) === 'og' && a.lower(at + 2) === 'så' && AND_SO_ON.test(a.lower(at + 3))) ||
  (a.lower(at) === 'alene' && a.lower(at + 1) === 'om' && DET_DEN.test(a.lower(at + 2)));

const AND_SO_ON = new WordList('videre fremdeles');
const DET_DEN = new WordList('det den dette');

/** »Det er to uger | siden, de kom«: how long it is, and no clause. */
const isAgo = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'siden' &&
  SPANS.test(a.lower(at)) &&
  (a.is(at - 1, NUMERAL) || FEW_OR_MANY.test(a.lower(at - 1))) &&
  a.lower(at - 2) !== 'i';

const SPANS = new WordList('år måneder måned uger uge dage dag timer time minutter minut sekunder');
const FEW_OR_MANY = new WordList('mange flere nogle få par en et to tre fire fem seks syv otte ni ti');

/** »Folketingets ombudsmand | Hans Holm | forklarer …«: whose what somebody is, and the name. */
function isTitleOfOwner(a: Analysis, at: number): boolean {
  let title = at;
  while (a.hasCapital(title) && a.is(title, NAME) && at - title < LONGEST_NAME) title--;
  if (title === at && !a.hasCapital(at + 1)) return false;
  if (title < at && !hasAny(a.reading(at + 1), FINITE)) return false;
  const isTitle = a.is(title, NOUN) && !a.hasCapital(title) && !a.is(title, DEFINITE) && a.is(title + 1, NAME);
  return isTitle && (a.reading(title - 1) & GENITIVE) !== 0 && !POSSESSIVE.test(a.lower(title - 1));
}

const LONGEST_NAME = 4;

/** »De får problemer i byen | og på landet, siger hun«: two places, and then who says so. */
function isSaidInTwo(a: Analysis, at: number): boolean {
  if (!AND_OR.test(a.lower(at + 1))) return false;
  for (let k = at + 2; k < at + FARTHEST_SAID && a.isWord(k); k++) {
    if (hasAny(a.reading(k), FINITE)) return false;
    if (a.commaAfter(k)) return SPEECH_VERBS.test(a.lower(k + 1));
  }
  return false;
}

const FARTHEST_SAID = 9;

/** »en 39-årig | mandlig bilist«, »regulære | tyske tropper«: how old and where from stand without a comma. */
const isNoRow = (a: Analysis, at: number): boolean =>
  a.canBe(at + 1, ADJECTIVE) &&
  a.is(at + 2, NOUN) &&
  (/årige?t?$/.test(a.lower(at)) || (a.canBe(at, ADJECTIVE) && FROM_WHERE.test(a.lower(at + 1))));

/** Where somebody or something is from. */
const FROM_WHERE =
  /^(dan|nor|sven|tys|engel|fran|span|hollan|hollænd|brit|belg|fin|islan|islænd|grøn|færø|russi|pol|ital|græ|tyrki|kin|japan|korean|ameri|canad|mexi|brasili|ind|afghan|ira|syri|tyrk|ukrain|estni|lett|litau|østrig|schweizi|portugis|ungar|tjekk|rumæn|serb|kroat|bosn|europæ|afri|asiat|arab)\p{L}*ske?$/u;
