import { tagSymbol } from '../commas/symbols.ts';
import { hasAny, IMPERATIVE, PAST, PRESENT, VERB } from '../lexicon/readings.ts';
import { hashString } from '../tagger/hash.ts';

/** The trained models know tags by these hashes, so that they do not depend on a tagger's numbering. */
export interface TagFeatures {
  full: Int32Array;
  coarse: Int32Array;
  finite: Uint8Array;
  /** CONTENT, NOMINAL and VERBAL, as bits. */
  sorts: Uint8Array;
  /** The tag of the infinitive mark and of relative som/der. */
  unique: Uint8Array;
  adverb: Uint8Array;
  preposition: Uint8Array;
  readings: Int32Array;
  /** Kinds of words for the phrases of a sentence (commas/symbols.ts). */
  symbols: Uint8Array;
}

/** Tells what a sentence is about. */
export const CONTENT = 1;
/** A noun, a name, or a pronoun that stands for one. */
export const NOMINAL = 2;
export const VERBAL = 4;

const SORTS: readonly (readonly [sort: number, kinds: ReadonlySet<string>])[] = [
  [CONTENT, new Set('NC NP AN VADR VADA VAF- VAPA VAPR VAM-'.split(' '))],
  [NOMINAL, new Set('NC NP PP PI PD'.split(' '))],
  [VERBAL, new Set('VADR VADA VAF- VAPA VEDR VEDA VEF- VAM-'.split(' '))],
];

/** The part of a tag that tells the word's class, of verbs the form too. */
const kindOf = (tag: string): string => tag.slice(0, tag[0] === 'V' ? 4 : 2);

export function tagFeatures(tags: readonly string[], readings: Int32Array): TagFeatures {
  return {
    full: Int32Array.from(tags, (tag) => hashString(tag, 301)),
    coarse: Int32Array.from(tags, (tag) => hashString(kindOf(tag), 302)),
    finite: Uint8Array.from(tags, (_, i) =>
      readings[i]! & VERB && hasAny(readings[i]!, PRESENT | PAST) && !(readings[i]! & IMPERATIVE) ? 1 : 0,
    ),
    sorts: Uint8Array.from(tags, (tag) =>
      SORTS.reduce((bits, [sort, kinds]) => (kinds.has(kindOf(tag)) ? bits | sort : bits), 0),
    ),
    unique: Uint8Array.from(tags, (tag) => (tag.startsWith('U') ? 1 : 0)),
    adverb: Uint8Array.from(tags, (tag) => (tag.startsWith('RG') ? 1 : 0)),
    preposition: Uint8Array.from(tags, (tag) => (tag.startsWith('SP') ? 1 : 0)),
    readings,
    symbols: Uint8Array.from(tags, tagSymbol),
  };
}
