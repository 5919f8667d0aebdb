import type { Analysis } from '../analysis/analysis.ts';
import { likelier } from '../language-model/likelier.ts';
import * as r from '../lexicon/readings.ts';
import type { Models } from '../models/models.ts';
import { prepositionBefore } from '../phrases/neighbours.ts';
import { isFinite } from '../verbs/finite.ts';
import { RELATIVES } from '../words/links.ts';
import { SUBJECTS } from '../words/persons.ts';
import { ALL_BE_AND_BECOME, HAVE, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

/* Where »os« and »og« can only be »også«, which is said like them: grammar has room for it, and the net expects it. */

/** Log odds of the net where grammar leaves nothing else, where it leaves little else, and anywhere after a verb or its subject. */
const HARDLY_ELSE = 2.5;
const LITTLE_ELSE = 3.5;
const ELSE = 4;
/** So much likelier than »at« it must be. */
const NOT_AT = 0.5;

/** »lad os«, »hjælper os« */
const LETS = new WordList('lad lader lade lod ladet');

const isSmallVerb = (a: Analysis, at: number): boolean =>
  ALL_BE_AND_BECOME.test(a.lower(at)) || HAVE.test(a.lower(at)) || MORE_MODALS.test(a.lower(at));

/** »kan | også«, »kan du | også«, »kan hunden | også«: after a verb that has no object, or after its subject. */
function isAfterSmallVerb(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (isSmallVerb(a, before)) return true;
  const isSubject = SUBJECTS.test(a.lower(before)) || a.is(before, r.NOUN) || a.is(before, r.NAME);
  return isSubject && isSmallVerb(a, a.before(before)) && !a.commaAfter(a.before(before));
}

/** »jeg os skal«, »det er os sjovt«: nobody to whom it is done. */
export function isAlsoForUs(a: Analysis, at: number, models: Models): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (before < 0 || a.commaAfter(before) || a.isMark(before) || prepositionBefore(a, at)) return false;
  if (LETS.test(a.lower(before)) || LETS.test(a.lower(a.before(before))) || RELATIVES.test(a.lower(next))) return false;
  const odds = likelier(a, at, 'også', models);
  if (SUBJECTS.test(a.lower(before)) && isFinite(a, next) && !a.commaAfter(at)) return odds >= HARDLY_ELSE;
  if (isAfterSmallVerb(a, at)) return odds >= LITTLE_ELSE;
  return odds >= ELSE && (isFinite(a, before) || SUBJECTS.test(a.lower(before)));
}

/** »der var og mange«, »skal du og med«: nothing that it could join. */
export function isAlsoForAnd(a: Analysis, at: number, models: Models): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (before < 0 || next < 0 || a.commaAfter(before) || a.commaAfter(at) || a.isMark(before) || a.isMark(next))
    return false;
  // »Har og spist hører sammen«, »hvilken ordklasse er og?«: of words
  if (a.before(before) < 0 || [2, 3].some((steps) => NAMES_WORDS.test(a.lower(a.before(at, steps))))) return false;
  const isVerb = isFinite(a, before);
  if (!isVerb && !(isAfterSmallVerb(a, at) && opensRest(a, next))) return false;
  const odds = likelier(a, at, 'også', models);
  const least = isVerb && isSmallVerb(a, before) ? HARDLY_ELSE : isVerb ? ELSE : LITTLE_ELSE;
  return odds >= least && odds - likelier(a, at, 'at', models) >= NOT_AT;
}

const NAMES_WORDS = new WordList('ordklasse ordklassen ordet ord bindeord bindeordet stavelse stavelsen lyden');

/** What nobody is joined with: »skal du og | have«, »er hun og | med«. */
const opensRest = (a: Analysis, at: number): boolean =>
  (a.is(at, r.VERB | r.INFINITIVE) && !a.is(at, r.NOUN)) || GOES_ON.test(a.lower(at));
const GOES_ON = new WordList('med til på i hjem ud ind op ned hen derhen gerne godt snart altid tit lidt meget');
