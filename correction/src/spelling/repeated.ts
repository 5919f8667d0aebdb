import type { Analysis } from '../analysis/analysis.ts';

const ENDING = /(?:erne|ernes|ene|enes|ens|ets|ere|ede|er|en|et|es|e|n|t|r|s)$/;
const SHORTEST_STEM = 3;

/** How often a text has each word, and the forms that share a stem. */
interface WordCounts {
  times: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, ReadonlySet<string>>;
}

/** How often the text has the word besides this once. */
export const timesRepeated = (a: Analysis, word: string): number => a.once(countWords).times.get(word)! - 1;

/** True when the text has the word in another form: »karsen« beside »karse«. */
export const hasOtherForm = (a: Analysis, word: string): boolean =>
  (a.once(countWords).forms.get(stem(word))?.size ?? 0) > 1;

function countWords(a: Analysis): WordCounts {
  const times = new Map<string, number>();
  const forms = new Map<string, Set<string>>();
  for (let at = 0; at < a.count; at++) {
    const word = a.types[at]!.lower;
    const before = times.get(word) ?? 0;
    times.set(word, before + 1);
    if (before > 0 || word.length < SHORTEST_STEM) continue;
    const ofWord = stem(word);
    const sameStem = forms.get(ofWord);
    if (sameStem) sameStem.add(word);
    else forms.set(ofWord, new Set([word]));
  }
  return { times, forms };
}

function stem(word: string): string {
  const cut = word.replace(ENDING, '');
  return cut.length < SHORTEST_STEM ? word : cut;
}
