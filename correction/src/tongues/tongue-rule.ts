import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import type { TongueFinding } from './tongue-finding.ts';
import type { TongueText } from './tongue-text.ts';

/** A rule about English, German or French. */
export interface TongueRule {
  /** Unique in its language, kebab-case. */
  id: string;
  type: SubcategoryId;
  /** Danish, for pupils: {token} and {replacement} are filled in. */
  explanation: string;
  /** Lower-cased words, with spaces between, that the rule is tried at; at every word where nothing is said. */
  on?: string;
  match(t: TongueText, at: number): TongueFinding | null;
  /** A sentence a line, each error as »[written|right]«. */
  wrong: string;
  /** A sentence a line, all of them correct; no rule at all may mark them. */
  right: string;
}

/** The sentences of a rule, one a line. */
export const sentencesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A sentence with its errors as it is written, and as it is right. */
export function writtenAndRight(sentence: string): [written: string, right: string] {
  const errors = /\[([^|\]]*)\|([^|\]]*)\]/g;
  return [sentence.replace(errors, '$1'), sentence.replace(errors, '$2')];
}
