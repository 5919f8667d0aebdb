import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';

/** What something is »af«. */
const OF_WHAT = new WordList(
  'fuld fuldt fulde fyldt fyldte lugter lugtede lugte dufter duftede dufte smager smagte smage stinker stank masser resten halvdelen ' +
    'består bestod lavet bygget ømme øm dækket ramt hundredvis tusindvis slutningen starten begyndelsen midten toppen bunden kanten enden siden',
);
const WHO_OR_WHAT = new WordList('der det den jeg han hun');
const PARTS = new WordList('slutningen starten begyndelsen midten toppen bunden kanten enden resten halvdelen');
const ITS = new WordList('ingenting noget den det de min mit mine sin sit sine din dit dine hans hendes deres vores');
/** »fuld at vand«, »lugtede der at røg«: a noun, and nothing that happens. */
export function isOfWhat(a: Analysis, at: number): boolean {
  if (a.lower(at) !== 'at') return false;
  const direct = a.before(at);
  const before = WHO_OR_WHAT.test(a.lower(direct)) ? a.before(direct) : direct;
  const next = a.after(at);
  if (!OF_WHAT.test(a.lower(before)) || a.commaAfter(direct) || a.commaAfter(before)) return false;
  // »midten at skoven lå der en hytte«: of these no clause tells
  if (PARTS.test(a.lower(before)) && a.canBe(next, r.NOUN | r.DEFINITE)) return true;
  const isPhrase = ITS.test(a.lower(next)) || a.is(next, r.ADJECTIVE) || a.canBe(next, r.NOUN);
  if (!isPhrase || r.hasAny(a.union(next), r.INFINITIVE)) return false;
  for (let k = next, steps = 0; k >= 0 && steps < 6 && !a.isMark(k); k = a.after(k), steps++) {
    if (r.hasAny(a.reading(k), r.FINITE)) return false;
    if (a.commaAfter(k) || a.is(k, r.CONJUNCTION)) return true;
  }
  return true;
}
