import type { Language } from '../api.ts';
import type { SoundCosts } from '../spelling/candidate-search.ts';
import type { ErrorPage } from '../taxonomy/error-page.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import type { TongueRule } from './tongue-rule.ts';
import type { WordCutting } from './tongue-text.ts';
import type { WordStore } from './word-store.ts';

/** The languages that are corrected beside Danish. */
export type TongueLanguage = Exclude<Language, 'da'>;

/** What is said in Danish about the types of errors in a language. */
export type TonguePages = Readonly<Partial<Record<SubcategoryId, ErrorPage>>>;

/** All that the corrector knows of one language beside its words. */
export interface Tongue {
  language: TongueLanguage;
  rules: readonly TongueRule[];
  cutting: WordCutting;
  costs: SoundCosts;
  /** Letters that its words are made of, as a class of an expression. */
  letters: string;
  /** A word that is right though it is not listed as it stands: compounds, genitives. */
  isBuilt(word: string, words: WordStore): boolean;
  /** All nouns have capitals, so that an unknown word with one need not be a name. */
  nounsAreCapital?: boolean;
  /** Above this an unknown word with a capital that begins a sentence is rather a name; 100 where nothing is said. */
  nameCost?: number;
  /** A listed word that is a name and nothing else. */
  isName?(word: string, words: WordStore): boolean;
  /** The Danish sentence of a word that is not in the dictionary. */
  unknownWord: string;
  /** The same where there is a suggestion; {token} and {replacement} are filled in. */
  misspelt: string;
}
