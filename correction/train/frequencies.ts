import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTreebank } from './treebank.ts';

/** Thirty steps are a factor of ten; 0 is one in a hundred million or less. */
const STEPS_PER_DECADE = 30;
const FLOOR = 1e-8;
/** Words that nothing but subtitles has are often names or English; they count for less. */
const ONLY_SPOKEN = 0.3;

/**
 * Writes models/frequencies.da.txt from subtitles (FrequencyWords), print (the treebank) and pupils' language (our own
 * texts), one line per step with its words. Only the step is kept, not the counts.
 */
export function writeFrequencies(
  dataDirectory: string,
  ownWords: readonly string[],
  outFile: string,
  isWord: (form: string) => boolean,
): void {
  const spoken = new Map<string, number>();
  for (const line of readFileSync(join(dataDirectory, 'da_50k.txt'), 'utf8').split('\n')) {
    const [word, count] = line.split(' ');
    if (word && count) spoken.set(word, Number(count));
  }
  const printed = new Map<string, number>();
  for (const sentence of readTreebank(join(dataDirectory, 'ddt-train.conll'))) {
    for (const { form } of sentence) printed.set(form.toLowerCase(), (printed.get(form.toLowerCase()) ?? 0) + 1);
  }
  const own = new Map<string, number>();
  for (const word of ownWords) own.set(word, (own.get(word) ?? 0) + 1);
  const total = (counts: Map<string, number>): number => [...counts.values()].reduce((sum, n) => sum + n, 0);
  const spokenTotal = total(spoken);
  const printedTotal = total(printed);
  const ownTotal = total(own);
  const steps = new Map<number, string[]>();
  for (const word of [...new Set([...spoken.keys(), ...printed.keys(), ...own.keys()])].sort()) {
    if (!isWord(word)) continue;
    const isPrinted = printed.has(word) || own.has(word);
    const share =
      (isPrinted ? 0.4 : 0.4 * ONLY_SPOKEN) * ((spoken.get(word) ?? 0) / spokenTotal) +
      0.3 * ((printed.get(word) ?? 0) / printedTotal) +
      0.3 * ((own.get(word) ?? 0) / ownTotal);
    const step = Math.round(Math.log10(share / FLOOR) * STEPS_PER_DECADE);
    if (step > 0) steps.set(step, [...(steps.get(step) ?? []), word]);
  }
  const lines = [...steps].sort((a, b) => b[0] - a[0]).map(([step, words]) => `${step}\t${words.join(' ')}`);
  writeFileSync(outFile, `${lines.join('\n')}\n`);
}
