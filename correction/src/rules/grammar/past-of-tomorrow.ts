import type { Analysis } from '../../analysis/analysis.ts';
import { LINE, QUOTED } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { AND_BUT } from '../../words/links.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { MORE_MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
const CLAUSE = 8;
/** In a story they tell what was to come: »i morgen var det jul«. */
const OF_STORIES = new WordList('var havde blev');

/** »I morgen gik jeg i skole«, »Han kom i morgen«: what is to come is told in the present. */
export const pastOfTomorrow: WordRule = {
  id: 'past-of-tomorrow',
  subcategory: 'tense',
  on: { words: 'morgen overmorgen' },
  explanation:
    'Her skal der stå nutid: »{replacement}«. I morgen er ikke sket endnu, og det, der skal ske, skriver man i nutid: »i morgen går jeg i skole«.',
  wrong: [
    ['I morgen gik jeg i skole.', 'I morgen går jeg i skole.'],
    ['Vi besøgte min mormor i morgen.', 'Vi besøger min mormor i morgen.'],
  ],
  right: [
    'I morgen kommer han.',
    'I morgen var det juleaften.',
    'Han sagde, at han kom i morgen.',
    'I går morges gik jeg en tur.',
    'Vi tænkte på i morgen.',
    'Vi skulle rejse i morgen.',
    'Jeg købte billetter til i morgen.',
    'Vi fik fri i morgen.',
  ],
  match(a, at): Finding | null {
    const first = a.before(at);
    if (a.lower(first) !== 'i' || a.held[at]! & (LINE | QUOTED)) return null;
    const verb = a.before(first) < 0 ? verbAfter(a, at) : verbBefore(a, first);
    if (verb < 0 || !isPlainPast(a, verb)) return null;
    const [form] = a.lexicon.otherForms(a.types[verb]!.word, r.VERB | r.PAST, r.VERB | r.PRESENT, r.PASSIVE);
    return form === undefined ? null : replaceWord(a, verb, form, SURE);
  },
};

const isPlainPast = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.VERB | r.PAST) &&
  !r.hasAny(a.union(at), r.PRESENT | r.OTHER | r.NAME | r.PASSIVE) &&
  !MORE_MODALS.test(a.lower(at)) &&
  !OF_STORIES.test(a.lower(at));

/** »i morgen | gik jeg« */
const verbAfter = (a: Analysis, at: number): number =>
  !a.commaAfter(at) && SURE_PERSONS.test(a.lower(a.after(at, 2))) ? a.after(at) : -1;

/** »han | kom i morgen«: the sentence opens with somebody, and ends with the time. */
function verbBefore(a: Analysis, first: number): number {
  const next = a.after(first, 2);
  if ((next >= 0 && !a.isMark(next)) || a.is(a.before(first), r.PREPOSITION)) return -1;
  for (let k = a.before(first), steps = 0; k >= 0 && steps < CLAUSE && !a.commaAfter(k); k = a.before(k), steps++) {
    if (r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR) || a.is(k, r.INFINITIVE)) return -1;
    if (!a.is(k, r.VERB)) continue;
    const doer = a.before(k);
    const before = a.before(doer);
    const opens = before < 0 || (AND_BUT.test(a.lower(before)) && a.commaAfter(a.before(before)));
    return SURE_PERSONS.test(a.lower(doer)) && opens && !PLANNED.test(a.lower(k)) ? k : -1;
  }
  return -1;
}
/** What one did about a time to come: »vi fik fri i morgen«. */
const PLANNED = new WordList(
  'fik aftalte bestilte planlagde købte inviterede fandt glædede lovede valgte bad ønskede ventede',
);
