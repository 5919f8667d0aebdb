import type { Analysis } from '../analysis/analysis.ts';
import type { Hint } from '../api.ts';
import { isOwn, stretchOf } from './paragraphs.ts';

const ENOUGH = 3;
/** Words from the first to the last of them. */
const NEAR = 120;

/** »Og så … og så … og så …«: three or more, not far from each other. */
export function ogSaa(a: Analysis): Hint[] {
  const hints: Hint[] = [];
  let row: number[] = [];
  const close = (): void => {
    if (row.length >= ENOUGH)
      hints.push({
        kind: 'og-saa',
        places: row.map((at) => stretchOf(a, at, at + 1)),
        explanation: `Du skriver »og så« ${row.length} gange tæt på hinanden. Prøv at begynde nogle af sætningerne med det, der sker, eller med et ord som »bagefter«, »lidt efter« eller »pludselig«.`,
      });
    row = [];
  };
  for (let at = 0; at + 1 < a.count; at++) {
    if (a.lower(at) !== 'og' || a.lower(a.after(at)) !== 'så' || !isOwn(a, at)) continue;
    if (row.length > 0 && at - row.at(-1)! > NEAR / 2) close();
    row.push(at);
  }
  close();
  return hints;
}
