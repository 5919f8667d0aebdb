import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTongueWords } from '../src/load.ts';
import { TONGUES } from '../src/tongues/tongues.ts';

/** Thirty steps are a factor of ten; 0 is one in a hundred million or less. */
const STEPS_PER_DECADE = 30;
const FLOOR = 1e-8;

/**
 * Writes models/frequencies.<language>.txt from FrequencyWords' `<language>_50k.txt` in the folder given: only the step is
 * kept, and only of words that the dictionary lists.
 * `npx tsx correction/train/tongue-frequencies.ts FOLDER`
 */
const folder = process.argv[2] ?? '.';
for (const { language } of Object.values(TONGUES)) {
  const words = loadTongueWords(language);
  const counts = new Map<string, number>();
  let total = 0;
  for (const line of readFileSync(join(folder, `${language}_50k.txt`), 'utf8').split('\n')) {
    const [word, count] = line.split(' ');
    if (!word || !count) continue;
    total += Number(count);
    // names have small letters in the list
    if (words.findAnyCase(word) >= 0 || words.has(word.charAt(0).toUpperCase() + word.slice(1)))
      counts.set(word, Number(count));
  }
  const steps = new Map<number, string[]>();
  for (const [word, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const step = Math.round(Math.log10(count / total / FLOOR) * STEPS_PER_DECADE);
    if (step > 0) steps.set(step, [...(steps.get(step) ?? []), word]);
  }
  const lines = [...steps].sort((a, b) => b[0] - a[0]).map(([step, list]) => `${step}\t${list.join(' ')}`);
  writeFileSync(join(import.meta.dirname, '..', 'models', `frequencies.${language}.txt`), `${lines.join('\n')}\n`);
}
