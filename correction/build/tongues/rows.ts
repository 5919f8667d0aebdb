import { type Section, textSection } from '../../src/sections.ts';
import { NONE } from '../../src/tongues/paradigms.ts';

/**
 * Rows of forms as patterns of endings (src/tongues/paradigms.ts): what comes after the letters that all forms of a row begin with.
 * @param sorted every word of the language, in the order of its numbers.
 */
export function rowSections(rows: readonly (readonly string[])[], sorted: readonly string[]): Record<string, Section> {
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  const patterns = new Map<string, number>();
  const entries = rows
    .map((row) => {
      const { length } = commonStart(row.filter(Boolean));
      const pattern = row.map((form) => (form === '' ? NONE : form.slice(length))).join(',');
      if (!patterns.has(pattern)) patterns.set(pattern, patterns.size);
      return [numbers.get(row[0]!)!, patterns.get(pattern)!] as const;
    })
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return {
    rowBases: Int32Array.from(entries, ([base]) => base),
    rowPatterns: Uint16Array.from(entries, ([, pattern]) => pattern),
    rowEndings: textSection([...patterns.keys()]),
  };
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length--;
  return first.slice(0, length);
}
