import type { WordRule } from '../../kernel/rule.ts';
import { thereMissing } from '../../clauses/there-missing.ts';

/** »I min by er mange butikker«: there they are, and »der« stands where the subject would. */
export const thereIs: WordRule = {
  id: 'there-is',
  subcategory: 'missing-word',
  ofLearners: true,
  explanation:
    'Her mangler »der«: »{replacement}«. Når man fortæller, at noget findes et sted, skriver man »er der«: »I byen er der mange butikker«.',
  on: { words: 'er var findes fandtes kommer bliver' },
  wrong: [
    ['I dag kommer mange gæster.', 'I dag kommer der mange gæster.'],
    ['På skolen bliver mange fester.', 'På skolen bliver der mange fester.'],
  ],
  right: [
    'I min by er mange mennesker glade.',
    'I dag er min søster ti år.',
    'I byen er en mand blevet ramt af en bil.',
    'I min klasse er de fleste piger.',
    'Om sommeren er to af dem hjemme.',
  ],
  match: (a, at) => thereMissing(a, at, false),
};
