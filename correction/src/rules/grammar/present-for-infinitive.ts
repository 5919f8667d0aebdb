import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { PERSONS } from '../../words/persons.ts';
import { ALL_BE_AND_BECOME } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** What is begun, tried or liked follows with »at«. */
const TAKES_AT = new WordList(
  'elsker elskede prøver prøvede begynder begyndte forsøger forsøgte plejer plejede ønsker hader hadede nyder',
);
const LIKES = new WordList('lide');
const HOW_IT_IS = new WordList('sjovt svært nemt dejligt vigtigt kedeligt hårdt spændende');
const IS = new WordList('er var bliver');

/** »Jeg elsker spiller fodbold«, »kan lide spiller«, »det er svært lærer dansk«: the second verb is told with »at« and has no -r. */
export const presentForInfinitive: WordRule = {
  id: 'present-for-infinitive',
  subcategory: 'infinitive',
  on: { readings: r.VERB | r.PRESENT },
  explanation:
    'Her skal der stå »{replacement}«. Efter ord som »elsker«, »prøver«, »kan lide« og »det er sjovt« kommer »at« og navnemåden uden -r: »jeg elsker at spille«.',
  wrong: [
    ['Jeg elsker spiller fodbold.', 'Jeg elsker at spille fodbold.'],
    ['Hun prøver lærer dansk.', 'Hun prøver at lære dansk.'],
    ['Vi kan godt lide spiser pizza.', 'Vi kan godt lide at spise pizza.'],
    ['Det er svært lærer dansk.', 'Det er svært at lære dansk.'],
  ],
  right: [
    'Jeg elsker at spille fodbold.',
    'Hun elskede roser, og hun plantede dem.',
    'Jeg kan godt lide bøger.',
    'Jeg kan ikke lide lever.',
    'Hun elskede rapporter.',
    'Det, jeg elsker, er fodbold.',
    'Når det er svært, lærer jeg mest.',
    'Det, de ikke kan lide, spiser de ikke.',
    'Hun elsker, når han spiller guitar.',
    'Jeg elsker lærere, der er sjove.',
    'Det er sjovt, siger hun.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    const { lower, union } = a.types[at]!;
    if (before < 0 || a.commaAfter(before) || a.hasCapital(at) || !lower.endsWith('r')) return null;
    // »det, jeg ikke kan lide er søndag aften«
    if (ALL_BE_AND_BECOME.test(lower)) return null;
    if (!a.canBe(at, r.VERB | r.PRESENT) || r.hasAny(union, r.ADJECTIVE | r.OTHER) || !isAsked(a, before)) return null;
    // »elsker | spiller jeg«
    const next = a.after(at);
    if (PERSONS.test(a.lower(next)) || a.is(next, r.VERB)) return null;
    if (r.hasAny(union, r.NOUN) && !isOfThing(a, at)) return null;
    const [form] = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.INFINITIVE, r.PASSIVE);
    return form === undefined ? null : replaceWord(a, at, `at ${form}`, SURE);
  },
};

const LANGUAGES = new WordList('dansk engelsk tysk fransk spansk arabisk');
/** »elsker | spiller fodbold«, »prøver | lærer dansk«; not »elskede rapporter«, »kan lide lever« */
function isOfThing(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.commaAfter(at)) return false;
  if (LANGUAGES.test(a.lower(next))) return true;
  return (
    !a.hasCapital(next) &&
    a.canBe(next, r.NOUN | r.INDEFINITE) &&
    !r.hasAny(a.union(next), r.OTHER | r.PRESENT | r.PAST) &&
    a.lexicon.findAnyCase(a.lower(at) + a.lower(next)) < 0
  );
}

/** »jeg elsker |«, »kan godt lide |«, »det er svært |« */
function isAsked(a: Analysis, at: number): boolean {
  const lower = a.lower(at);
  if (LIKES.test(lower)) return true;
  if (TAKES_AT.test(lower)) return PERSONS.test(a.lower(a.before(at)));
  return HOW_IT_IS.test(lower) && IS.test(a.lower(a.before(at))) && a.lower(a.before(at, 2)) === 'det';
}
