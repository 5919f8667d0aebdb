import type { Analysis } from '../analysis/analysis.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { isPrepositionBeforeAt, takesAt } from '../phrases/before-infinitive.ts';
import { hasFinite } from '../verbs/finite.ts';
import { AND_OR_ALSO } from '../words/links.ts';
import { SUBJECTS } from '../words/persons.ts';

/** A written comma before an infinitive, which is no clause: the gap is the one after word `at`. */
export const isBeforeInfinitive = (a: Analysis, at: number, from: number): boolean =>
  isAfterWhoDoes(a, at) || isBeforePurpose(a, at, from) || isBeforeLast(a, at, from);

/** »begyndte jeg, at udforske«: right after the verb and who does it, whatever came before. */
const isAfterWhoDoes = (a: Analysis, at: number): boolean =>
  a.lower(at + 1) === 'at' && SUBJECTS.test(a.lower(at)) && takesAt(a.lower(at - 1)) && isInfinitive(a, at + 2);

/** »foran, for at holde fuglene væk.«, »igen og igen, uden at blive træt«: no comma answers, to the end of the sentence. */
function isBeforePurpose(a: Analysis, at: number, from: number): boolean {
  const isPurpose = isPrepositionBeforeAt(a.lower(at + 1)) && a.lower(at + 2) === 'at' && isInfinitive(a, at + 3);
  return (
    isPurpose && isOneClause(a, from, at) && hasFinite(a, from, at + 1) && !hasComma(a, from, at) && isTheLast(a, at)
  );
}

/** »ikke banke på kassen, eller flytte den.«, »fejet gården, og drukket kaffe.«: the last of what one verb asks for. */
function isBeforeLast(a: Analysis, at: number, from: number): boolean {
  const verb = at + 2;
  const form = a.reading(verb) & FORMS;
  if (form === 0 || !AND_OR_ALSO.test(a.lower(at + 1)) || !a.is(verb, r.VERB) || r.hasAny(a.union(verb), r.FINITE))
    return false;
  if (!isOneClause(a, from, at) || !isTheLast(a, at) || hasFinite(a, verb, a.sentenceEnd(at))) return false;
  for (let k = at; k > from; k--) if (a.canBe(k, r.VERB | form)) return hasFinite(a, from, k);
  return false;
}

const FORMS = r.INFINITIVE | r.PAST_PARTICIPLE;

const isInfinitive = (a: Analysis, k: number): boolean => a.is(k, r.VERB | r.INFINITIVE);

function isOneClause(a: Analysis, from: number, to: number): boolean {
  for (let k = from; k <= to; k++) if (a.types[k]!.role & SUBORDINATES || (a.isMark(k) && k > from)) return false;
  return true;
}

function hasComma(a: Analysis, from: number, before: number): boolean {
  for (let k = from; k < before; k++) if (a.commaAfter(k)) return true;
  return false;
}

/** No comma after this one: it is not the first of two about what is put in. */
const isTheLast = (a: Analysis, at: number): boolean => !hasComma(a, at + 1, a.sentenceEnd(at));
