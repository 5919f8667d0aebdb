import type { Engine } from '../src/index.ts';

/** A misspelled word and the word that was meant. */
export interface Misspelling {
  wrong: string;
  right: string;
}

/** What the engine suggested for one misspelling: the right word's place from 0, -1 when it was not among them. */
export interface Suggestion extends Misspelling {
  marked: boolean;
  place: number;
  replacements: readonly string[];
}

/** Shares of all misspellings of a list, and the mean time of one in milliseconds. */
export interface SuggestionFigures {
  marked: number;
  first: number;
  amongFive: number;
  milliseconds: number;
}

/**
 * Reads a list of misspellings: wrong TAB right (TAB anything), one a line; `#` begins a comment.
 * @throws Error naming a line that has no right word.
 */
export function readMisspellings(source: string): Misspelling[] {
  return source.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [wrong = '', right = ''] = line.split('\t').map((cell) => cell.trim());
    if (!wrong || !right) throw new Error(`line ${index + 1}: ${line}`);
    return [{ wrong, right }];
  });
}

/** Asks the engine about each word as a text of its own. Capitals do not count: a text begins with one. */
export function suggest(engine: Engine, list: readonly Misspelling[]): Suggestion[] {
  return list.map(({ wrong, right }) => {
    const mark = engine
      .check(wrong, { language: 'da', startkomma: 'auto' })
      .find(({ token, replacements }) => same(token, wrong) && !same(replacements[0] ?? '', wrong));
    const replacements = mark?.replacements ?? [];
    const place = replacements.findIndex((replacement) => same(replacement, right));
    return { wrong, right, marked: mark !== undefined, place, replacements };
  });
}

/** The figures of a list. The clock runs over the only pass: a second one would measure the engine's caches. */
export function suggestionFigures(
  engine: Engine,
  list: readonly Misspelling[],
): SuggestionFigures & { suggestions: Suggestion[] } {
  const started = performance.now();
  const suggestions = suggest(engine, list);
  const milliseconds = (performance.now() - started) / Math.max(list.length, 1);
  const shareOf = (test: (suggestion: Suggestion) => boolean): number =>
    suggestions.filter(test).length / Math.max(list.length, 1);
  return {
    suggestions,
    marked: shareOf(({ marked }) => marked),
    first: shareOf(({ place }) => place === 0),
    amongFive: shareOf(({ place }) => place >= 0 && place < 5),
    milliseconds,
  };
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
