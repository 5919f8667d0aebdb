import { brill } from 'brill';
import * as w from '../../src/tongues/english/word-bits.ts';
import { type Form, hunspellForms } from './hunspell.ts';

const BITS: Record<string, number> = {
  NN: w.NOUN,
  NNS: w.PLURAL,
  VB: w.VERB,
  VBP: w.VERB,
  VBZ: w.THIRD,
  VBD: w.PAST,
  VBN: w.PARTICIPLE,
  VBG: w.ING,
  JJ: w.ADJECTIVE,
  JJR: w.COMPARATIVE,
  JJS: w.SUPERLATIVE,
  RB: w.ADVERB,
  NNP: w.NAME,
  NNPS: w.NAME,
};

/** Every English word with what it can be: British and American spelling, for schools allow both. */
export function englishWords(): Map<string, number> {
  const words = new Map<string, number>();
  for (const name of ['dictionary-en-gb', 'dictionary-en']) {
    for (const form of hunspellForms(name)) {
      if (/\d/.test(form.form) || form.suffix === 'M') continue;
      words.set(form.form, (words.get(form.form) ?? 0) | bitsOf(form));
    }
  }
  const tags = brill as Readonly<Record<string, readonly string[]>>;
  for (const [word, bits] of words) {
    const listed = Object.hasOwn(tags, word) ? tags[word]! : [];
    const all = listed.reduce((sum, tag) => sum | (BITS[tag] ?? 0), bits);
    const first = listed.length > 0 ? (BITS[listed[0]!] ?? 0) : bits;
    words.set(word, all | (first << w.MOSTLY));
  }
  return words;
}

/** What the dictionary's own flags tell of a form. */
function bitsOf({ form, flags, suffix, prefix }: Form): number {
  const isVerb = flags.has('D') || flags.has('G');
  const isName = /^\p{Lu}/u.test(form);
  switch (suffix) {
    case 'D':
      return w.PAST | w.PARTICIPLE;
    case 'G':
      return w.ING;
    case 'S':
      return isName ? w.NAME : isVerb ? w.THIRD | (flags.has('M') ? w.PLURAL : 0) : w.PLURAL;
    case 'Y':
      return w.ADVERB;
    case 'R':
      return flags.has('T') ? w.COMPARATIVE : w.NOUN;
    case 'T':
      return w.SUPERLATIVE;
    case '':
      if (isName && prefix === '') return w.NAME;
      return (isVerb ? w.VERB : 0) | (flags.has('M') ? w.NOUN : 0) | (flags.has('Y') ? w.ADJECTIVE : 0);
    default:
      return 0;
  }
}
