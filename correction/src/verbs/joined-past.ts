import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { AND_BUT } from '../words/links.ts';
import { SUBJECTS_AND_DER, SURE_PERSONS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import { isModal } from './asked-form.ts';
import { isFinite } from './finite.ts';
import { OFTEN } from './outside-story.ts';

const CLAUSE = 10;

/** With these a clause with »da« mostly gives a reason. */
const HOLDS_NOW = new WordList(
  'er har kan vil skal må bør hedder bor ved synes tror mener plejer betyder findes elsker hader',
);

/** What happens at once. */
const EVENTS = new WordList(
  'vågnede kom åbnede gik så hørte ankom nåede trådte landede opdagede fandt kiggede løb ringede faldt',
);
/** »Da jeg vågnede, er det mørkt«: a state at the time when something happened. */
function isAfterEvent(a: Analysis, at: number): boolean {
  if (!isOfDa(a, at) || a.lower(a.sentenceStart(at)) !== 'da' || !SUBJECTS_AND_DER.test(a.lower(a.after(at))))
    return false;
  for (let k = a.sentenceStart(at) + 1; k < at; k++) if (isFinite(a, k)) return EVENTS.test(a.lower(k));
  return false;
}

/** »vi sad der, da en mand kommer«, »da vi kom hjem, spørger hun«: what happens at a time told in the past. */
function isOfDa(a: Analysis, at: number): boolean {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k - 1); k = a.after(k), steps++)
    if (OFTEN.test(a.lower(k))) return false;
  let seen = 0;
  for (let k = a.before(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
    if (isFinite(a, k)) {
      if (seen++ > 0 || !a.is(k, r.VERB | r.PAST)) return false;
    } else if (a.lower(k) === 'da' && a.is(k, r.SUBORDINATOR)) {
      // »men da vi skulle hjem, regner det«
      const opens = a.before(k) < 0 || AND_BUT.test(a.lower(a.before(k)));
      if (seen === 1) return opens && a.commaAfter(a.before(at));
      return a.commaAfter(a.before(k)) && pastBefore(a, a.before(k));
    }
  }
  return false;
}

/** The last finite verb up to a place is a plain past. */
function pastBefore(a: Analysis, at: number): boolean {
  for (let k = at, steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++)
    if (isFinite(a, k)) return isPlainPast(a, k);
  return false;
}

const GROWING = new WordList('lille barn ung yngre færdig år gammel');
/** »da«; »mens jeg«, but »mens Sverige sælger mest, købte …« */
const opensWhen = (a: Analysis, at: number): boolean =>
  (a.lower(at) === 'da' && a.is(at, r.SUBORDINATOR)) ||
  (MEANWHILE.test(a.lower(at)) && SURE_PERSONS.test(a.lower(a.after(at))));
const MEANWHILE = new WordList('mens imens');
/** »Da brudeparret kommer, var musikken høj«, »Da jeg er lille, boede vi«: what follows at once is past; not »da han er læge, vidste han«. */
function isWhenPast(a: Analysis, at: number): boolean {
  const da = a.sentenceStart(at);
  if (!opensWhen(a, da)) return false;
  for (let k = a.before(at); k > da; k = a.before(k)) if (isFinite(a, k) || a.commaAfter(k)) return false;
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.after(k), steps++) {
    if (isFinite(a, k) && !a.commaAfter(k - 1)) return false;
    if (!a.commaAfter(k - 1)) continue;
    const isEvent = !HOLDS_NOW.test(a.lower(at)) || (a.lower(at) === 'er' && GROWING.test(a.lower(k - 1)));
    return isEvent && isFinite(a, k) && isPlainPast(a, k);
  }
  return false;
}

/** »Da vi kom hjem, spørger hun«; of a state only where something happened then. */
export const isOfOnce = (a: Analysis, at: number): boolean =>
  isWhenPast(a, at) || (HOLDS_NOW.test(a.lower(at)) ? isAfterEvent(a, at) : isOfDa(a, at));

/** »stod ved kanten og kigger ned«, »ligger vågen og lyttede«: one subject, one time. */
export function isJoinedToPast(a: Analysis, at: number): boolean {
  if (
    a.lower(a.before(at)) === 'og' &&
    !a.commaAfter(a.before(at, 2)) &&
    !SUBJECTS_AND_DER.test(a.lower(a.after(at)))
  ) {
    for (let k = a.before(at, 2), steps = 0; k >= 0 && steps < CLAUSE; k = a.before(k), steps++) {
      if (a.commaAfter(k) || a.is(k, r.SUBORDINATOR)) return false;
      if (a.is(k, r.VERB)) return a.is(k, r.PAST) && a.canBe(k, r.VERB | r.PAST);
    }
    return false;
  }
  for (let k = a.after(at), steps = 0; k >= 0 && steps < CLAUSE; k = a.after(k), steps++) {
    if (a.commaAfter(k - 1) || a.is(k, r.SUBORDINATOR) || a.is(k, r.VERB)) return false;
    const verb = a.after(k);
    if (a.lower(k) === 'og' && a.is(verb, r.VERB) && isFinite(a, verb))
      return isPlainPast(a, verb) && !SUBJECTS_AND_DER.test(a.lower(a.after(verb)));
  }
  return false;
}

/** Not »er et navneord og ville hedde«: what is only thought of. */
const isPlainPast = (a: Analysis, verb: number): boolean =>
  a.is(verb, r.PAST) && a.canBe(verb, r.VERB | r.PAST) && !isModal(a, verb);
