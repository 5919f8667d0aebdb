import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { mayThink } from '../../words/beings.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { HAS_HAD } from '../../words/verbs.ts';

const SURE = 0.92;
const IS: Readonly<Record<string, string>> = { har: 'er', havde: 'var' };

/** »Jeg har født i Irak«, »hun fødte i 2008«, »jeg fødes i Syrien«: one is born, and gives birth to nobody there. */
export const isBorn: WordRule = {
  id: 'is-born',
  subcategory: 'participle',
  on: { words: 'født fødte fødes' },
  explanation:
    'Her skal der stå »{replacement}«. Man »er født« et sted eller et år: jeg er født i Irak, hun er født i 2008. Det er moren, der føder.',
  wrong: [
    ['Jeg har født i Irak.', 'Jeg er født i Irak.'],
    ['Min bror fødte i 2008.', 'Min bror er født i 2008.'],
    ['Jeg fødes i Syrien.', 'Jeg er født i Syrien.'],
  ],
  right: [
    'Jeg er født i Irak.',
    'Min søster har født en dreng.',
    'Hun fødte sit barn i Irak.',
    'Hun blev født i 2008.',
    'Katten fødte i går.',
  ],
  match(a, at): Finding | null {
    const place = a.after(at, 2);
    if (a.commaAfter(at) || a.lower(a.after(at)) !== 'i') return null;
    if (!(a.is(place, r.NAME) && a.hasCapital(place)) && !(a.kinds[place] === NUMBER && a.lower(place).length === 4))
      return null;
    if (a.lower(at) !== 'født') return isSomebody(a, a.before(at)) ? replaceWord(a, at, 'er født', SURE) : null;
    const has = a.before(at);
    return HAS_HAD.test(a.lower(has)) && isSomebody(a, a.before(has))
      ? replaceWord(a, has, IS[a.lower(has)]!, SURE)
      : null;
  },
};

const isSomebody = (a: Analysis, at: number): boolean =>
  at >= 0 && !a.commaAfter(at) && (SURE_PERSONS.test(a.lower(at)) || mayThink(a.lower(at)));
