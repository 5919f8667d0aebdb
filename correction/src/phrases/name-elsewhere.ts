import type { Analysis } from '../analysis/analysis.ts';

/** »Den hedder Pandekage. | Pandekage sover«: whether the text has the word with a capital inside a sentence. */
export const isNameElsewhere = (a: Analysis, at: number): boolean => a.once(namesInside).has(a.lower(at));

function namesInside(a: Analysis): ReadonlySet<string> {
  const names = new Set<string>();
  for (let at = 0; at < a.count; at++) if (a.hasCapital(at) && !a.opensSentence(at)) names.add(a.lower(at));
  return names;
}
