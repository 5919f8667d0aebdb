import { LINE } from '../../analysis/hold-back.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { helperBefore } from '../../verbs/helper-before.ts';
import { SUBJECTS_AND_DER } from '../../words/persons.ts';
import { MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.93;
const ADVERBS = new WordList('ikke også aldrig altid gerne godt bare kun lige heller selv nok snart hurtigt');

/** »Vi kunne ikke fandt vejen«, »jeg skal gik nu«: a past that sounds unlike its infinitive, straight after a modal verb of the same subject. */
export const finiteAfterModal: WordRule = {
  id: 'finite-after-modal',
  subcategory: 'infinitive',
  on: { readings: r.VERB | r.PAST },
  wrong: [['Vi kunne ikke fandt vejen.', 'Vi kunne ikke finde vejen.']],
  right: [
    'Det, vi kunne, fandt vi selv.',
    'Jeg kunne finde vejen.',
    'Han ville ikke, men gik alligevel.',
    'Kan du komme i morgen?',
    'De kan så gerne komme.',
  ],
  match(a, at): Finding | null {
    const { union } = a.types[at]!;
    if (a.held[at]! & LINE || a.hasCapital(at) || !a.canBe(at, r.VERB | r.PAST)) return null;
    if (r.hasAny(union, r.NOUN | r.ADJECTIVE | r.OTHER | r.NAME | r.PAST_PARTICIPLE | r.INFINITIVE | r.PASSIVE))
      return null;
    // »hvad jeg kunne | fandt jeg«
    if (SUBJECTS_AND_DER.test(a.lower(a.after(at))) || a.is(a.after(at), r.NAME)) return null;
    if (helperBefore(a, at, MODALS, ADVERBS) < 0) return null;
    const [form] = a.lexicon.otherForms(a.types[at]!.word, r.VERB | r.PAST, r.VERB | r.INFINITIVE, r.PASSIVE);
    return form === undefined ? null : replaceWord(a, at, form, SURE);
  },
};
