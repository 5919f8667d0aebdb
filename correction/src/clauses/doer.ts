import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { opensClause } from '../phrases/neighbours.ts';
import { mayThink } from '../words/beings.ts';
import { RELATIVES } from '../words/links.ts';
import { SURE_PERSONS } from '../words/persons.ts';
import { HAVE, MORE_MODALS } from '../words/verbs.ts';
import { WordList } from '../words/word-list.ts';

// Who does what a verb says, where what is done is done to oneself.

const SELF: Readonly<Record<string, string>> = {
  jeg: 'mig',
  du: 'dig',
  han: 'sig',
  hun: 'sig',
  vi: 'os',
  man: 'sig',
  de: 'sig',
  alle: 'sig',
  ingen: 'sig',
  nogen: 'sig',
  I: 'jer',
};

/** They stand between a verb and »mig« or »sig«. */
export const AROUND_SELF = new WordList(
  'ikke også altid rigtig virkelig allerede bare så meget sådan helt lidt tit aldrig næsten mere derfor nu',
);
/** A verb without its subject beside it has one no farther before. */
const FARTHEST = 5;

/** Whoever does it, in the object form, and the last word of verb and doer. */
export interface Doer {
  self: string;
  last: number;
  /** »jeg«, »man«, »han«: nobody but somebody is meant, and no thing. */
  isSomebody: boolean;
}

/** »han | satte«, »rejs | op«, »så satte | min far«, »kan jeg ikke | koncentrere«, »vi begyndte at | øve«; null where nobody is found. */
export function doerOf(a: Analysis, at: number): Doer | null {
  if (ORDERS.test(a.lower(at))) return opensClause(a, at) ? { self: 'dig', last: at, isSomebody: true } : null;
  let k = beforeAdverbs(a, at);
  const isHelped = a.canBe(at, r.VERB | r.INFINITIVE) ? MORE_MODALS : HAVE;
  if (isHelped.test(a.lower(k))) k = beforeAdverbs(a, k);
  // »til jul | ønsker jeg«
  const isTurned = r.hasAny(a.union(at), r.FINITE) && !a.commaAfter(at) && SURE_PERSONS.test(a.lower(a.after(at)));
  // »Dreng låst inde«: a participle has its »har«
  const isAlone = !r.hasAny(a.union(at), r.FINITE) && k === beforeAdverbs(a, at);
  const before = isTurned || isAlone || a.commaAfter(k) ? undefined : selfOf(a, k);
  if (before !== undefined) return { self: before, last: at, isSomebody: isSomebody(a, k) };
  const next = a.after(at);
  if (!a.commaAfter(at) && r.hasAny(a.union(at), r.FINITE)) {
    const turned = selfOfPerson(a, next);
    if (turned !== undefined) return { self: turned, last: next, isSomebody: isSomebody(a, next) };
    const end = personEnd(a, next);
    if (end >= 0 && !a.commaAfter(end)) return { self: 'sig', last: end, isSomebody: true };
  }
  const self = selfBefore(a, at);
  return self === undefined ? null : { self, last: at, isSomebody: true };
}

const isSomebody = (a: Analysis, at: number): boolean => SURE_PERSONS.test(a.lower(at)) || mayThink(a.lower(at));
/** They are nothing but orders. */
const ORDERS = new WordList('skynd rejs sæt læg meld glæd');

function beforeAdverbs(a: Analysis, at: number): number {
  let k = a.before(at);
  while (AROUND_SELF.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return k;
}

const selfOfPerson = (a: Analysis, at: number): string | undefined =>
  a.written(at) === 'I' ? SELF['I'] : SELF[a.lower(at)];

/** Of a person, of »min søster«, and of »som« and »der«. */
function selfOf(a: Analysis, at: number): string | undefined {
  const self = selfOfPerson(a, at);
  if (self !== undefined) return self;
  const isDoer = RELATIVES.test(a.lower(at)) || ((a.is(at, r.NOUN) || a.is(at, r.NAME)) && !a.is(at, r.GENITIVE));
  return isDoer ? 'sig' : undefined;
}

const OWN = new WordList('min din sin hans hendes vores jeres deres');
/** »så rejste | min oldemor«, »rejste | Arvid«, »satte | damen«: the last place of one who follows the verb; −1 of anything else. */
function personEnd(a: Analysis, at: number): number {
  const noun = OWN.test(a.lower(at)) ? a.after(at) : at;
  return mayThink(a.lower(noun)) &&
    !a.is(noun, r.GENITIVE) &&
    (noun > at || a.canBe(noun, r.NOUN | r.DEFINITE) || a.hasCapital(noun))
    ? noun
    : -1;
}

/** »kan | jeg ikke koncentrere«, »har | jeg altid undret«, »jeg | begyndte at bekymre«: the person of the verb that this one hangs on. */
function selfBefore(a: Analysis, at: number): string | undefined {
  const isInfinitive = a.canBe(at, r.VERB | r.INFINITIVE);
  const links = isInfinitive ? MORE_MODALS : HAVE;
  const isAfterAt = isInfinitive && a.lower(a.before(at)) === 'at';
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    const self = selfOfPerson(a, k);
    if (self !== undefined) {
      const isOfHelper = links.test(a.lower(a.before(k))) && !a.commaAfter(a.before(k));
      return isOfHelper || (isAfterAt && BEGINS.test(a.lower(a.after(k)))) ? self : undefined;
    }
    if (!r.hasAny(a.reading(k), r.ADVERB) && a.lower(k) !== 'at' && !(isAfterAt && BEGINS.test(a.lower(k))))
      return undefined;
  }
  return undefined;
}
const BEGINS = new WordList('begynder begyndte prøver prøvede plejer plejede nåede når skal må');
