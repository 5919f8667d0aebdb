import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';
import { EN_ET } from '../words/articles.ts';

const GO = new WordList('gå går gik gået');
const HOLD = new WordList('holde holder holdt hold');
const PACK = new WordList('pakke pakker pakkede pakket pak');
const TRAVEL = new WordList('tage tager tog taget tag');

/** Nouns that stand bare after verbs of theirs, where the two are one thing that one does. */
const SET_OBJECTS = new Map<string, WordList>([
  ['tur', GO],
  ['tale', HOLD],
  ['kuffert', PACK],
  ['tog', TRAVEL],
  ['fejl', TRAVEL],
]);
/** »gik vi altid tur«: the turned subject and an adverb may stand between. */
const FARTHEST = 3;

/** »gå tur«, »holdt tale«, »tog tog«: the noun needs neither an article nor an ending, and is no word of its own. */
export function isSetObject(a: Analysis, noun: number): boolean {
  const verbs = SET_OBJECTS.get(a.lower(noun));
  if (verbs === undefined) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    // »en gå tur« is a walk written in two
    if (verbs.test(a.lower(k))) return !EN_ET.test(a.lower(a.before(k)));
  }
  return false;
}
