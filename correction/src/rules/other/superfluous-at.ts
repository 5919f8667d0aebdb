import { MODAL, SUBJECT } from '../../analysis/word-role.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, NOUN, VERB } from '../../lexicon/readings.ts';
import { OBJECT_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const BETWEEN = new WordList(
  'ikke aldrig altid gerne godt bare kun også nok faktisk heller hellere helst stadig egentlig jo snart virkelig meget',
);
const MOST_BETWEEN = 4;

/** »så ham |«, »hørte hende |« */
const isSeen = (a: Analysis, whom: number): boolean =>
  OBJECT_PERSONS.test(a.lower(whom)) && !a.commaAfter(whom) && SENSES.test(a.lower(a.before(whom)));
const SENSES = new WordList('så ser hørte hører');

export const superfluousAt: WordRule = {
  id: 'superfluous-at',
  subcategory: 'delete',
  on: { words: 'at' },
  explanation:
    'Efter »kan«, »skal«, »vil«, »må« og »bør« og efter at se eller høre nogen står navnemåden uden »at«: »{replacement}«.',
  wrong: [
    ['Jeg kunne ikke at sige det.', 'Jeg kunne ikke sige det.'],
    ['Jeg så ham at komme.', 'Jeg så ham komme.'],
    ['Du må også gerne at skrive til mig.', 'Du må også gerne skrive til mig.'],
  ],
  right: [
    'Jeg kan lide at svømme.',
    'Hun bad ham om at komme.',
    'Han lærte hende at svømme.',
    'Vil du have mig til at gå?',
    'Det må være sjovt at bo der.',
    'Vi kan godt lide at løbe.',
  ],
  match(a, at) {
    const verb = a.after(at);
    if (!a.canBe(verb, VERB | INFINITIVE) || a.canBe(verb, NOUN) || a.commaAfter(a.before(at))) return null;
    if (isSeen(a, a.before(at))) return replaceSpan(a, at, verb, a.lower(verb), 0.88);
    let before = a.before(at);
    let steps = 0;
    while (
      before >= 0 &&
      steps++ < MOST_BETWEEN &&
      (BETWEEN.test(a.lower(before)) || (a.types[before]!.role & SUBJECT) !== 0)
    ) {
      if (a.commaAfter(before)) return null;
      before = a.before(before);
    }
    if (before < 0 || (a.types[before]!.role & MODAL) === 0 || a.commaAfter(before)) return null;
    return replaceSpan(a, at, verb, a.lower(verb), 0.88);
  },
};
