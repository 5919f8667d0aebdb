import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { NOMINATIVE, PRONOUN } from '../../lexicon/readings.ts';
import { MARK } from '../../text/token.ts';
import { isQuestion } from '../../phrases/question.ts';

export const questionMark: SentenceRule = {
  id: 'question-mark',
  subcategory: 'question-mark',
  on: 'sentence',
  wrong: [['Hvad hedder du.', 'Hvad hedder du?']],
  right: ['Hvad hun siger, er rigtigt.', 'Hvor er du sød!', 'Hvad der skete, ved ingen.'],
  match(a, from, to): Finding[] {
    const last = to - 1;
    if (a.kinds[last] !== MARK || a.written(last) !== '.' || to - from > 14 || !isQuestion(a, from)) return [];
    if (!a.is(from + 2, PRONOUN | NOMINATIVE)) return [];
    for (let i = from; i < last; i++) if (a.commaAfter(i)) return [];
    return [{ start: a.starts[last]!, end: a.ends[last]!, replacements: ['?'], confidence: 0.9 }];
  },
};
