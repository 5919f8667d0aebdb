import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { withWord } from '../../language-model/left-out-finding.ts';
import { leftOutWords, LIKELY, TOLD } from '../../language-model/left-out-opinion.ts';
import { hasFinite } from '../../verbs/finite.ts';

/** The least that is shown. */
const SHOWN = 0.76;

/**
 * A small word that a reader of much Danish half misses: of those that learners leave out there are so many that two in three such are
 * (of 21 in corpus/tune).
 */
export const smallWordLeftOut: SentenceRule = {
  id: 'small-word-left-out',
  subcategory: 'missing-word',
  ofLearners: true,
  on: 'sentence',
  wrong: [['Hun gav ham halv bolle med leverpostej.', 'Hun gav ham en halv bolle med leverpostej.']],
  right: ['I dag den største by, i morgen en ørken.', 'Vi har haft tysk i to år.', 'Min mor spiller klaver.'],
  match(a, from, to, models) {
    const found: Finding[] = [];
    for (const lack of leftOutWords(a, models).values())
      if (
        lack.at >= from &&
        lack.at < to &&
        lack.probability < TOLD &&
        // »I dag den største by, i morgen en ørken«: where nobody does anything, no verb is missed
        (lack.kind !== 'verb' || lack.probability >= LIKELY || hasFinite(a, from, to))
      )
        found.push({ ...withWord(a, lack), confidence: Math.max(SHOWN, lack.probability) });
    return found;
  },
};
