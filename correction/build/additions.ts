import { IRREGULAR_NOUNS } from './irregular-nouns.ts';
import { IRREGULAR_VERBS, VERB_VARIANTS } from './irregular-verbs.ts';
import { MODERN_WORDS } from './modern-words.ts';
import { NOUN_VARIANTS } from './noun-variants.ts';
import type { Lexeme } from './paradigms.ts';

/** What goes before the dictionary's own lexemes. */
export const ADDITIONS: readonly Lexeme[] = [
  ...IRREGULAR_VERBS,
  ...IRREGULAR_NOUNS,
  ...MODERN_WORDS,
  ...NOUN_VARIANTS,
  ...VERB_VARIANTS,
];
