import type { Compound } from '../lexicon/compounds.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { wordRole } from '../analysis/word-role.ts';
import { hashString, mix } from './hash.ts';
import { wordShape } from './word-shape.ts';

/** Everything about a spelling that does not depend on its place; made once and shared by all its tokens. */
export interface WordType {
  readonly text: string;
  readonly lower: string;
  /** Number in the lexicon, as spelled or lower-cased; −1 when unlisted. */
  readonly listed: number;
  /** How an unlisted word is put together, when it can be. */
  readonly compound: Compound | null;
  /** `listed`, else the compound's last part, else −1: whose readings the word has. */
  readonly word: number;
  /** Bits of all readings. */
  readonly union: number;
  readonly shape: number;
  /** What the word does between clauses (analysis/word-role.ts). */
  readonly role: number;
  /** Where the automaton of words stands after it, 0 when no listed word begins so. */
  readonly node: number;
  readonly hash: number;
  readonly endingHash: number;
  /** Its first letters, which most forms of a word share, and its last, which a compound shares with its head. */
  readonly stemHash: number;
  readonly tailHash: number;
  readonly readingHash: number;
  /** What the tagger knows by the word alone, of it and of its neighbours; filled when first needed. */
  sums: Int32Array | null;
  /** The only tag that the word ever had in training, −1 else, −2 when not looked up yet. */
  onlyTag: number;
  /** Numbers of the rules that this word sets off. */
  rules: readonly number[];
  /** The same of the rules for learners; filled when first needed. */
  learnerRules: readonly number[] | null;
}

export function makeWordType(text: string, lexicon: Lexicon): WordType {
  const clean = text.replace(/[\u00ad\u200c-\u200f\u2060]/g, '').replace(/’/g, "'");
  const lower = clean.toLowerCase();
  const listed = findListed(clean, lower, lexicon);
  const compound = listed < 0 && /^\p{L}+$/u.test(clean) ? lexicon.compounds.split(lower) : null;
  const word = listed >= 0 ? listed : (compound?.head ?? -1);
  const plain = lower.replace(/\d/g, '0');
  return {
    text,
    lower,
    listed,
    compound,
    word,
    union: lexicon.union(word),
    shape: wordShape(clean),
    role: wordRole(lower),
    node: lexicon.words.nodeAfter(lower),
    hash: hashString(plain, 1),
    endingHash: hashString(plain.slice(-3), 2),
    stemHash: hashString(plain.slice(0, 4), 3),
    tailHash: hashString(plain.slice(-4), 4),
    readingHash: mix(lexicon.readingHash(word), listed >= 0 ? 0 : compound ? 1 : 2),
    sums: null,
    onlyTag: -2,
    rules: [],
    learnerRules: null,
  };
}

/** A word in capitals is looked up in small letters first, since »MUS« is a mouse before it is a talk at work. */
function findListed(clean: string, lower: string, lexicon: Lexicon): number {
  if (clean === lower) return lexicon.find(clean);
  const exact = lexicon.find(clean);
  if (exact >= 0 && clean.slice(1) !== clean.slice(1).toUpperCase())
    return lexicon.find(lower) >= 0 ? lexicon.find(lower) : exact;
  const small = lexicon.find(lower);
  if (small >= 0) return small;
  return exact >= 0 ? exact : lexicon.find(lower.charAt(0).toUpperCase() + lower.slice(1));
}

/** Stands for the places before the first and after the last word. */
export const EDGE: WordType = {
  text: '',
  lower: '',
  listed: -1,
  compound: null,
  word: -1,
  union: 0,
  shape: 0,
  role: 0,
  node: 0,
  hash: 101,
  endingHash: 102,
  stemHash: 104,
  tailHash: 105,
  readingHash: 103,
  sums: null,
  onlyTag: -1,
  rules: [],
  learnerRules: null,
};
