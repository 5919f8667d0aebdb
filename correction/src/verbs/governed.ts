import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { isPrepositionBeforeAt, takesAt } from '../phrases/before-infinitive.ts';
import { awaitsWished } from '../phrases/wish.ts';
import { type AskedForm, isModal, takesBareInfinitive } from './asked-form.ts';
import { AUXILIARY, INFINITIVE, PARTICIPLE, PERSON, REACH } from './form-numbers.ts';
import { WordList } from '../words/word-list.ts';
import { AND_OR } from '../words/links.ts';
import { OBJECT_PERSONS } from '../words/persons.ts';
import { HAVE } from '../words/verbs.ts';

const THEN = new WordList('så derefter bagefter');
const MAY_BE_AND = new WordList('og af ad a');

/** What governs an infinitive or a participle stands no farther off. */
const GOVERNS = 10;
/** Words of a clause that is put in between. */
const INSERTED = 21;

/** True when the verb that comes before asks for the written form, though at a distance. */
export function isGoverned(a: Analysis, at: number, written: number, asked: AskedForm | null): boolean {
  const isInfinitive = (written & (1 << INFINITIVE)) !== 0;
  const isParticiple = (written & (1 << PARTICIPLE)) !== 0;
  if ((!isInfinitive && !isParticiple) || PERSON.test(a.lower(a.after(at)))) return false;
  const before = a.before(at);
  // »enige om og prøve«, »uden af sige«: the mistake is the small word.
  if (isInfinitive && MAY_BE_AND.test(a.lower(before))) {
    const asks = a.lower(a.before(before));
    if (a.lower(before) !== 'og' || isPrepositionBeforeAt(asks) || takesAt(asks)) return true;
  }
  const isJoined = isInfinitive && a.lower(before) === 'og';
  if (isInfinitive && (followsModalClause(a, before) || awaitsWished(a, at))) return true;
  if (isParticiple && a.lower(before) === 'og' && hasOwnSound(a, at) && hasAuxiliary(a, before)) return true;
  for (let k = before; k >= 0 && k >= at - GOVERNS; k = a.before(k)) {
    // »kan gedder, frøer og larver overleve«: a comma between nouns ends no clause
    if (a.commaAfter(k) && !(isInfinitive && a.is(k, r.NOUN) && a.is(a.after(k), r.NOUN))) break;
    // »så jeg ham bladre«, »så vi domkirken rejse sig«: whatever the tagger makes of »så«
    const sees = a.lower(k) === 'så' && k < before && seesSomebody(a, k, before);
    // »kan når som helst komme«
    const isAnyTime = a.lower(k) === 'når' && a.lower(a.after(k)) === 'som';
    // »at komme og lugte«
    if (isJoined && a.lower(k) === 'at' && a.canBe(a.after(k), r.VERB | r.INFINITIVE)) return true;
    if (!sees && !isAnyTime && k < before && (a.is(k, r.SUBORDINATOR) || a.lower(k) === 'at')) return false;
    if (isJoined && takesAt(a.lower(k))) return true;
    if (isInfinitive && isModal(a, k)) return true;
    if (isInfinitive && (sees || takesBareInfinitive(a, k))) return true;
    if ((a.reading(k) & r.VERB) === 0) continue;
    if (isParticiple) return AUXILIARY.test(a.lower(k)) && asked?.form !== 'finite';
  }
  return false;
}

/** »så jeg ham bladre«, »så hende vende sig«: »så« is the verb. */
function seesSomebody(a: Analysis, sees: number, before: number): boolean {
  const next = a.lower(a.after(sees));
  if (OBJECT_PERSONS.test(next) || (sees < before - 1 && PERSON.test(next))) return true;
  // »og så lysene blive mindre«: after the adverb the verb would come first
  if (a.lower(a.before(sees)) === 'og' && a.is(a.after(sees), r.NOUN | r.DEFINITE)) return true;
  // »jeg egentlig så det ske«
  const doer = a.before(sees);
  return /^de[nt]$/.test(next) && (PERSON.test(a.lower(doer)) || PERSON.test(a.lower(a.before(doer))));
}

const BEFORE_OPENER = new WordList('også især selv kun lige');
/**
 * »Jeg ville vente, mens de sov, og liste ind«, »ville min trøje, som er syet i Asien, koste det halve«: the modal
 * stands before the clause that is put in between.
 */
function followsModalClause(a: Analysis, before: number): boolean {
  const joins = THEN.test(a.lower(before)) ? a.before(before) : before;
  const isJoined = AND_OR.test(a.lower(joins)) && a.commaAfter(a.before(joins));
  if (!isJoined && !a.commaAfter(before)) return false;
  let k = isJoined ? a.before(joins) : before;
  let isClosed = false;
  for (let steps = 0; k >= 0 && steps < INSERTED && !a.isMark(k); steps++) {
    const previous = a.before(k);
    if (isClosed && (a.is(k, r.VERB) || isModal(a, k)))
      return isModal(a, k) || (isJoined && (isModal(a, previous) || a.lower(previous) === 'at'));
    // »Man bør altid, også når man har travlt, svare pænt.«
    const opener = BEFORE_OPENER.test(a.lower(k)) ? a.after(k) : k;
    if (a.commaAfter(previous) && opensSubordinate(a, opener)) isClosed = true;
    k = previous;
  }
  return false;
}

const CLAUSE_OPENERS = new WordList('som der at hvor hvad hvem når hvis da fordi selvom mens inden før');
const opensSubordinate = (a: Analysis, at: number): boolean =>
  a.is(at, r.SUBORDINATOR) || CLAUSE_OPENERS.test(a.lower(at));

/** »haft«, »gået«: no infinitive or past sounds like it. */
const hasOwnSound = (a: Analysis, at: number): boolean => {
  const past = a.lexicon.otherForms(a.types[at]!.word, r.VERB, r.VERB | r.PAST, r.PASSIVE)[0];
  return past !== undefined && !past.endsWith('ede');
};

/** »har han været god til at strikke og haft …«: the auxiliary stands before what is joined. */
function hasAuxiliary(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < REACH && !a.commaAfter(k); k = a.before(k), steps++)
    if (HAVE.test(a.lower(k))) return true;
  return false;
}
