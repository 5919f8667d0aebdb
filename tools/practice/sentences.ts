import { grammarSentences } from './grammar-sentences.ts';
import type { Practice } from './practice.ts';
import { secondLanguageSentences } from './second-language-sentences.ts';

/** The sentences of all exercises of forms: nouns, verbs and adjectives that pupils of the level know. */
export const PRACTICE: readonly Practice[] = [...grammarSentences, ...secondLanguageSentences];
