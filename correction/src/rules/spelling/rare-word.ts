import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE, NAME, NOUN, OTHER, VERB } from '../../lexicon/readings.ts';
import { classifyMisspelling } from '../../spelling/classify.ts';

/** What sounds alike, in hundredths of an edit. */
const ALIKE = 45;
/** How much more usual the other word is; thirty steps are a factor of ten. */
const GAP = 90;
const RARE = 50;

/** A listed word that nobody uses, beside one that everybody does and that sounds alike: »kigede«, »slev«. */
export const rareWord: WordRule = {
  id: 'rare-word',
  subcategory: 'misspelling',
  on: { readings: [NOUN, VERB, ADJECTIVE, NAME, OTHER] },
  wrong: [
    ['Han kigede ud ad vinduet.', 'Han kiggede ud ad vinduet.'],
    ['Hun er allergisk over for nøder.', 'Hun er allergisk over for nødder.'],
  ],
  right: ['Han nyder solen.', 'Vi brugte regnestykker fra bogen.'],
  match(a, at, options) {
    const type = a.types[at]!;
    const { lexicon, speller } = a.tools;
    if (type.listed < 0 || lexicon.frequencies[type.listed]! > RARE || type.lower.length < 4) return null;
    if (!/^[a-zæøå]+$/.test(type.lower) || options.ignoredWords.has(type.lower)) return null;
    if (a.hasCapital(at) && (!a.opensSentence(at) || lexicon.find(type.text) >= 0)) return null;
    const found = speller.nearby(type.lower).filter((s) => s.listed !== type.listed && s.cost <= ALIKE);
    const best = found[0];
    if (!best || best.word !== best.word.toLowerCase()) return null;
    const gap = lexicon.frequencies[best.listed]! - lexicon.frequencies[type.listed]!;
    if (gap < GAP) return null;
    const words = found.map((s) => s.word);
    return replaceWord(a, at, words, gap > 110 ? 0.96 : 0.9, classifyMisspelling(type.lower, best.word));
  },
};
