import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { WordList } from '../../words/word-list.ts';
import { DIGITS } from '../../words/numbers.ts';

/** Endings of nouns that pupils put on the singular, and the form that they mean. */
const ENDINGS: readonly (readonly [ending: string, definite: boolean])[] = [
  ['erne', true],
  ['rne', true],
  ['ene', true],
  ['er', false],
  ['r', false],
  ['s', false],
];
const SHORTEST = 2;
/** How usual the noun must be, in steps of the frequency scale. */
const USUAL = 75;
const MANY = new WordList(
  'mange flere to tre fire fem seks syv otte ni ti elleve tolv alle nogle få de mine dine sine andre hundrede',
);
const isSeveral = (word: string): boolean => MANY.test(word) || DIGITS.test(word);

/** A plural with an ending that its noun does not take: »glasser«, »manderne«. */
export const weakPlural: WordRule = {
  id: 'weak-plural',
  subcategory: 'number',
  explanation: 'Navneordet bøjes på sin egen måde: Det hedder »{replacement}« og ikke »{token}«.',
  on: { unlisted: true },
  wrong: [
    ['Jeg tabte tre glasser.', 'Jeg tabte tre glas.'],
    ['Vi taler mange forskellige sproger.', 'Vi taler mange forskellige sprog.'],
    ['Til sidst gik manderne hjem.', 'Til sidst gik mændene hjem.'],
  ],
  right: ['Jeg tabte tre glas.', 'Alle mændene gik hjem.', 'De spillede to matcher i Madrid.'],
  match(a, at): Finding | null {
    const { listed, lower } = a.types[at]!;
    if (listed >= 0 || a.hasCapital(at)) return null;
    for (const [ending, isDefinite] of ENDINGS) {
      if (!lower.endsWith(ending)) continue;
      const stem = lower.slice(0, -ending.length);
      const form = pluralOf(a, stem, isDefinite);
      if (form === null || form === lower) continue;
      const isMany = isSeveral(a.lower(a.before(at))) || isSeveral(a.lower(a.before(at, 2)));
      return isMany || isDefinite ? replaceWord(a, at, form, 0.95) : null;
    }
    return null;
  },
};

/** The plural of a usual noun; null of words that are none. A doubled consonant at the end is undone: »glasser«. */
function pluralOf(a: Analysis, stem: string, isDefinite: boolean): string | null {
  const { lexicon } = a;
  const single = stem.length > SHORTEST && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : '';
  for (const singular of [stem, single]) {
    const word = singular.length >= SHORTEST ? lexicon.find(singular) : -1;
    if (word < 0 || lexicon.frequencies[word]! < USUAL) continue;
    if (!lexicon.hasReading(word, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE)) continue;
    const changed = vowelPlural(singular);
    const from = changed === undefined ? word : lexicon.find(changed);
    if (changed !== undefined && !isDefinite) return changed;
    if (changed === undefined && isDefinite) return null;
    const wanted = r.NOUN | r.PLURAL | (isDefinite ? r.DEFINITE : r.INDEFINITE);
    return lexicon.otherForms(from, r.NOUN, wanted, r.GENITIVE)[0] ?? null;
  }
  return null;
}
