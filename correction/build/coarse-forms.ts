import { COARSE, COARSE_ALONE, COARSE_PIECES, INNOCENT, RUDE, RUDE_PIECES } from './coarse-words.ts';
import type { Lexeme } from './paradigms.ts';

/** No shorter rest makes a compound of a word that begins or ends with a coarse one: »røv« in »røver«. */
const SHORTEST_REST = 3;
/** What may stand between the parts of a compound. */
const LINKS = ['', 's', 'e', 'er', '-'];
/** So long a coarse word at the end makes any word coarse: »narkoludder«. */
const LONG = 6;
/** What makes other words of them: »tøset«, »usexet«, »satanisk«. */
const PREFIXES = ['', 'u', 'for', 'be', 'super', 'anti', 'halv', 'hyper', 'små'];
const SUFFIXES = 'et ede isk istisk isme ist ing agtig eri else hed ende inde er iker isere isering'.split(' ');

const words = (list: string): Set<string> => new Set(list.split(' '));
const lowered = (list: string): Set<string> => words(list.toLowerCase());
const coarse = words(COARSE);
const listed = new Set([...coarse, ...lowered(COARSE_ALONE)]);
const pieces = [...words(COARSE_PIECES)];
const innocent = words(INNOCENT);
const rude = lowered(RUDE);
const rudePieces = [...words(RUDE_PIECES)];

/** Whether a lemma is listed, holds a piece that is, or is made of a listed one by a prefix or an ending. */
function isOfList(lemma: string): boolean {
  return listed.has(lemma) || pieces.some((piece) => lemma.includes(piece)) || derived.has(lemma);
}

const derived = new Set(
  [...listed].flatMap((word) => {
    const stem = word.replace(/e$/, '');
    const whole = PREFIXES.slice(1).map((prefix) => prefix + word);
    return [...whole, ...PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => prefix + stem + suffix))];
  }),
);

/** True when a lemma makes coarse compounds. */
export const makesCoarseCompounds = (lemma: string): boolean => coarse.has(lemma);

/**
 * All forms of the coarse words and of their compounds in the dictionary, whichever part of them is coarse.
 * @param firstParts what may stand first in a compound; `coarseParts` those that coarse words make.
 */
export function coarseForms(
  lexemes: readonly Lexeme[],
  firstParts: ReadonlySet<string>,
  coarseParts: ReadonlySet<string>,
): Set<string> {
  const all = new Set(lexemes.flatMap(({ forms }) => forms.map(([form]) => form)));
  const begins = new Set([...coarseParts, ...[...coarse].flatMap((word) => LINKS.map((link) => word + link))]);
  const isFirst = (part: string): boolean =>
    firstParts.has(part) ||
    LINKS.some((link) => part.endsWith(link) && isRest(part.slice(0, part.length - link.length)));
  const isRest = (part: string): boolean => part.length >= SHORTEST_REST && all.has(part);
  const isCompound = (lemma: string): boolean => {
    for (let cut = 2; cut <= lemma.length - 2; cut++) {
      const [first, rest] = [lemma.slice(0, cut), lemma.slice(cut)];
      if (begins.has(first) && isRest(rest)) return true;
      if (coarse.has(rest) && (rest.length >= LONG || isFirst(first))) return true;
    }
    return false;
  };
  const forms = new Set<string>();
  for (const { lemma, forms: own } of lexemes) {
    const isCoarse = !innocent.has(lemma) && (isOfList(lemma.toLowerCase()) || isCompound(lemma));
    // some are listed as a form of another word only: »spasser«
    for (const [form] of own) if ((isCoarse || listed.has(form)) && !innocent.has(form)) forms.add(form);
  }
  return forms;
}

/** All forms of the words that are rude only. */
export function rudeForms(lexemes: readonly Lexeme[]): Set<string> {
  const isRude = (lemma: string): boolean => rude.has(lemma) || rudePieces.some((piece) => lemma.includes(piece));
  return new Set(
    lexemes.flatMap(({ lemma, forms }) =>
      forms
        .map(([form]) => form)
        .filter((form) => rude.has(form) || (isRude(lemma.toLowerCase()) && !innocent.has(form))),
    ),
  );
}
