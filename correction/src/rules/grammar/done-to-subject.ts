import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { EN_ET } from '../../words/articles.ts';
import { OWNERS, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const BECOMES = new WordList('bliver blev');
const ADVERBS = new WordList(
  'ikke også altid aldrig jo så nu bare derfor endelig alligevel pludselig ofte tit snart straks hurtigt stadig igen desværre ' +
    'heldigvis faktisk først til sidst simpelthen nærmest næsten ellers allerede',
);
/** With these a word that describes things as well (»varme«, »tørre«) is something done. */
const ENDS = new WordList('op ned ud ind væk sammen');
const AFTER_END = new WordList('af med igen og i ved hver');
/** »blev vandet stille«, »blev drengene ved«: no verbs there. */
const NO_DEED = new WordList('ved stille samme nære ane lede hede');
const SURE = 0.94;

/** »Derfor bliver priserne presse op«, »så blev døren låse«: what is done to the subject between is a participle. */
export const doneToSubject: WordRule = {
  id: 'done-to-subject',
  subcategory: 'participle',
  explanation:
    'Efter »blive« står verbets korte tillægsform, også når grundleddet kommer imellem: »Døren bliver {replacement}«. Prøv at vende sætningen om.',
  on: { readings: [r.VERB | r.INFINITIVE, r.VERB | r.IMPERATIVE] },
  wrong: [
    ['Så blev døren låse.', 'Så blev døren låst.'],
    ['Derfor bliver priserne presse op.', 'Derfor bliver priserne presset op.'],
    ['Bagefter blev gulvet ikke vaske.', 'Bagefter blev gulvet ikke vasket.'],
    ['I går blev min cykel stjæle.', 'I går blev min cykel stjålet.'],
    ['Så bliver vandet varme op.', 'Så bliver vandet varmet op.'],
    ['I 1875 blev der udsted en anordning.', 'I 1875 blev der udstedt en anordning.'],
  ],
  right: [
    'Så blev børnene ved med at lege.',
    'Nu bliver drengene hjemme.',
    'Om sommeren bliver dagene varme.',
    'Så blev vandet stille.',
    'Til sidst blev hun ved at græde.',
    'Så bliver pigerne glade og synger.',
  ],
  match(a, at): Finding | null {
    if (NO_DEED.test(a.lower(at)) || a.hasCapital(at)) return null;
    const last = beforeAdverbs(a, at);
    if (last < 0 || !isSubjectOfBecoming(a, at, last)) return null;
    const isInfinitive = a.canBe(at, r.VERB | r.INFINITIVE);
    if (isInfinitive ? !isDeed(a, at, last) : !isStem(a, at)) return null;
    const form = a.lexicon.otherForms(
      a.types[at]!.listed,
      r.VERB | (isInfinitive ? r.INFINITIVE : r.IMPERATIVE),
      r.VERB | r.PAST_PARTICIPLE,
    );
    const participle = form.find((word) => word.endsWith('t'));
    return participle === undefined || participle === a.lower(at) ? null : replaceWord(a, at, participle, SURE);
  },
};

function beforeAdverbs(a: Analysis, at: number): number {
  let k = a.before(at);
  while (k >= 0 && ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  return a.commaAfter(k) ? -1 : k;
}

/** »bliver priserne |«, »blev min lille cykel |«, »blev hun |«, »blev der |« */
function isSubjectOfBecoming(a: Analysis, at: number, last: number): boolean {
  const word = a.lower(last);
  if (a.commaAfter(a.before(last))) return false;
  if (word === 'der') return BECOMES.test(a.lower(a.before(last))) && a.before(at) === last;
  let first = last;
  if (SURE_PERSONS.test(word) || a.is(last, r.NAME) || a.canBe(last, r.NOUN | r.DEFINITE)) first = last;
  else if (!a.is(last, r.NOUN)) return false;
  for (let steps = 0; steps < 3; steps++) {
    const before = a.before(first);
    if (a.commaAfter(before)) return false;
    if (BECOMES.test(a.lower(before)))
      return first < last ? isBound(a, first) : !a.is(last, r.NOUN) || a.canBe(last, r.NOUN | r.DEFINITE);
    if (!a.is(last, r.NOUN)) return false;
    first = before;
  }
  return false;
}

/** »min cykel«, »en mand«, »alle børnene« */
const isBound = (a: Analysis, first: number): boolean =>
  OWNERS.test(a.lower(first)) || EN_ET.test(a.lower(first)) || BINDS.test(a.lower(first)) || a.is(first, r.GENITIVE);
const BINDS = new WordList('den det de denne dette disse alle begge hele nogle mange to tre fire fem');

/** Something done, and neither several things nor what they are like. */
function isDeed(a: Analysis, at: number, last: number): boolean {
  if (hasParticle(a, at)) return true;
  if (r.hasAny(a.union(at), r.ADJECTIVE | r.OTHER)) return false;
  if (a.canBe(at, r.VERB | r.PRESENT, r.PASSIVE) || a.canBe(at, r.NOUN | r.SINGULAR)) return false;
  if (!r.hasAny(a.union(at), r.NOUN)) return true;
  // »blev husene lader«: several are several
  return a.is(at, r.VERB) || a.canBe(last, r.NOUN | r.SINGULAR);
}

/** »presset op«, »rullet ud af maskinen«; not »trætte ud på natten«. */
function hasParticle(a: Analysis, at: number): boolean {
  const next = a.after(at);
  const after = a.after(next);
  if (!ENDS.test(a.lower(next)) || a.commaAfter(at)) return false;
  return a.commaAfter(next) || !a.isWord(after) || AFTER_END.test(a.lower(after));
}

/** »blev der udsted en lov«: the stem alone, where nobody is told to do it. */
const isStem = (a: Analysis, at: number): boolean =>
  a.lower(at).endsWith('d') &&
  (!r.hasAny(a.union(at), r.NOUN | r.ADJECTIVE | r.OTHER) ||
    (a.lower(a.before(at)) === 'der' && EN_ET.test(a.lower(a.after(at)))));
