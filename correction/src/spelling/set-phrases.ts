import type { Analysis } from '../analysis/analysis.ts';
import { NUMBER } from '../text/token.ts';
import { AT_HOME } from './set-phrases/at-home.ts';
import { DAILY } from './set-phrases/daily.ts';
import { DOINGS_IN_PHRASES } from './set-phrases/doings.ts';
import { HEARD_IN_PHRASES } from './set-phrases/heard.ts';

const NUMBERS =
  'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres hundrede tusind';
/** Words of which any may stand where a phrase has the first. */
const CLASSES = [
  'min din sin hans hendes vores jeres deres',
  'mit dit sit',
  'mine dine sine',
  'jeg du han hun vi man',
  'mig dig sig ham hende os jer dem',
  NUMBERS,
  'af ad',
];
const CLASS_OF = new Map(
  CLASSES.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0]!] as const);
  }),
);
const A_NUMBER = NUMBERS.split(' ')[0]!;

/** The rest of a phrase around one of its places: its words before the place, the nearest first, and those after it. */
interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * The phrases around one word, by the nearest word of the rest: the one before it, or the first after it where none is before. So
 * hardly any need be read: a word has thirty, and hardly ever does one stand.
 */
export interface Rests {
  readonly byBefore: Map<string, Around[]>;
  readonly byAfter: Map<string, Around[]>;
}

interface Phrases {
  /** Of each starred word the phrases that ask for it. */
  readonly asking: ReadonlyMap<string, Rests>;
  /** Of each word the phrases that have it, starred or not. */
  readonly having: ReadonlyMap<string, Rests>;
}

const classOf = (word: string): string => CLASS_OF.get(word) ?? word;

/** Of two words nothing is asked. */
const SHORTEST = 3;

const PHRASES = readPhrases([DAILY, DOINGS_IN_PHRASES, AT_HOME, HEARD_IN_PHRASES]);

function readPhrases(tables: readonly string[]): Phrases {
  const asking = new Map<string, Rests>();
  const having = new Map<string, Rests>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const places = line
      .split(' ')
      .map((place) => ({ isAsked: place.startsWith('*'), words: place.replace('*', '').split('/') }));
    for (const [at, { isAsked, words }] of places.entries()) {
      const before = choices(
        places
          .slice(0, at)
          .reverse()
          .map((place) => place.words),
      );
      const after = choices(places.slice(at + 1).map((place) => place.words));
      for (const word of words)
        for (const one of before)
          for (const other of after) {
            keep(having, word, { before: one, after: other });
            if (isAsked && places.length >= SHORTEST) keep(asking, word, { before: one, after: other });
          }
    }
  }
  return { asking, having };
}

function keep(into: Map<string, Rests>, word: string, around: Around): void {
  const rests = into.get(word) ?? { byBefore: new Map(), byAfter: new Map() };
  into.set(word, rests);
  const [nearest, kept] =
    around.before.length > 0 ? [around.before[0]!, rests.byBefore] : [around.after[0]!, rests.byAfter];
  kept.set(nearest, [...(kept.get(nearest) ?? []), around]);
}

/** All rows with one word of each place. */
function choices(places: readonly (readonly string[])[]): string[][] {
  let rows: string[][] = [[]];
  for (const words of places) {
    const classes = [...new Set(words.map(classOf))];
    rows = rows.flatMap((row) => classes.map((word) => [...row, word]));
  }
  return rows;
}

const isClassOf = (a: Analysis, k: number, word: string): boolean =>
  classOf(a.lower(k)) === word || (word === A_NUMBER && a.kinds[k] === NUMBER);

/** Without a mark between, and in one sentence. */
function stands(a: Analysis, at: number, { before, after }: Around): boolean {
  let k = at;
  for (const word of before) {
    k = a.before(k);
    if (k < 0 || a.commaAfter(k) || !isClassOf(a, k, word)) return false;
  }
  k = at;
  for (const word of after) {
    if (a.commaAfter(k)) return false;
    k = a.after(k);
    if (k < 0 || !isClassOf(a, k, word)) return false;
  }
  return true;
}

/** One of the phrases whose nearest word is the one beside a place, of a class of words, stands there. */
function isOneOf(
  a: Analysis,
  at: number,
  beside: number,
  ofClass: string,
  phrases: ReadonlyMap<string, readonly Around[]>,
): boolean {
  if (beside < 0 || phrases.size === 0) return false;
  if (phrases.get(ofClass)?.some((around) => stands(a, at, around))) return true;
  return a.kinds[beside] === NUMBER && phrases.get(A_NUMBER)?.some((around) => stands(a, at, around)) === true;
}

/** One of the phrases around some words stands around a place. */
export function isAroundPlace(a: Analysis, at: number, words: readonly Rests[]): boolean {
  if (words.length === 0) return false;
  const [before, after] = [a.before(at), a.after(at)];
  const [classBefore, classAfter] = [classOf(a.lower(before)), classOf(a.lower(after))];
  for (const { byBefore, byAfter } of words)
    if (isOneOf(a, at, before, classBefore, byBefore) || isOneOf(a, at, after, classAfter, byAfter)) return true;
  return false;
}

/** The phrases that ask for one of some words: they need not be looked for by its letters again. */
export const phrasesAsking = (words: readonly string[]): Rests[] =>
  words.flatMap((word) => PHRASES.asking.get(word) ?? []);

/** The phrase around a place asks for the word. */
export const isAskedByPhrase = (a: Analysis, at: number, word: string): boolean =>
  isAroundPlace(a, at, phrasesAsking([word]));

/** The phrase around a place is known with the word that stands there. */
export function isOfPhrase(a: Analysis, at: number): boolean {
  const having = PHRASES.having.get(a.lower(at));
  return having !== undefined && isAroundPlace(a, at, [having]);
}
