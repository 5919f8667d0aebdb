import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { PERSON } from '../verbs/form-numbers.ts';
import { isFinite } from '../verbs/finite.ts';
import { DEN_DET_DE_DER } from '../words/articles.ts';
import { MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';
import { SWAP } from './turned.ts';

// Where »ikke«, »aldrig« and »altid« stand in a subordinate clause: before its verb.

const CAUSE = new WordList('fordi hvis når da selvom mens inden om hvorfor som');
const AFTER_VERB = new WordList('ikke aldrig altid også stadig sjældent ofte tit');
/** In these the adverb has only one place, whatever the subject. */
const STRICT_CAUSE = new WordList('fordi hvis når selvom');
/** A sentence that goes no further; »da du kom, ikke?« asks. */
const ENDS = /^[.!]$/;
/** »ikke kun … men«, »ikke engang«: the adverb belongs to what follows. */
const GOES_ON = new WordList('kun bare mindre engang mere så alene andet for at');
/** These stand there in every clause; others may belong to what follows. */
export const NEGATIONS = new WordList('ikke aldrig');
const SURE = 0.88;

export const ADVERB_FIRST = `${SWAP}Det er en ledsætning, og i den står ord som »ikke«, »aldrig« og »altid« før udsagnsleddet. Sammenlign med »fordi jeg ikke ved det«.`;

/** Two words that change places. */
export const swapped = (a: Analysis, one: number, other: number, confidence: number, explanation: string): Finding => ({
  ...replaceSpan(a, one, other, `${a.lower(other)} ${a.lower(one)}`, confidence),
  explanation,
});

/** »synes, at man skal ikke«, »sagde, at hun kunne ikke« */
const THAT_CLAUSE = new WordList(
  'synes syntes mener mente tror troede sagde siger håber håbede ved vidste så opdagede fortalte betyder betød forstod forstår',
);

const isThatClause = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'at' &&
  (THAT_CLAUSE.test(a.lower(a.before(at))) ||
    (NOMINATIVE.test(a.lower(a.before(at))) && THAT_CLAUSE.test(a.lower(a.before(at, 2)))));
const KNOWS = new WordList(
  'ved vidste tror troede synes syntes forstår forstod husker huskede mener mente håber håbede så ser',
);
/** »hvis det går ikke, | må man begynde forfra«, »fordi jeg vidste ikke, | at de døde«: nothing more of the clause follows. */
const endsClause = (a: Analysis, at: number, verb: number, adverb: number): boolean =>
  (STRICT_CAUSE.test(a.lower(at)) || isEachTime(a, at)) &&
  NEGATIONS.test(a.lower(adverb)) &&
  ((a.commaAfter(adverb) && isFinite(a, adverb + 1) && !isFinite(a, adverb + 2)) ||
    (KNOWS.test(a.lower(verb)) && a.lower(adverb + 1) === 'at' && !a.is(adverb + 2, r.VERB | r.INFINITIVE)));
const HOW_MUCH = new WordList('så for');
/** »er ikke | så høj«, »hænger ikke | for højt«: how much, not what follows from it. */
const isDegree = (a: Analysis, at: number): boolean =>
  HOW_MUCH.test(a.lower(at)) &&
  r.hasAny(a.reading(at + 1), r.ADJECTIVE | r.ADVERB) &&
  !a.is(at + 1, r.DEFINITE) &&
  !a.is(at + 2, r.NOUN) &&
  !a.commaAfter(at);
const OFTEN = new WordList('ofte tit');
const NOMINATIVE = new WordList('jeg du han hun vi de mig dig ham hende os jer dem');

/** »fordi jeg kan ikke«: in a subordinate clause the adverb comes first. */
export function adverbAfterVerb(a: Analysis, at: number): Finding | null {
  const [subject, verb, adverb] = [at + 1, at + 2, at + 3];
  if (
    !(CAUSE.test(a.lower(at)) || isThatClause(a, at) || isEachTime(a, at)) ||
    !isClauseSubject(a, at, subject) ||
    a.sentenceOf[adverb] !== a.sentenceOf[at]
  )
    return null;
  if (!a.is(verb, r.VERB) || !r.hasAny(a.reading(verb), r.FINITE) || a.commaAfter(verb)) return null;
  if (!mayFollowVerb(a, verb, adverb)) return null;
  if (endsClause(a, at, verb, adverb)) return swapped(a, verb, adverb, SURE, ADVERB_FIRST);
  if (a.commaAfter(adverb) || (GOES_ON.test(a.lower(adverb + 1)) && !isDegree(a, adverb + 1))) return null;
  // »Hvorfor | du kom ikke?« asks
  if (a.lower(at) === 'hvorfor' && a.opensSentence(at)) return null;
  const next = a.after(adverb);
  // »selv om vi bestemt ikke var inviteret«: the verb comes yet
  if (isFinite(a, next)) return null;
  // »da han kom ikke« may go on
  if ((next < 0 || (a.isMark(next) && !ENDS.test(a.written(next)))) && a.lower(at) !== 'som') return null;
  // »fætre, som jeg ser tit.«
  if (a.lower(at) === 'som' && OFTEN.test(a.lower(adverb)) && (next < 0 || a.isMark(next))) return null;
  return swapped(a, verb, adverb, a.lower(adverb) === 'ikke' ? SURE : 0.8, ADVERB_FIRST);
}

/** »at han kender os ikke«: the object comes first as in a main clause. */
export function adverbAfterObject(a: Analysis, at: number): Finding | null {
  const [subject, verb, object, adverb] = [at + 1, at + 2, at + 3, at + 4];
  if (!(a.lower(at) === 'at' || STRICT_CAUSE.test(a.lower(at))) || a.sentenceOf[adverb] !== a.sentenceOf[at])
    return null;
  if (!NEGATIONS.test(a.lower(adverb)) || !NAMED_OBJECTS.test(a.lower(object)) || !NOMINATIVE.test(a.lower(subject)))
    return null;
  if (!a.is(verb, r.VERB) || !isFinite(a, verb) || a.commaAfter(verb) || a.commaAfter(object)) return null;
  const next = a.after(adverb);
  const isLast = next < 0 || a.commaAfter(adverb) || a.isMark(next) || AFTER_OBJECT.test(a.lower(next));
  if (!isLast || (next >= 0 && a.written(next) === '?')) return null;
  const words = [adverb, verb, object].map((k) => a.lower(k)).join(' ');
  return { ...replaceSpan(a, verb, adverb, words, SURE), explanation: ADVERB_FIRST };
}
const NAMED_OBJECTS = new WordList('mig dig ham hende os jer dem');
const AFTER_OBJECT = new WordList('mere længere endnu så i på med til godt');

/** »ikke«, »altid«; »selv om hun kunne godt vente«, but »hvis du sover godt« */
const mayFollowVerb = (a: Analysis, verb: number, adverb: number): boolean =>
  AFTER_VERB.test(a.lower(adverb)) || (WELL.test(a.lower(adverb)) && MORE_MODALS.test(a.lower(verb)));
const WELL = new WordList('godt gerne');

const isClauseSubject = (a: Analysis, opener: number, subject: number): boolean =>
  PERSON.test(a.lower(subject)) ||
  (isStrictCause(a, opener) && a.is(subject, r.NOUN) && !a.is(subject, r.GENITIVE)) ||
  ((isStrictCause(a, opener) || a.lower(opener) === 'at') && DEN_DET_DE_DER.test(a.lower(subject)));

/** »selvom«, »selv om«, »hver gang« */
const isStrictCause = (a: Analysis, opener: number): boolean =>
  STRICT_CAUSE.test(a.lower(opener)) ||
  (a.lower(opener) === 'om' && a.lower(a.before(opener)) === 'selv') ||
  isEachTime(a, opener);
const isEachTime = (a: Analysis, opener: number): boolean =>
  a.lower(opener) === 'gang' && a.lower(a.before(opener)) === 'hver';

const TAKES_OBJECT = new WordList('kender kendte');
/** »et sprog, | jeg kender ikke«: »som« is left out, and with its verb nothing else can be meant. */
export function adverbAfterTold(a: Analysis, at: number): Finding | null {
  const [subject, verb, adverb] = [at + 1, at + 2, at + 3];
  if (!TAKES_OBJECT.test(a.lower(verb)) || !PERSON.test(a.lower(subject)) || a.commaAfter(verb)) return null;
  if (!a.is(at, r.NOUN) || !NEGATIONS.test(a.lower(adverb)) || a.sentenceOf[adverb] !== a.sentenceOf[at]) return null;
  const next = a.after(adverb);
  const closes = next < 0 || a.isMark(next) || a.commaAfter(adverb);
  return closes && a.before(at) >= 0 ? swapped(a, verb, adverb, 0.85, ADVERB_FIRST) : null;
}

const THINKS = new WordList('håber håbede tror troede synes syntes');
/** »jeg håber, | jeg får aldrig brug for det«: »at« is left out. */
export function adverbAfterThought(a: Analysis, at: number): Finding | null {
  const [subject, verb, adverb] = [at + 1, at + 2, at + 3];
  const thinks = PERSON.test(a.lower(at)) ? a.before(at) : at;
  if (!THINKS.test(a.lower(thinks)) || !PERSON.test(a.lower(subject))) return null;
  // »Det, hun tror, | hun ved, er ikke sandt«: only where somebody thinks right before
  if (thinks === at && !PERSON.test(a.lower(a.before(at)))) return null;
  if (a.commaAfter(verb) || a.commaAfter(subject) || !a.is(verb, r.VERB) || !r.hasAny(a.reading(verb), r.FINITE))
    return null;
  const next = a.after(adverb);
  const goesOn = next < 0 || a.isMark(next) || a.commaAfter(adverb) || GOES_ON.test(a.lower(next));
  return NEGATIONS.test(a.lower(adverb)) && !goesOn ? swapped(a, verb, adverb, 0.85, ADVERB_FIRST) : null;
}
