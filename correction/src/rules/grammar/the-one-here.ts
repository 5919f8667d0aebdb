import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { DEN_DET_DE } from '../../words/articles.ts';
import { HERE_THERE } from '../../words/links.ts';

const ONE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const SEVERAL = r.NOUN | r.PLURAL | r.INDEFINITE;
const SURE = 0.92;

/** »den her hus«, »de her bil«, »den der pigen«: what one points at agrees with its noun, which has no ending. */
export const theOneHere: WordRule = {
  id: 'the-one-here',
  subcategory: 'gender',
  explanation:
    'Det hedder »{replacement}« her: »den her bil« (en bil), »det her hus« (et hus) og »de her biler« (flere), og navneordet har ingen bestemt endelse.',
  on: { words: 'her der' },
  wrong: [
    ['Den her hus er meget gammelt.', 'Det her hus er meget gammelt.'],
    ['Har du set det her film?', 'Har du set den her film?'],
    ['De her bil er meget dyre.', 'De her biler er meget dyre.'],
    ['Hvad koster de her bukserne?', 'Hvad koster de her bukser?'],
    ['Den her bogen er god.', 'Den her bog er god.'],
  ],
  right: [
    'Den her bil er rød, og det her hus er gult.',
    'De her bukser er nye.',
    'Det her er en bil.',
    'Den, der bil og båd har, er rig.',
    'Han så det her i går.',
    'De der penge er mine.',
    'Hvad laver de her hele dagen?',
  ],
  match(a, at): Finding | null {
    const article = a.before(at);
    if (!DEN_DET_DE.test(a.lower(article)) || a.commaAfter(article) || a.commaAfter(at)) return null;
    // »den, der bor«
    if (!HERE_THERE.test(a.lower(at)) || a.lower(a.before(article)) === 'end') return null;
    let noun = a.after(at);
    while (a.is(noun, r.ADJECTIVE) && a.canBe(noun, r.ADJECTIVE | r.PLURAL | r.DEFINITE) && !a.commaAfter(noun))
      noun = a.after(noun);
    if (!isOnlyNoun(a, noun)) return null;
    return a.canBe(noun, r.NOUN | r.DEFINITE) ? withoutEnding(a, article, at, noun) : inGender(a, article, noun);
  },
};

function isOnlyNoun(a: Analysis, noun: number): boolean {
  if (!a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE) || a.hasCapital(noun) || a.types[noun]!.listed < 0) return false;
  return !r.hasAny(a.union(noun), r.FINITE | r.ADJECTIVE | r.OTHER | r.NAME) && !a.is(a.after(noun), r.NOUN);
}

/** »de her bukser«; »det her årene har lært os« is another thing. */
function withoutEnding(a: Analysis, article: number, at: number, noun: number): Finding | null {
  const isMany = a.canBe(noun, r.NOUN | r.PLURAL);
  if (a.lower(article) === 'det' || a.lower(at) === 'der' || isMany !== (a.lower(article) === 'de')) return null;
  const wanted = isMany ? SEVERAL : ONE;
  const form = a.lexicon.otherForms(a.types[noun]!.word, r.NOUN | r.DEFINITE, wanted, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, noun, form, SURE, 'definiteness');
}

function inGender(a: Analysis, article: number, noun: number): Finding | null {
  if (!a.canBe(noun, ONE)) return null;
  if (a.lower(article) === 'de') {
    if (a.canBe(noun, SEVERAL, r.GENITIVE) || !isCountedNoun(a, noun)) return null;
    const form = vowelPlural(a.lower(noun)) ?? a.lexicon.otherForms(a.types[noun]!.word, ONE, SEVERAL, r.GENITIVE)[0];
    return form === undefined ? null : replaceWord(a, noun, form, SURE, 'number');
  }
  const [own, other] = a.lower(article) === 'den' ? [r.COMMON, r.NEUTER] : [r.NEUTER, r.COMMON];
  if (a.canBe(noun, ONE | own, r.GENITIVE) || !a.canBe(noun, ONE | other, r.GENITIVE)) return null;
  return replaceWord(a, article, own === r.COMMON ? 'det' : 'den', SURE);
}
