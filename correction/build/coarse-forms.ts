import { COARSE, COARSE_ALONE, INNOCENT } from './coarse-words.ts';
import type { Lexeme } from './paradigms.ts';

/** No shorter rest makes a compound of a word that begins with a coarse one: »røv« in »røver«. */
const SHORTEST_REST = 3;

const words = (list: string): Set<string> => new Set(list.split(' '));
const coarse = words(COARSE);
const listed = new Set([...coarse, ...words(COARSE_ALONE)]);
const innocent = words(INNOCENT);

/** True when a lemma makes coarse compounds. */
export const makesCoarseCompounds = (lemma: string): boolean => coarse.has(lemma);

/**
 * All forms of the coarse words and of their compounds in the dictionary.
 * @param firstParts what may stand first in a compound; `coarseParts` those that coarse words make.
 */
export function coarseForms(
  lexemes: readonly Lexeme[],
  firstParts: ReadonlySet<string>,
  coarseParts: ReadonlySet<string>,
): Set<string> {
  const heads = new Set(lexemes.filter(({ endsCompounds }) => endsCompounds).map(({ lemma }) => lemma));
  const isCompound = (lemma: string): boolean => {
    for (let cut = 2; cut <= lemma.length - 2; cut++) {
      const [first, rest] = [lemma.slice(0, cut), lemma.slice(cut)];
      if (coarseParts.has(first) && rest.length >= SHORTEST_REST && heads.has(rest)) return true;
      if (coarse.has(rest) && firstParts.has(first)) return true;
    }
    return false;
  };
  const forms = new Set<string>();
  for (const { lemma, forms: own } of lexemes) {
    const isCoarse = !innocent.has(lemma) && (listed.has(lemma) || isCompound(lemma));
    // some are listed as a form of another word only: »spasser«
    for (const [form] of own) if ((isCoarse || listed.has(form)) && !innocent.has(form)) forms.add(form);
  }
  return forms;
}
