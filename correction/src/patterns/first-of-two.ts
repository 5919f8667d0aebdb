import type { Analysis } from '../analysis/analysis.ts';

/** »børne- og ungdomsbøger«: the word is the first part of one whose rest is said once. */
export const isFirstOfTwo = (a: Analysis, at: number): boolean =>
  a.text.charAt(a.ends[at]!) === '-' && /\s/.test(a.text.charAt(a.ends[at]! + 1));
