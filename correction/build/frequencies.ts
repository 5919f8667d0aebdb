import { readFileSync } from 'node:fs';
import { leastFrequencyOf } from './everyday-words.ts';

/** The quantised frequency of each word in a file that train/frequencies.ts wrote. */
export function readFrequencies(file: string): Map<string, number> {
  const steps = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [step, words] = line.split('\t');
    for (const word of words?.split(' ') ?? []) steps.set(word, Number(step));
  }
  return steps;
}

/** The step of a form, or of its small-lettered spelling; 0 for one that does not occur. */
export const frequencyOf = (steps: ReadonlyMap<string, number>, form: string): number =>
  Math.max(steps.get(form) ?? steps.get(form.toLowerCase()) ?? 0, leastFrequencyOf(form));
