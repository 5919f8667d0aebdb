import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const SEVERAL = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
const SURE = 0.96;

/** What one wears on two legs or two eyes, and has no form of one. */
const PAIRS = new WordList(
  'bukser cowboybukser joggingbukser gymnastikbukser badebukser underbukser jeans leggings shorts trusser tights ' +
    'briller solbriller læsebriller svømmebriller skibriller',
);

/** »en bukser«, »en nye briller«: of these one says »et par«. */
export const pairOf: WordRule = {
  id: 'pair-of',
  subcategory: 'number',
  explanation: 'Her hedder det »{replacement}«: Man tæller »et par bukser« og »et par briller«, for ordet er flertal.',
  on: { words: 'en et' },
  wrong: [
    ['Jeg har købt en bukser.', 'Jeg har købt et par bukser.'],
    ['Hun fik en nye solbriller.', 'Hun fik et par nye solbriller.'],
    ['Jeg har en ny bukser.', 'Jeg har et par nye bukser.'],
    ['Jeg skal bruge et shorts til sommer.', 'Jeg skal bruge et par shorts til sommer.'],
  ],
  right: ['Jeg har købt et par bukser.', 'Den ene har bukser på, og en har briller.'],
  match(a, at): Finding | null {
    const first = a.after(at);
    const isDescribed = a.is(first, r.ADJECTIVE);
    const noun = isDescribed ? a.after(first) : first;
    if (!PAIRS.test(a.lower(noun)) || a.commaAfter(at) || r.hasAny(a.reading(a.after(noun)), r.FINITE)) return null;
    if (!r.hasAny(a.reading(a.before(at)), r.VERB | r.PREPOSITION | r.PRONOUN)) return null;
    if (!isDescribed || a.canBe(first, SEVERAL)) return replaceWord(a, at, 'et par', SURE);
    const form = a.lexicon.otherForms(a.types[first]!.word, r.ADJECTIVE, SEVERAL, r.COMPARATIVE | r.SUPERLATIVE)[0];
    return form === undefined ? null : replaceSpan(a, at, first, `et par ${form}`, SURE);
  },
};
