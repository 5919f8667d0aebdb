import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { OBJECT_OF, OWNERS, PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** They open no clause, and compare nothing. */
const PREPOSITIONS = new WordList('med til hos fra mellem mod bag foran omkring uden ved');
/** Somebody is their object, and no clause without »at«. */
const DONE_TO = new WordList(
  'inviterer inviterede inviteret invitere besøger besøgte besøgt besøge hjælper hjalp hjulpet hjælpe henter hentede hentet hente ' +
    'kender kendte kendt kende elsker elskede elsket elske møder mødte mødt møde',
);
const MOST_ADJECTIVES = 2;

/** »til min kone og jeg«, »mellem du og jeg«: of two to whom something is done the second, and the first where it is a pronoun. */
export const pairAsObject: WordRule = {
  id: 'pair-as-object',
  subcategory: 'pronoun-case',
  on: { words: 'jeg du han hun vi' },
  wrong: [
    ['De har inviteret min kone og jeg.', 'De har inviteret min kone og mig.'],
    ['Han sendte et brev til min søster og jeg.', 'Han sendte et brev til min søster og mig.'],
    ['Hun tog billeder af min bror og jeg.', 'Hun tog billeder af min bror og mig.'],
    ['Hemmeligheden bliver mellem du og jeg.', 'Hemmeligheden bliver mellem dig og mig.'],
  ],
  right: [
    'Da jeg var syg, kom min kone, og jeg blev glad.',
    'Han er ældre end både min søster og jeg.',
    'De inviterede min kone, og jeg blev hjemme.',
    'Ved min bror og jeg noget om det?',
    'Jeg tog hjem med min bror og sov.',
    'Hun løb til min bror, og jeg løb efter.',
  ],
  match(a, at): Finding | null {
    const right = OBJECT_OF[a.lower(at)];
    if (right === undefined || a.commaAfter(a.before(at))) return null;
    if (a.lower(a.after(at)) === 'og' && isPair(a, at, a.after(at, 2))) return replaceWord(a, at, right, 0.9);
    const and = a.before(at);
    const other = a.before(and);
    if (a.lower(and) !== 'og' || a.commaAfter(other)) return null;
    if (PERSONS.test(a.lower(other)) && OBJECT_OF[a.lower(other)] !== undefined)
      return isPair(a, other, at) ? replaceWord(a, at, right, 0.9) : null;
    if (!closesClause(a, at) || !r.hasAny(a.reading(other), r.NOUN | r.NAME) || a.is(other, r.GENITIVE)) return null;
    const first = firstOf(a, other);
    return first >= 0 && isGoverned(a, first) ? { ...replaceWord(a, at, right, 0.9), agreed: true } : null;
  },
};

/** »mellem | du og jeg |« */
const isPair = (a: Analysis, first: number, second: number): boolean =>
  a.lower(a.before(first)) === 'mellem' &&
  !a.commaAfter(first) &&
  OBJECT_OF[a.lower(second)] !== undefined &&
  (closesClause(a, second) || r.hasAny(a.reading(a.after(second)), r.PREPOSITION | r.FINITE));

/** The owner of a noun, or a name; −1 of others. */
function firstOf(a: Analysis, last: number): number {
  if (a.is(last, r.NAME) && a.hasCapital(last)) return last;
  let first = a.before(last);
  for (let steps = 0; steps < MOST_ADJECTIVES && a.is(first, r.ADJECTIVE); steps++) first = a.before(first);
  return OWNERS.test(a.lower(first)) ? first : -1;
}

/** After a preposition or a verb that asks for an object, with the subject before it. */
function isGoverned(a: Analysis, first: number): boolean {
  const before = a.before(first);
  if (before < 0 || a.commaAfter(before)) return false;
  if (DONE_TO.test(a.lower(before))) return a.before(before) >= 0;
  const isPreposition = PREPOSITIONS.test(a.lower(before)) || a.lower(before) === 'af';
  return isPreposition && a.is(before, r.PREPOSITION) && a.before(before) >= 0 && !a.commaAfter(a.before(before));
}
