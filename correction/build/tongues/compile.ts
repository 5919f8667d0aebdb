import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packSections } from '../../src/sections.ts';
import { buildAutomaton } from '../automaton.ts';
import { frequencyOf, readFrequencies } from '../frequencies.ts';
import { englishWords } from './english.ts';
import { frenchWords } from './french.ts';
import { germanWords } from './german.ts';
import { rowSections } from './rows.ts';
import type { TongueWords } from './tongue-words.ts';

/** The words of each language that has a corrector of its own, with what they can be. */
const WORDS = {
  en: () => ({ words: englishWords() }),
  de: () => ({ words: germanWords() }),
  fr: frenchWords,
} satisfies Record<string, (frequency: (word: string) => number) => TongueWords>;

export type TongueName = keyof typeof WORDS;
export const TONGUE_NAMES = Object.keys(WORDS) as readonly TongueName[];

/** Where what is known of a language lies in src/tongues. */
export const FOLDERS: Readonly<Record<TongueName, string>> = { en: 'english', de: 'german', fr: 'french' };

/** The compiled words of a language: an automaton, how usual each word is, what it can be and which forms belong together. */
export function compileTongue(language: TongueName, models: string): Uint8Array {
  const file = join(models, `frequencies.${language}.txt`);
  const frequencies = existsSync(file) ? readFrequencies(file) : new Map<string, number>();
  const { words, rows = [] }: TongueWords = WORDS[language]((word) => frequencyOf(frequencies, word));
  const sorted = [...words.keys()].sort();
  return packSections({
    ...buildAutomaton(sorted, 'words'),
    frequencies: Uint8Array.from(sorted, (word) => frequencyOf(frequencies, word)),
    bits: Int32Array.from(sorted, (word) => words.get(word)!),
    ...rowSections(rows, sorted),
  });
}
