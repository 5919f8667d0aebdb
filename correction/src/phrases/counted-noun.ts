import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { vowelPlural } from './vowel-plurals.ts';
import { WordList } from '../words/word-list.ts';

/** A plural as usual as this tells that the noun is a thing that one counts, not a mass. */
const COUNTED = 40;

/** »bil«, but not »vand«: a plural of its own form is in use. */
export function isCountedNoun(a: Analysis, at: number): boolean {
  const { lexicon } = a;
  const plural = lexicon.otherForm(a.types[at]!.word, r.NOUN, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE);
  return plural >= 0 && lexicon.frequencies[plural]! >= COUNTED && lexicon.words.word(plural) !== a.lower(at);
}

/** How usual a noun must be to tell by its plural, which nobody uses, that it is a mass. */
const USUAL = 90;

/** »trafik«, »larm«: in use, but never several. */
export function isMassNoun(a: Analysis, at: number): boolean {
  const { lexicon } = a;
  const { listed, word } = a.types[at]!;
  if (listed < 0 || lexicon.frequencies[listed]! < USUAL || vowelPlural(a.lower(at)) !== undefined) return false;
  const plural = lexicon.otherForm(word, r.NOUN, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE);
  return plural < 0 || lexicon.frequencies[plural] === 0;
}

/** What things are made of or lie in; the dictionary gives it plurals, and the verbs of the same spelling are usual. */
const STUFF = new WordList(
  'vand luft jord land sand ler grus mudder støv is sne regn ild røg damp gas skum mos olie benzin mælk blod sæbe voks ' +
    'gips beton stål jern guld sølv kobber bly glas gummi plastik læder uld silke bomuld papir pap halm hø ' +
    'mørtel cement lim maling lak tjære asfalt kalk puds gødning kompost shampoo creme parfume sprit vat garn stof snavs rust',
);

/** What many live by. */
const TRADES = new WordList('byggeri fiskeri landbrug skovbrug industri håndværk minedrift søfart luftfart');

/** »i vand«, »af guld«, »fra byggeri«: without an article as often as with one. */
export const isStuff = (lower: string): boolean => STUFF.test(lower) || TRADES.test(lower);
