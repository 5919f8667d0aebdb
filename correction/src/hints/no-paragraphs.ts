import type { Analysis } from '../analysis/analysis.ts';
import type { Hint } from '../api.ts';
import { countWords, paragraphsOf } from './paragraphs.ts';

const ENOUGH_WORDS = 150;

/** A text of 150 words and more in one piece. */
export function noParagraphs(a: Analysis): Hint[] {
  const paragraphs = a.once(paragraphsOf);
  const [only] = paragraphs;
  if (!only || paragraphs.length > 1) return [];
  const words = countWords(a, only);
  if (words < ENOUGH_WORDS) return [];
  const explanation = `Teksten er på ${words} ord og står i ét stykke. Lav et nyt afsnit, hver gang du begynder på noget nyt: et nyt sted, en ny tid eller en ny tanke.`;
  return [{ kind: 'no-paragraphs', places: [], explanation }];
}
