import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NOT_COUNTED } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

const ONE = r.NOUN | r.SINGULAR | r.INDEFINITE;

/** Many say »ingen« of these. */
const EITHER = new WordList('sukker salt peber');

/** »ingen arbejde«, »ingen tøj«: of what is a neuter and is not counted one says »intet«. */
export const noneOfNeuter: WordRule = {
  id: 'none-of-neuter',
  subcategory: 'gender',
  explanation: 'Foran et ord med »et« hedder det »intet« eller »ikke noget«: »intet arbejde«, »ikke noget arbejde«.',
  on: { words: 'ingen' },
  wrong: [
    ['Der er ingen arbejde til mig.', 'Der er intet arbejde til mig.'],
    ['Vi havde ingen vand med.', 'Vi havde intet vand med.'],
  ],
  right: [
    'Vi havde ingen mad med.',
    'Der er ingen sukker i min te.',
    'Ingen arbejder om søndagen.',
    'Jeg har ingen børn.',
    'Der er intet arbejde.',
  ],
  match(a, at): Finding | null {
    const noun = a.after(at);
    if (a.commaAfter(at) || !a.is(noun, r.NOUN) || a.is(noun, r.PLURAL) || a.is(noun, r.GENITIVE)) return null;
    if (!NOT_COUNTED.test(a.lower(noun)) || EITHER.test(a.lower(noun)) || a.is(a.after(noun), r.NOUN)) return null;
    if (!a.canBe(noun, ONE | r.NEUTER) || a.canBe(noun, ONE | r.COMMON)) return null;
    return { ...replaceWord(a, at, 'intet', 0.92), agreed: true };
  },
};
