import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { FINITE, hasAny, NOMINATIVE, PRONOUN, VERB } from '../../lexicon/readings.ts';
import { MARK } from '../../text/token.ts';
import { asksInversely, isQuestion } from '../../phrases/question.ts';

export const questionMark: SentenceRule = {
  id: 'question-mark',
  subcategory: 'question-mark',
  on: 'sentence',
  wrong: [
    ['Hvad hedder du.', 'Hvad hedder du?'],
    ['Kan du svømme.', 'Kan du svømme?'],
  ],
  right: ['Hvad hun siger, er rigtigt.', 'Hvor er du sød!', 'Hvad der skete, ved ingen.', 'Kommer du, går jeg.'],
  match(a, from, to): Finding[] {
    const last = to - 1;
    if (a.kinds[last] !== MARK || a.written(last) !== '.' || to - from > 14) return [];
    if (!(isQuestion(a, from) && a.is(from + 2, PRONOUN | NOMINATIVE)) && !asksPerson(a, from, last)) return [];
    for (let i = from; i < last; i++) if (a.commaAfter(i)) return [];
    return [{ start: a.starts[last]!, end: a.ends[last]!, replacements: ['?'], confidence: 0.9 }];
  },
};

/** »Kan du svømme«: verb and person change places, and no other finite verb tells that it is a condition. */
function asksPerson(a: Analysis, from: number, last: number): boolean {
  if (!asksInversely(a, from) || !/^(du|i|vi|han|hun|man)$/.test(a.lower(from + 1))) return false;
  for (let i = from + 2; i < last; i++) if (a.is(i, VERB) && hasAny(a.reading(i), FINITE)) return false;
  return true;
}
