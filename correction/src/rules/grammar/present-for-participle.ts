import type { Analysis } from '../../analysis/analysis.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { helperBefore } from '../../verbs/helper-before.ts';
import { HAS_HAD } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
const ADVERBS = new WordList('ikke også aldrig altid lige kun allerede');
/** What goes on after a deed; nothing of it follows bare things: »har arbejder her i et år«. */
const GOES_ON = new WordList('her der siden hele dansk engelsk meget sammen længe hjemme');
const ONE = new WordList('et en hele mange');

/** »Hun har arbejder her i et år«, »vi har spiller fodbold«: a present that is a noun as well, where what has been done is told. */
export const presentForParticiple: WordRule = {
  id: 'present-for-participle',
  subcategory: 'participle',
  on: { readings: r.VERB | r.PRESENT },
  wrong: [
    ['Hun har arbejder her i et år.', 'Hun har arbejdet her i et år.'],
    ['Vi har spiller fodbold hele dagen.', 'Vi har spillet fodbold hele dagen.'],
    ['Jeg har lærer dansk i to år.', 'Jeg har lært dansk i to år.'],
    ['Har du spiller fodbold?', 'Har du spillet fodbold?'],
  ],
  right: [
    'Vi har arbejder nok.',
    'Jeg har lærer Hansen til matematik.',
    'Hun har spillet fodbold.',
    'Hvis jeg har tid, spiller jeg fodbold.',
  ],
  match(a, at): Finding | null {
    if (a.held[at]! & LINE || a.hasCapital(at) || a.commaAfter(at) || !a.lower(at).endsWith('er')) return null;
    if (!a.canBe(at, r.VERB | r.PRESENT) || r.hasAny(a.union(at), r.ADJECTIVE | r.OTHER)) return null;
    if (helperBefore(a, at, HAS_HAD, ADVERBS) < 0 || !isDeed(a, at)) return null;
    const forms = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PRESENT, r.VERB | r.PAST_PARTICIPLE, r.PLURAL);
    const form = forms.find((one) => one.endsWith('t'));
    return form === undefined ? null : replaceWord(a, at, form, SURE);
  },
};

/** »arbejder | her«, »spiller | fodbold«, »lærer dansk | i to år« */
function isDeed(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (GOES_ON.test(a.lower(next))) return true;
  if (a.lower(next) === 'i') return ONE.test(a.lower(a.after(next))) || a.is(a.after(next), r.NUMERAL);
  return (
    a.canBe(at, r.NOUN | r.SINGULAR) &&
    !a.canBe(at, r.NOUN | r.PLURAL) &&
    a.is(next, r.NOUN | r.INDEFINITE) &&
    !a.hasCapital(next) &&
    a.lexicon.findAnyCase(a.lower(at) + a.lower(next)) < 0
  );
}
