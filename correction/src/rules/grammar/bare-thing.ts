import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { THINGS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const GRADED = r.COMPARATIVE | r.SUPERLATIVE;
const ONE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** One has, gets or sees a thing, or is in it. */
const BEFORE = new WordList(
  'har havde have fik får få fået købt køber købte købe ser så se solgte sælger sælge bor i på',
);
/** They stand before nouns of both genders, or tell how. */
const LOOSE = new WordList(
  'lille små hel halv al egen fuld langt højt godt fri nær ret let meget lidt andet anden intet noget alt',
);

/** »har rødt bil«, »har stor hus«: the adjective is of the other gender, and the article lacks. */
export const bareThing: WordRule = {
  id: 'bare-thing',
  subcategory: 'gender',
  explanation:
    'Her skal der stå »{replacement}«: Der er en af dem, så der skal »en« eller »et« foran, og tillægsordet retter sig efter det.',
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['Hun har rødt bil.', 'Hun har en rød bil.'],
    ['Min onkel har stor hus.', 'Min onkel har et stort hus.'],
    ['Jeg vil købe billigt cykel.', 'Jeg vil købe en billig cykel.'],
  ],
  right: [
    'Hun har rødt hår.',
    'Han satte den på farens bord.',
    'Han har ny bil.',
    'De har nyt hus.',
    'Jeg så tydeligt huset.',
    'Hun har hurtigt fat i tasken.',
  ],
  match(a, at): Finding | null {
    const [before, noun] = [a.before(at), a.after(at)];
    if (!BEFORE.test(a.lower(before)) || a.commaAfter(before) || a.commaAfter(at) || a.hasCapital(at)) return null;
    // »på farens bord«
    if (a.canBe(at, r.NOUN | r.GENITIVE)) return null;
    if (LOOSE.test(a.lower(at)) || !THINGS.test(a.lower(noun)) || a.hasCapital(noun) || !isCountedNoun(a, noun))
      return null;
    if (!a.is(noun, r.NOUN) || a.canBe(noun, r.NOUN | r.PLURAL) || !closesPhrase(a, noun)) return null;
    const isNeuter = a.canBe(noun, ONE | r.NEUTER, r.GENITIVE);
    if (isNeuter === a.canBe(noun, ONE | r.COMMON, r.GENITIVE)) return null;
    const [own, asked] = isNeuter ? [BASE, NEUTER_FORM] : [NEUTER_FORM, BASE];
    if (!a.canBe(at, own) || a.canBe(at, asked)) return null;
    const form = a.lexicon.otherForms(a.types[at]!.word, own, asked, GRADED)[0];
    if (form === undefined || form === a.lower(at)) return null;
    return replaceSpan(a, at, noun, `${isNeuter ? 'et' : 'en'} ${form} ${a.written(noun)}`, 0.93);
  },
};

const closesPhrase = (a: Analysis, noun: number): boolean => {
  const next = a.after(noun);
  return next < 0 || a.isMark(next) || a.commaAfter(noun) || r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION);
};
