import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const SEVERAL = r.NOUN | r.PLURAL | r.INDEFINITE;
/** A share of what the reader knows. */
const SHARES = new WordList(
  'halvdelen resten størstedelen hovedparten flertallet mindretallet flestedelen tredjedelen fjerdedelen slutningen begyndelsen nogle flere mange fleste ingen',
);

const SOME_OF_THEM = new WordList('nogle flere mange fleste ingen');

/** »halvdelen af elever«, »nogle af børn«: a share of several that are known. */
export const partOfKnown: WordRule = {
  id: 'part-of-known',
  subcategory: 'definiteness',
  on: { readings: SEVERAL },
  explanation:
    '»{token}« skal stå i bestemt form: »{replacement}«. Der tales om en del af nogle, som læseren kender. Sammenlign med »halvdelen af dem«.',
  wrong: [
    ['Man hører kun halvdelen af replikker.', 'Man hører kun halvdelen af replikkerne.'],
    ['Nogle af drenge spiller fodbold.', 'Nogle af drengene spiller fodbold.'],
    ['Resten af elever blev hjemme.', 'Resten af eleverne blev hjemme.'],
    ['Mange af børn i min klasse taler arabisk.', 'Mange af børnene i min klasse taler arabisk.'],
  ],
  right: [
    'Halvdelen af replikkerne er på engelsk.',
    'Et flertal af danskere cykler.',
    'Halvdelen af alle elever og nogle af de store drenge kom.',
    'Nogle af dem spiller fodbold.',
  ],
  match(a, at): Finding | null {
    const of = a.before(at);
    const share = a.before(of);
    if (a.lower(of) !== 'af' || !SHARES.test(a.lower(share)) || a.commaAfter(of) || a.commaAfter(share)) return null;
    return isKnownSeveral(a, at) ? inDefinite(a, at) : null;
  },
};

/** Nothing follows that tells which ones: »halvdelen af børn under fem« */
function isKnownSeveral(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.types[at]!.listed < 0 || a.hasCapital(at) || !a.is(at, r.NOUN)) return false;
  if (a.canBe(at, r.NOUN | r.SINGULAR) || a.canBe(at, r.NOUN | r.DEFINITE) || a.is(at, r.GENITIVE)) return false;
  if (a.commaAfter(at)) return true;
  // »mange af børn i min klasse«
  if (a.is(next, r.PREPOSITION)) return SOME_OF_THEM.test(a.lower(a.before(at, 2)));
  return !r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE | r.CONJUNCTION);
}

function inDefinite(a: Analysis, at: number): Finding | null {
  const wanted = r.NOUN | r.PLURAL | r.DEFINITE;
  const form = a.lexicon.otherForms(a.types[at]!.word, SEVERAL, wanted, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.88);
}
