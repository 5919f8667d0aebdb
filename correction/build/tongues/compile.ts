import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packSections } from '../../src/sections.ts';
import { buildAutomaton } from '../automaton.ts';
import { frequencyOf, readFrequencies } from '../frequencies.ts';
import { englishWords } from './english.ts';
import { germanWords } from './german.ts';

/** The words of each language that has a corrector of its own, with what they can be. */
const WORDS = { en: englishWords, de: germanWords };

export type TongueName = keyof typeof WORDS;
export const TONGUE_NAMES = Object.keys(WORDS) as readonly TongueName[];

/** Where what is known of a language lies in src/tongues. */
export const FOLDERS: Readonly<Record<TongueName, string>> = { en: 'english', de: 'german' };

/** The compiled words of a language: an automaton, how usual each word is and what it can be. */
export function compileTongue(language: TongueName, models: string): Uint8Array {
  const words = WORDS[language]();
  const sorted = [...words.keys()].sort();
  const file = join(models, `frequencies.${language}.txt`);
  const frequencies = existsSync(file) ? readFrequencies(file) : new Map<string, number>();
  return packSections({
    ...buildAutomaton(sorted, 'words'),
    frequencies: Uint8Array.from(sorted, (word) => frequencyOf(frequencies, word)),
    bits: Int32Array.from(sorted, (word) => words.get(word)!),
  });
}
