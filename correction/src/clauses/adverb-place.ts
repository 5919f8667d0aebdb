import type { Analysis } from '../analysis/analysis.ts';
import { isTimeOf } from './time-opening.ts';
import { severalEnd } from './bare-subject.ts';
import { subjectEnd } from './main-after-clause.ts';
import { replaceSpan } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { canBeFinite, isFinite } from '../verbs/finite.ts';
import { EN_ET, DEN_DET_DE, DEN_DET_DE_DER } from '../words/articles.ts';
import { RELATIVES } from '../words/links.ts';
import { OBJECT_PERSONS } from '../words/persons.ts';
import { IS_WAS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { adverbAfterObject, NEGATIONS } from './adverb-in-clause.ts';

const ADVERBS = new WordList(
  'ikke aldrig altid også måske alligevel sjældent ofte tit ellers bare kun næsten stadig jo allerede endnu faktisk desværre heldigvis selv gerne snart nok virkelig sikkert næppe altså straks længere nogensinde egentlig simpelthen muligvis sandsynligvis ' +
    'formentlig åbenbart selvfølgelig naturligvis helst bestemt tydeligvis normalt sommetider først hellere',
);
/** Of the whole clause: nothing that follows can take them. */
const OF_CLAUSE = new WordList(
  'desværre heldigvis måske alligevel sikkert næppe sandsynligvis muligvis formentlig åbenbart selvfølgelig naturligvis faktisk egentlig jo',
);
/** »ville | længere bruge«: these change places only before what is to be done. */
const BEFORE_DEED = new WordList('længere nogensinde helst bestemt normalt først hellere');
/** »ikke kun … men«, »altid så«, »også selv om«: the adverb belongs to what follows. */
const GOES_ON = new WordList(
  'kun bare mindre engang mere så alene andet for fordi når hvis selv selvom at og eller kommer flere færre',
);
/** »at man opgiver ikke, før …«: after these nothing else is meant, though no more follows. */
const ONE_PLACE = new WordList('at fordi hvis når som hvor om hvornår hvordan hvorfor');
const NOBODY_OR_ALL = new WordList('nogen ingen alle noget intet alt nogle mange flere andre unge ældre voksne');
/** As far as an adjective or two and the noun. */
const LONGEST = 4;

/**
 * »fordi min søster ville | ikke«, »at læreren kan | ikke«, »dem, der træner | ikke«: an adverb that stands after the verb of a clause, whatever its
 * subject, and should stand before it.
 * @param at where the word stands that opens the clause
 */
export function adverbOutOfPlace(a: Analysis, at: number): Finding | null {
  // »Om vinteren sner det«, »debatten om biler er«
  const isAbout =
    a.lower(at) === 'om' &&
    (a.opensSentence(at) || isTimeOf(a.lower(at + 1)) || (a.is(a.before(at), r.NOUN) && !a.commaAfter(a.before(at))));
  if ((a.commaAfter(at) && a.lower(at) !== 'derfor') || isAbout) return null;
  // »Hvorfor | du ringede ikke?« asks; »det er derfor, | jeg kan ikke«
  if (ASKS_TOO.test(a.lower(at)) && a.opensSentence(at)) return null;
  if (a.lower(at) === 'derfor' && !(IS_WAS.test(a.lower(at - 1)) && a.lower(at - 2) === 'det')) return null;
  const relative = RELATIVES.test(a.lower(at)) ? afterRelative(a, at) : null;
  if (relative !== null || a.lower(at) === 'der') return relative;
  const afterObject = adverbAfterObject(a, at);
  if (afterObject !== null) return afterObject;
  // »en slægt | som den«: what it is like
  if (a.lower(at) === 'som' && DEN_DET_DE.test(a.lower(a.after(at)))) return null;
  const end = withPlace(a, clauseSubjectEnd(a, a.after(at)));
  if (end < 0 || a.commaAfter(end)) return null;
  // »at jeg næsten | kunne ikke mærke dem«
  const verb = FIRST_OF_TWO.test(a.lower(a.after(end))) ? a.after(end, 2) : a.after(end);
  if (verb < 0 || a.commaAfter(verb) || !isVerb(a, verb)) return null;
  const pushed = afterPerson(a, verb);
  if (pushed !== null) return pushed;
  const last = adverbsEnd(a, verb);
  return last < 0 || !mayStandFirst(a, at, verb, last) ? null : adverbsFirst(a, verb, last);
}

/** »hvis I | henter ikke«, »som forskerne | ved ikke nok om«: taken for another word, but »ikke« follows and no other verb. */
const isVerb = (a: Analysis, at: number): boolean =>
  isFinite(a, at)
    ? a.is(at, r.VERB)
    : NEGATIONS.test(a.lower(at + 1)) &&
      canBeFinite(a, at) &&
      !SMALL_TOO.test(a.lower(at)) &&
      !canBeFinite(a, at + 2) &&
      (a.commaAfter(at + 2) || !canBeFinite(a, at + 3));
const SMALL_TOO = new WordList('så når over under for efter');

const MAY_END = new WordList('mere længere endnu så i på');
/** »at hendes mand | elsker hende ikke mere« */
function afterPerson(a: Analysis, verb: number): Finding | null {
  const [object, adverb] = [verb + 1, verb + 2];
  if (!OBJECT_PERSONS.test(a.lower(object)) || !NEGATIONS.test(a.lower(adverb)) || a.commaAfter(object)) return null;
  const next = a.after(adverb);
  const isLast = next < 0 || a.commaAfter(adverb) || a.written(next) === '.' || MAY_END.test(a.lower(next));
  return isLast ? replaceSpan(a, verb, adverb, `${a.lower(adverb)} ${a.lower(verb)} ${a.lower(object)}`, 0.85) : null;
}

/** »næsten | aldrig«, »stadig | ikke«: two that go together. */
const FIRST_OF_TWO = new WordList('næsten stadig heller endnu måske også desværre slet');
/** The last adverb after the verb; −1 where none follows. */
function adverbsEnd(a: Analysis, verb: number): number {
  const first = a.after(verb);
  if (first < 0) return -1;
  const isPair = FIRST_OF_TWO.test(a.lower(first)) && OFTEN.test(a.lower(a.after(first))) && !a.commaAfter(first);
  if (isPair) return a.after(first);
  return ADVERBS.test(a.lower(first)) ? first : -1;
}

/** »ringer | næsten aldrig« → »næsten aldrig | ringer« */
function adverbsFirst(a: Analysis, verb: number, last: number): Finding {
  const adverbs = Array.from({ length: last - verb }, (_, k) => a.lower(verb + 1 + k));
  return replaceSpan(a, verb, last, `${adverbs.join(' ')} ${a.lower(verb)}`, 0.85);
}

/** Nothing that follows takes the adverb for its own. */
function mayStandFirst(a: Analysis, at: number, verb: number, adverb: number): boolean {
  const next = a.after(adverb);
  // »at der er endnu | en storm«
  if (a.lower(adverb) === 'endnu' && EN_ET.test(a.lower(next))) return false;
  // »kunne næsten | det hele«, »er næsten | blinde«, »var nok | til os«
  if (a.lower(adverb) === 'næsten' && !a.is(next, r.VERB)) return false;
  if (a.lower(adverb) === 'nok' && (!a.is(next, r.VERB) || a.canBe(next, r.NOUN))) return false;
  // »blundede bare | et kvarter«
  if (ONLY.test(a.lower(adverb)) && (EN_ET.test(a.lower(next)) || a.is(next, r.NUMERAL))) return false;
  // »løber virkelig | meget«
  if (a.lower(adverb) === 'virkelig' && MUCH.test(a.lower(next))) return false;
  // »hvis hun så også | skal«
  if (isFinite(a, next) && a.is(next, r.VERB)) return false;
  const isLast = NEGATIONS.test(a.lower(adverb)) && ONE_PLACE.test(a.lower(at));
  if (a.commaAfter(adverb) && !isLast) return false;
  if (next < 0 || (a.isMark(next) && !(isLast && a.written(next) === '.')) || goesOn(a, verb, adverb, next))
    return false;
  return !BEFORE_DEED.test(a.lower(adverb)) || a.is(next, r.VERB | r.INFINITIVE);
}

const ONLY = new WordList('bare kun');
const MUCH = new WordList('meget mange langt hurtigt');
const ASKS_TOO = new WordList('hvorfor hvordan hvornår hvad hvor');
/** »ikke | mindre end«: not »er ikke kun trist.«, where nothing else is named. */
function goesOn(a: Analysis, verb: number, adverb: number, next: number): boolean {
  if (!GOES_ON.test(a.lower(next)) || OF_CLAUSE.test(a.lower(adverb))) return false;
  if (a.lower(next) !== 'kun' || !IS_WAS.test(a.lower(verb))) return true;
  for (let k = next; a.after(k) >= 0; k++) if (a.lower(k) === 'men') return true;
  return false;
}
const OFTEN = new WordList('altid ofte tit aldrig sjældent også stadig næsten ikke kun gerne');
const POINTED_AT = new WordList('den det de dem alle en nogle');
const MAY_BE_THERE = new WordList(
  'er var kommer kom bliver blev findes fandtes sker skete ligger lå står stod kan skal må',
);
/** »en mand, der | hilser altid på mig«, »en ven, som | spiser aldrig kød«: not »der er altid nogen«, where nobody is told of. */
function afterRelative(a: Analysis, at: number): Finding | null {
  const [verb, adverb, next] = [at + 1, at + 2, at + 3];
  const told = a.before(at);
  const isPointed = POINTED_AT.test(a.lower(told)) && a.commaAfter(told);
  if (told < 0 || !(isNamed(a, told) || NOBODY_OR_ALL.test(a.lower(told)) || isPointed)) return null;
  if (!a.is(verb, r.VERB) || !isFinite(a, verb) || a.commaAfter(verb) || !OFTEN.test(a.lower(adverb))) return null;
  // »som er næsten | blind«
  if (a.lower(adverb) === 'næsten' && !OFTEN.test(a.lower(next))) return null;
  const isThere = a.lower(at) === 'der' && MAY_BE_THERE.test(a.lower(verb));
  const isLast = a.commaAfter(adverb) || a.after(adverb) < 0 || a.isMark(next);
  // »dem, der træner ikke, sidder«: nothing else that »ikke« could belong to
  if (isLast ? isThere || !NEGATIONS.test(a.lower(adverb)) || a.written(next) === '?' : GOES_ON.test(a.lower(next)))
    return null;
  const isSaidOf = (a.is(next, r.ADJECTIVE) || a.is(next, r.PAST_PARTICIPLE)) && !a.is(next + 1, r.NOUN);
  if (isThere && !isSaidOf) return null;
  return replaceSpan(a, verb, adverb, `${a.lower(adverb)} ${a.lower(verb)}`, 0.85);
}

/** »en ven«, taken for an adjective; not »men«. */
const isNamed = (a: Analysis, at: number): boolean =>
  r.hasAny(a.reading(at), r.NOUN | r.NAME) || (r.hasAny(a.union(at), r.NOUN) && !r.hasAny(a.union(at), r.OTHER));

/** »varmen | i min lejlighed«: the last place of what tells where the subject is, its own where nothing does. */
function withPlace(a: Analysis, end: number): number {
  if (end < 0 || a.commaAfter(end) || !a.is(end, r.NOUN) || !a.is(a.after(end), r.PREPOSITION)) return end;
  for (let k = a.after(end, 2), steps = 0; k >= 0 && steps < LONGEST; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1)) return end;
    if (r.hasAny(a.reading(k), r.NOUN | r.NAME) && !a.is(k, r.GENITIVE)) return k;
    if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.DETERMINER | r.PRONOUN | r.GENITIVE)) return end;
  }
  return end;
}

