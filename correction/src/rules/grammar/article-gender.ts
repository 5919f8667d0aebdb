import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { nounOfPhrase } from '../../phrases/noun-phrase.ts';
import { COMMON, GENITIVE, INDEFINITE, NEUTER, NOUN, SINGULAR } from '../../lexicon/readings.ts';

const BARE = NOUN | SINGULAR | INDEFINITE;

export const articleGender: WordRule = {
  id: 'article-gender',
  subcategory: 'gender',
  on: { words: 'en et' },
  wrong: [
    ['Vi har købt en hus ved søen.', 'Vi har købt et hus ved søen.'],
    ['Han fik et cykel i gave.', 'Han fik en cykel i gave.'],
  ],
  right: [
    'Hun fik en is og et æble.',
    'En af dem bor i et stort hus.',
    'De tog en god lang tur.',
    'Han er et rigtigt legebarn.',
  ],
  match(a, at) {
    const noun = nounOfPhrase(a, at);
    if (noun < 0 || a.hasCapital(noun) || !a.is(noun, NOUN)) return null;
    const head = a.types[noun]!.compound;
    if (head && a.lower(noun).length - head.headStart < 4) return null;
    const isEn = a.lower(at) === 'en';
    const [own, other] = isEn ? [COMMON, NEUTER] : [NEUTER, COMMON];
    if (a.canBe(noun, BARE | own, GENITIVE) || !a.canBe(noun, BARE | other, GENITIVE)) return null;
    return replaceWord(a, at, isEn ? 'et' : 'en', a.types[noun]!.listed >= 0 ? 0.92 : 0.8);
  },
};
