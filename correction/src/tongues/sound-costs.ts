import type { SoundCosts } from '../spelling/candidate-search.ts';

const PLAIN = 95;
const ACROSS = 115;
const DOUBLED = 38;

/** What a language's sounds are like to a Danish ear. */
export interface SoundTable {
  vowels: string;
  /** Letters that are taken for one another: »kc:30«, with spaces between. */
  alike: string;
  /** Runs of letters: »f>ph:30«, with spaces between. */
  clusters: string;
  /** Letters that are easily left out. */
  silent: string;
}

/** Costs of a language out of its table. */
export function soundCosts({ vowels, alike, clusters, silent }: SoundTable): SoundCosts {
  const table = new Map<number, number>();
  for (const entry of alike.split(' ')) {
    const [pair = '', cost] = entry.split(':');
    const [x, y] = [pair.charCodeAt(0), pair.charCodeAt(1)];
    table.set(x * 0x10000 + y, Number(cost));
    table.set(y * 0x10000 + x, Number(cost));
  }
  const isVowel = (unit: number): boolean => vowels.includes(String.fromCharCode(unit));
  const isSilent = (unit: number): boolean => silent.includes(String.fromCharCode(unit));
  return {
    substitutionCost: (written, right) =>
      table.get(written * 0x10000 + right) ?? (isVowel(written) === isVowel(right) ? PLAIN : ACROSS),
    deletionCost: (letter, before, after) =>
      letter === before || letter === after ? DOUBLED : isSilent(letter) ? 75 : 100,
    insertionCost: (letter, before, next) =>
      letter === before || letter === next ? DOUBLED : isSilent(letter) ? 65 : 100,
    leastInsertionCost: () => DOUBLED,
    clusters: clusters.split(' ').map((entry) => {
      const [, written = '', right = '', cost] = /^(.+)>(.+):(\d+)$/.exec(entry) ?? [];
      return [written, right, Number(cost)] as const;
    }),
  };
}