/** The last place of the subject that begins straight after the opener; −1 where it is not clear. */
function clauseSubjectEnd(a: Analysis, first: number): number {
  if (first < 0 || a.commaAfter(first)) return -1;
  if (a.written(first) === 'I') return first;
  if (NOBODY_OR_ALL.test(a.lower(first)) && a.lower(first + 1) === 'andre' && !a.is(first + 2, r.NOUN))
    return first + 1;
  const isAlone = a.is(first, r.NOUN) || a.is(first, r.NAME) || NOBODY_OR_ALL.test(a.lower(first));
  if (isAlone && !a.is(first, r.GENITIVE) && !a.is(a.after(first), r.NOUN)) return first;
  const several = severalEnd(a, first);
  if (several >= 0) return several;
  if (DEN_DET_DE.test(a.lower(first)))
    for (let k = a.after(first), steps = 1; k >= 0 && steps < LONGEST; k = a.after(k), steps++) {
      if (a.commaAfter(k - 1)) return -1;
      // »den gamle mand«: the adjective may be taken for a noun
      if (a.is(k, r.NOUN) && !a.is(a.after(k), r.NOUN)) return a.is(k, r.GENITIVE) ? -1 : k;
      if (!r.hasAny(a.reading(k), r.ADJECTIVE | r.NOUN)) break;
    }
  return DEN_DET_DE_DER.test(a.lower(first)) ? first : subjectEnd(a, first);
}
