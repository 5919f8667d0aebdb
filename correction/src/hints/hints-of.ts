import type { Analysis } from '../analysis/analysis.ts';
import type { CheckOptions, Correction, Hint } from '../api.ts';
import { ogSaa } from './og-saa.ts';
import { longSentences } from './long-sentences.ts';
import { mixedCommas } from './mixed-commas.ts';
import { noParagraphs } from './no-paragraphs.ts';
import { repetition } from './repetition.ts';
import { slang } from './slang.ts';
import { tenseShift } from './tense-shift.ts';

/** What is no error and may be worth a thought, in the order of the text; what is about the whole of it comes first. */
export function hintsOf(a: Analysis, corrections: readonly Correction[], options: CheckOptions): Hint[] {
  const hints = [
    ...noParagraphs(a),
    ...mixedCommas(a, options),
    ...tenseShift(a),
    ...ogSaa(a),
    ...repetition(a),
    ...longSentences(a, corrections),
    ...slang(a),
  ];
  const from = (hint: Hint): number => hint.places[0]?.[0] ?? -1;
  return hints.sort((one, other) => from(one) - from(other));
}
