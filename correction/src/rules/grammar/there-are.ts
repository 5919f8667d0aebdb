import type { WordRule } from '../../kernel/rule.ts';
import { thereMissing } from '../../clauses/there-missing.ts';

/** »I min by er mange butikker«: said of several that are somewhere, no one leaves »der« out. */
export const thereAre: WordRule = {
  id: 'there-are',
  subcategory: 'missing-word',
  explanation:
    'Her mangler »der«: »{replacement}«. Når man fortæller, at noget findes et sted, skriver man »er der«: »I byen er der mange butikker«.',
  on: { words: 'er var findes fandtes' },
  wrong: [
    ['I min klasse er 22 elever.', 'I min klasse er der 22 elever.'],
    ['På skolen er mange lærere.', 'På skolen er der mange lærere.'],
    ['I vores by findes ingen biograf.', 'I vores by findes der ingen biograf.'],
  ],
  right: [
    'I byen er mange mennesker vrede.',
    'I det gamle Rom var en gladiator en mand, der kæmpede.',
    'I min klasse er de fleste piger.',
    'På den måde er to bedre end en.',
    'I matematik er to plus to fire.',
  ],
  match: (a, at) => thereMissing(a, at, true),
};
