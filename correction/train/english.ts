import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import { Speller } from '../src/spelling/speller.ts';

/** So many of the most usual English words may stand in a pupil's text. */
const MOST = 9000;
/** And of those that are English beside others only. */
const MOST_BESIDE = 20_000;
/** A Danish word in use this near is meant instead: »camera« is »kamera«. */
const NEAR = 60;
const IN_USE = 30;

/**
 * Writes models/english.da.txt: usual English words (FrequencyWords) that no Danish word is like, a line of them, and below it those that a slip
 * in Danish may look like, which are English beside another one only.
 */
export function writeEnglish(dataDirectory: string, lexicon: Lexicon, outFile: string): void {
  const speller = new Speller(lexicon);
  const isListed = (word: string): boolean =>
    lexicon.find(word) >= 0 || lexicon.find(word.charAt(0).toUpperCase() + word.slice(1)) >= 0;
  const words = readFileSync(join(dataDirectory, 'en_50k.txt'), 'utf8')
    .split('\n', MOST_BESIDE)
    .map((line) => line.split(' ')[0]!);
  const isUnlike = (word: string): boolean =>
    /^[a-z]{4,}$/.test(word) &&
    !isListed(word) &&
    lexicon.compounds.split(word) === null &&
    speller.suggest(word).every(({ cost, listed }) => cost > NEAR || lexicon.frequencies[listed]! < IN_USE);
  const alone = new Set(words.slice(0, MOST).filter(isUnlike));
  const beside = words.filter((word) => /^[a-z]{3,}$/.test(word) && lexicon.find(word) < 0 && !alone.has(word));
  writeFileSync(outFile, `${[...alone].sort().join(' ')}\n${beside.sort().join(' ')}\n`);
}
