import type { Analysis } from '../analysis/analysis.ts';
import { WordList } from '../words/word-list.ts';
import { EN_ET } from '../words/articles.ts';
import { AFTER_I } from '../words/times.ts';

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

const WAYS = new WordList('hjem hjemad ud ind op ned hen tilbage til mod ad væk fra');
const BY = new WordList('bus bil tog fly båd færge metro cykel post');
const NUMBERED_BY = new WordList('nummer nr nr.');
/** »på vej | hjem«, »i | aften«, »med | bus«, »snakker i | telefon«, »hus | nummer ti« */
function isSetPhrase(a: Analysis, noun: number): boolean {
  const before = a.lower(a.before(noun));
  if (NUMBERED_BY.test(a.lower(a.after(noun)))) return true;
  if (before === 'i') return AFTER_I.test(a.lower(noun)) || a.lower(noun) === 'telefon';
  if (before === 'med') return BY.test(a.lower(noun));
  return before === 'på' && a.lower(noun) === 'vej' && WAYS.test(a.lower(a.after(noun)));
}

/** »gå tur«, »på vej hjem«, »holdt tale«, »tog tog«: the noun needs neither an article nor an ending, and is no word of its own. */
export function isSetObject(a: Analysis, noun: number): boolean {
  if (isSetPhrase(a, noun)) return true;
  const verbs = SET_OBJECTS.get(a.lower(noun));
  if (verbs === undefined) return false;
  for (let k = a.before(noun), steps = 0; k >= 0 && steps < FARTHEST && !a.commaAfter(k); k = a.before(k), steps++) {
    // »en gå tur« is a walk written in two
    if (verbs.test(a.lower(k))) return !EN_ET.test(a.lower(a.before(k)));
  }
  return false;
}
