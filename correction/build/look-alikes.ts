import type { Lexicon } from '../src/lexicon/lexicon.ts';
import type { Section } from '../src/sections.ts';
import { searchLookAlikes } from '../src/spelling/look-alikes.ts';
import { Speller } from '../src/spelling/speller.ts';

/** The look-alikes of every word that occurs in text (src/spelling/look-alikes.ts), so that no search is needed. */
export function compileLookAlikes(lexicon: Lexicon): Record<string, Section> {
  const speller = new Speller(lexicon);
  const words: number[] = [];
  const starts: number[] = [0];
  const others: number[] = [];
  const costs: number[] = [];
  lexicon.frequencies.forEach((frequency, word) => {
    if (frequency === 0) return;
    words.push(word);
    for (const { listed, cost } of searchLookAlikes(word, lexicon, speller)) {
      others.push(listed);
      costs.push(cost);
    }
    starts.push(others.length);
  });
  return {
    'lookAlikes.words': Uint32Array.from(words),
    'lookAlikes.starts': Uint32Array.from(starts),
    'lookAlikes.others': Uint32Array.from(others),
    'lookAlikes.costs': Uint8Array.from(costs),
  };
}
