import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import { subjectEnd } from './main-after-clause.ts';

/** How explanations of words in the wrong order begin. */
export const SWAP = 'Ordene skal byttes om her: »{replacement}« i stedet for »{token}«. ';
const VERB_SECOND = `${SWAP}Sætningen begynder med andet end grundleddet, og så kommer udsagnsleddet først og grundleddet bagefter. Tæl leddene: Udsagnsleddet skal være nummer to.`;

/**
 * The verb of a main clause put before its subject.
 * @param end the last place of the subject; the verb follows it
 */
export function turned(a: Analysis, subject: number, confidence: number, end = subjectEnd(a, subject)): Finding {
  const words = Array.from({ length: end - subject + 1 }, (_, k) => a.written(subject + k));
  return {
    ...replaceSpan(a, subject, end + 1, [a.lower(end + 1), ...words].join(' '), confidence),
    explanation: VERB_SECOND,
  };
}
