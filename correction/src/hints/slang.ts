import type { Analysis } from '../analysis/analysis.ts';
import type { Hint, Stretch } from '../api.ts';
import { NOUN } from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { isOwn, quoted, stretchOf } from './paragraphs.ts';

/** Words of talk and chat that no dictionary of written Danish calls neutral. */
const SLANG = new WordList(
  'mega nice chill chille chiller chillede cringe lol omg wtf btw idk bro bruh wallah wallahi jalla random hype hypet fucking ' +
    'fuck skidegod skidesjov skidesur pissegod pissesur pisseirriterende nederen slay crazy awesome epic yolo swag ' +
    'sgu fandme satme edderman ik ikk ikkå lissom fed fedt fedeste',
);
/** Of what has fat in it they are plain. */
const FAT = new WordList('fed fedt fedeste');
const FAT_THINGS = new WordList(
  'mad kød fisk mælk ost sovs creme jord ko gris kat hund mand kone mave skrift streg tekst',
);
const IT_IS = new WordList('er var blev bliver lød');
/** Letters to friends and diaries may sound like talk. */
const PRIVATE = /^\s*(hej|hejsa|halløj|yo|kære (dagbog|mor|far|bedste\p{L}*|farmor|farfar|mormor|morfar))\b/iu;
const SHOWN = 4;

/** Words of talk in a text that is no private letter and no diary, outside of what somebody says. */
export function slang(a: Analysis): Hint[] {
  if (PRIVATE.test(a.text)) return [];
  const places: Stretch[] = [];
  const words = new Set<string>();
  for (let at = 0; at < a.count; at++) {
    const word = a.lower(at);
    if (!SLANG.test(word) || !isOwn(a, at) || (FAT.test(word) && isOfFat(a, at))) continue;
    places.push(stretchOf(a, at));
    words.add(word);
  }
  if (places.length === 0) return [];
  const shown = quoted([...words].slice(0, SHOWN));
  const explanation = `${shown} hører mest hjemme i snak og i beskeder. Passer det til den slags tekst, du skriver, og til den, der skal læse den?`;
  return [{ kind: 'slang', places, explanation }];
}

/** »fed mad«, »mælken er fed«, »noget fedt«: praise only before other things, and of »det«. */
function isOfFat(a: Analysis, at: number): boolean {
  if (a.lower(at) === 'fedt') return a.lower(a.before(at, 2)) !== 'det' || !IT_IS.test(a.lower(a.before(at)));
  return !a.is(a.after(at), NOUN) || FAT_THINGS.test(a.lower(a.after(at)));
}
