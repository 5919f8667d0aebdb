import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { WordList } from '../../words/word-list.ts';

const SEVERAL = r.NOUN | r.PLURAL;
const ONE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const OPENS = new WordList('de mine dine sine vores jeres deres hans hendes disse');
/** Of these one says both. */
const EITHER = new WordList('ofrene ofre medlemmerne medlemmer vidnerne vidner børn børnene mennesker');
const FARTHEST = 3;

/** »en af husene«, »et af mine bøger«: the one has the gender of them all. */
export const oneOfGender: WordRule = {
  id: 'one-of-gender',
  subcategory: 'gender',
  on: { words: 'en et' },
  wrong: [
    ['Et af pigerne begyndte at grine.', 'En af pigerne begyndte at grine.'],
    ['En af husene er til salg.', 'Et af husene er til salg.'],
    ['Det er et af mine bedste film.', 'Det er en af mine bedste film.'],
    ['En af de største problemer er trafikken.', 'Et af de største problemer er trafikken.'],
  ],
  right: [
    'En af pigerne bor i et af husene.',
    'Et af mine børn er fem år.',
    'En af dem er et af de bedste digte.',
    'Jeg købte et af træ og en af glas.',
  ],
  match(a, at): Finding | null {
    const of = a.after(at);
    if (a.lower(of) !== 'af' || a.commaAfter(at)) return null;
    let noun = a.after(of);
    const isOpened = OPENS.test(a.lower(noun));
    if (isOpened) noun = a.after(noun);
    for (let steps = 0; steps < FARTHEST && a.is(noun, r.ADJECTIVE); steps++) noun = a.after(noun);
    if (a.types[noun]?.listed === undefined || a.types[noun]!.listed < 0 || a.hasCapital(noun)) return null;
    if (!a.is(noun, SEVERAL) || a.is(noun, r.GENITIVE) || EITHER.test(a.lower(noun))) return null;
    if (!isOpened && !a.canBe(noun, SEVERAL | r.DEFINITE)) return null;
    if (!a.commaAfter(noun) && a.is(a.after(noun), r.NOUN)) return null;
    const { lexicon } = a;
    const from = SEVERAL | (isOpened ? r.INDEFINITE : r.DEFINITE);
    const [common, neuter] = [r.COMMON, r.NEUTER].map(
      (gender) => lexicon.otherForms(a.types[noun]!.word, from, ONE | gender, r.GENITIVE).length > 0,
    );
    const isCommon = a.lower(at) === 'en';
    if (common === neuter || common === isCommon) return null;
    // »en af museernes«, »en af talenterne«: somebody
    if (isCommon && mayThink(a.lower(noun))) return null;
    return { ...replaceWord(a, at, isCommon ? 'et' : 'en', 0.92), agreed: true };
  },
};
