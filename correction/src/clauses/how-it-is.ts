import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';

const DEGREE = new WordList('meget så ret rigtig altid ikke ofte tit mere også stadig helt lidt');
const STATES = new WordList(
  'stille koldt varmt mørkt lyst svært nemt let dejligt hyggeligt kedeligt farligt dyrt billigt trygt roligt glat vådt tørt anderledes normalt almindeligt forbudt uhøfligt ' +
    'vigtigt sjovt mærkeligt tomt sent tidligt umuligt godt skønt smukt',
);
const AFTER_STATE = new WordList('og men i om at når hvis fordi for på her der hele igen');

/** »I Danmark er | stille«, »Om vinteren er | meget koldt her«: how it is, and nobody and nothing that is so. */
export function isHowItIs(a: Analysis, verb: number): boolean {
  if (a.commaAfter(verb)) return false;
  let state = a.after(verb);
  while (DEGREE.test(a.lower(state)) && !a.commaAfter(state)) state = a.after(state);
  const next = a.after(state);
  return (
    STATES.test(a.lower(state)) &&
    (next < 0 || a.isMark(next) || a.commaAfter(state) || AFTER_STATE.test(a.lower(next)))
  );
}
