import type { Analysis } from '../../analysis/analysis.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';

export const abbreviationStop: WordRule = {
  id: 'abbreviation-stop',
  subcategory: 'period-missing',
  on: { words: 'kl nr ca eks a etc hr tlf' },
  wrong: [
    ['Vi mødes kl 13.', 'Vi mødes kl. 13.'],
    ['Jeg spiser f.eks æbler og pærer.', 'Jeg spiser f.eks. æbler og pærer.'],
    ['Vi så bl.a en løve.', 'Vi så bl.a. en løve.'],
    ['Jeg talte med hr Holm.', 'Jeg talte med hr. Holm.'],
    ['Hun bor i hus nr 7.', 'Hun bor i hus nr. 7.'],
    ['Den skal bages i ca 40 minutter.', 'Den skal bages i ca. 40 minutter.'],
    ['Vi har saks, lim etc i skuffen.', 'Vi har saks, lim etc. i skuffen.'],
  ],
  right: ['Jeg talte med hr. Holm.', 'Vi mødes kl. 13.', 'Hun bor i nr. 7.'],
  match(a, at) {
    if (a.text.charCodeAt(a.ends[at]!) === 0x2e || !a.isWord(at) || a.written(at) === a.written(at).toUpperCase())
      return null;
    const isHalf = HALVES.has(a.lower(at));
    if (isHalf && !isSecondHalf(a, at)) return null;
    const isTitle = a.lower(at) === 'hr' && a.hasCapital(a.after(at));
    if (!isHalf && !isTitle && a.lower(at) !== 'etc' && !/^\d/.test(a.written(a.after(at)))) return null;
    return { ...insertAfter(a, at, '.', 0.99), insertion: false };
  },
};

/** »f.eks«, »bl.a«: what stands before the stop within. */
const HALVES: ReadonlyMap<string, string> = new Map([
  ['eks', 'f'],
  ['a', 'bl'],
]);

const isSecondHalf = (a: Analysis, at: number): boolean =>
  at >= 2 &&
  a.written(at - 1) === '.' &&
  a.starts[at] === a.ends[at - 1] &&
  a.lower(at - 2) === HALVES.get(a.lower(at)) &&
  a.ends[at - 2] === a.starts[at - 1];
