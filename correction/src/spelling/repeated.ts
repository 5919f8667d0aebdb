import type { Analysis } from '../analysis/analysis.ts';

const ENDING = /(?:erne|ernes|ene|enes|ens|ets|ere|ede|er|en|et|es|e|n|t|r|s)$/;
const SHORTEST_STEM = 3;

let counted: Analysis | null = null;
const counts = new Map<string, number>();
const stems = new Map<string, Set<string>>();

/** How often the text has the word besides this once. */
export function timesRepeated(a: Analysis, word: string): number {
  count(a);
  return counts.get(word)! - 1;
}

/** True when the text has the word in another form: »karsen« beside »karse«. */
export function hasOtherForm(a: Analysis, word: string): boolean {
  count(a);
  const forms = stems.get(stem(word));
  return forms !== undefined && forms.size > 1;
}

/** The words of one text; kept for its next question. */
function count(a: Analysis): void {
  if (counted === a) return;
  counted = a;
  counts.clear();
  stems.clear();
  for (let at = 0; at < a.count; at++) {
    const word = a.types[at]!.lower;
    const times = counts.get(word) ?? 0;
    counts.set(word, times + 1);
    if (times > 0 || word.length < SHORTEST_STEM) continue;
    const forms = stems.get(stem(word));
    if (forms) forms.add(word);
    else stems.set(stem(word), new Set([word]));
  }
}

function stem(word: string): string {
  const cut = word.replace(ENDING, '');
  return cut.length < SHORTEST_STEM ? word : cut;
}
