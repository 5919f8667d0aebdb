import type { Correction, Engine } from '../src/index.ts';
import type { GoldError, Passage } from './passage.ts';

/** A mark as the engine would make it, for the tests of the scorer. */
export function markOf(text: string, offset: number, length: number, replacement: string, id: string): Correction {
  return {
    offset,
    length,
    token: text.slice(offset, offset + length),
    replacements: [replacement],
    sentence: text,
    explanation: '',
    confidence: 0.9,
    ruleId: 'hand-made',
    categories: [
      {
        category: { id: 'any', title: '' },
        subcategory: { id, title: '', error_type: { title: '', description: '', explanation: '' } },
      },
    ],
  };
}

/** An engine with marks of its own making. */
export function engineThat(check: (text: string) => Correction[]): Engine {
  return {
    version: 'hand-made',
    check,
    read: (text) => ({ corrections: check(text), notice: null, drawings: [], hints: [] }),
  };
}

/** An engine that gives the same marks for every text. */
export const engineOf = (...marks: Correction[]): Engine => engineThat(() => marks);

/** An engine that knows every annotation of the passage and anchors its marks as the product does. */
export function allKnowing({ written, golds }: Passage): Engine {
  return engineOf(...golds.map((gold) => knownMark(written, gold)));
}

function knownMark(written: string, { start, end, wrong, rights: [right], id }: GoldError): Correction {
  if (wrong !== '') return markOf(written, start, end - start, right, id);
  const before = /\S*$/.exec(written.slice(0, start))?.[0] ?? '';
  if (before !== '') return markOf(written, start - before.length, before.length, before + right, id);
  const after = /^\S*/.exec(written.slice(start))?.[0] ?? '';
  return markOf(written, start, after.length, right + after, id);
}
