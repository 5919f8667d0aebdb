import type { Analysis } from '../../analysis/analysis.ts';
import { SUBORDINATES } from '../../analysis/word-role.ts';
import {
  ADJECTIVE,
  FINITE,
  hasAny,
  NOUN,
  PAST_PARTICIPLE,
  PREPOSITION,
  PRESENT,
  VERB,
} from '../../lexicon/readings.ts';
import type { SentenceRule } from '../../kernel/rule.ts';
import { comparesAmounts } from '../../phrases/compared-amount.ts';
import { POSSESSIVE } from '../../phrases/name-of-subject.ts';
import { isSetObject } from '../../phrases/set-object.ts';
import { removeText } from '../../kernel/finding.ts';
import { EMPHATIC } from '../../words/of-commas.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** These stand twice in correct Danish: »meget meget«, »nej nej«. */
const TWICE = new Set(`${EMPHATIC} ha hi nej ja jo hurra hip hej bla bum tak tik tak kom stop mere`.split(' '));
/** These too, where two of them meet: »det, der der skete«, »jeg så den den dag«. */
const MEET = new Set('der det den de så'.split(' '));
/** These stand twice only after a clause that ends with them: »dem, vi så på på museet«. */
const TWICE_AFTER_CLAUSE = new Set('i på for til ved har er var med af vi være at som om'.split(' '));

export const doubledWord: SentenceRule = {
  id: 'doubled-word',
  subcategory: 'delete',
  on: 'sentence',
  explanation: 'Du har skrevet det samme ord to gange. Slet det ene.',
  wrong: [
    ['Så gik jeg jeg hjem.', 'Så gik jeg hjem.'],
    ['Vi købte en en is.', 'Vi købte en is.'],
    ['Vi gik ned til til søen.', 'Vi gik ned til søen.'],
    ['Jeg tror, at at hun kommer.', 'Jeg tror, at hun kommer.'],
    ['Jeg løber løber hver dag.', 'Jeg løber hver dag.'],
    ['Festen er lørdag den den 14. marts.', 'Festen er lørdag den 14. marts.'],
    ['Mor siger, at du har har strikket den.', 'Mor siger, at du har strikket den.'],
    ['Vi skal skal hjem nu.', 'Vi skal hjem nu.'],
    ['Da vi kom hjem, var var døren åben.', 'Da vi kom hjem, var døren åben.'],
    ['Om aftenen fik vi vi suppe.', 'Om aftenen fik vi suppe.'],
    ['Jeg vil gerne skrive om om maden på vores skole.', 'Jeg vil gerne skrive om maden på vores skole.'],
  ],
  right: [
    'Hun ringer af og til til sin tante.',
    'Jeg så den den dag, vi flyttede.',
    'Det er det, der der skete.',
    'Hvis I i 7. b har tid, må I gerne komme.',
    'Det var meget, meget koldt.',
    'Jeg savner slet, slet ikke byen.',
    'Nej, nej, det gør ikke noget.',
    'De billeder, vi kiggede på på museet, var flotte.',
    'Vi tog tog hele vejen til Rom.',
    'Min bager bager det bedste brød.',
    'Den nye træner træner os hver dag.',
    'Det, jeg tænkte på på vejen hjem, var mad.',
  ],
  match(a, from, to, models) {
    const found = [];
    for (let i = from + 1; i < to; i++) {
      const type = a.types[i]!;
      if (type.lower !== a.types[i - 1]!.lower || !a.isWord(i) || a.commaAfter(i - 1)) continue;
      if (comparesAmounts(a, i - 1)) continue;
      if (TWICE.has(type.lower)) continue;
      if (
        type.word < 0 ||
        a.written(i - 1) === 'I' ||
        (i + 1 < to && a.types[i + 1]!.lower === type.lower) ||
        a.hasCapital(i)
      )
        continue;
      if (isSetObject(a, i) || isDoer(a, i, to) || isYesterday(a, i - 1) || isNowAndThen(a, i - 1)) continue;
      if (i - 2 >= from && a.types[i - 2]!.lower === type.lower) continue;
      // »da vi kom hjem, | var var«: the first opens a clause and ends none
      const mayEnd = !a.commaAfter(i - 2) && !isBeforeParticiple(a, i);
      const mayMeet =
        (MEET.has(type.lower) && !isBeforeDate(a, i)) ||
        (TWICE_AFTER_CLAUSE.has(type.lower) && mayEnd && followsClause(a, from, i - 1));
      if (mayMeet && models.proofReader.oddsOf(a, i, 'delete') < SURELY) continue;
      found.push(removeText(a.ends[i - 1]!, a.ends[i]!, 0.92));
    }
    return found;
  },
};

/** What the proof-reader must find of the second, as log odds, where both may be right. */
const SURELY = 0;

/** »i går | går vi« */
const isYesterday = (a: Analysis, at: number): boolean => a.lower(at) === 'går' && a.lower(a.before(at)) === 'i';

/** »Hun ringer af og til | til sin tante« */
const isNowAndThen = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'til' && a.lower(a.before(at)) === 'og' && a.lower(a.before(at, 2)) === 'af';

/** »den den 14. marts« */
const isBeforeDate = (a: Analysis, at: number): boolean => a.lower(at) === 'den' && /^\d/.test(a.written(a.after(at)));

/** »at du har har strikket«; not »den telefon, han har, har kostet …« with its commas. */
const isBeforeParticiple = (a: Analysis, at: number): boolean =>
  HAS_HAD.test(a.lower(at)) && a.is(a.after(at), VERB | PAST_PARTICIPLE) && OPENS.test(a.lower(a.before(at, 3)));
/** After these no other verb of the clause can follow. */
const OPENS = new WordList('at fordi da når hvis om');

/** »min bager | bager«: who does it, and the verb made of the same stem. */
function isDoer(a: Analysis, verb: number, to: number): boolean {
  const { union } = a.types[verb]!;
  if (!hasAny(union, NOUN) || !hasAny(union, PRESENT) || (verb + 1 < to && a.is(verb + 1, FINITE))) return false;
  let owner = a.before(verb - 1);
  while (a.is(owner, ADJECTIVE) && !a.commaAfter(owner)) owner = a.before(owner);
  return POSSESSIVE.test(a.lower(owner)) || EN_DEN.test(a.lower(owner));
}

const EN_DEN = new WordList('en den');

/** A relative or other subordinate clause, with its word or without, may end at the place. */
function followsClause(a: Analysis, from: number, at: number): boolean {
  for (let k = from; k < at; k++) {
    if (a.commaAfter(k) && a.lower(k + 1) !== 'at') return true;
    // »om aftenen«: no clause
    const isLink = a.lower(k) !== 'at' && !a.is(k, PREPOSITION);
    if (isLink && (a.types[k]!.role & SUBORDINATES) !== 0) return true;
  }
  return false;
}
