import type { Analysis } from '../analysis/analysis.ts';
import { replaceSpan } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import { NAME } from '../lexicon/readings.ts';
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
  const turnedWords = [a.lower(end + 1), ...words].join(' ');
  return {
    ...replaceSpan(a, subject, end + 1, turnedWords, confidence),
    // »Sidste sommer | Ahmad besøgte«: the capital is the name's
    ...((a.is(subject, NAME) || a.written(subject) === 'I') && { replacements: [turnedWords] }),
    explanation: VERB_SECOND,
  };
}
