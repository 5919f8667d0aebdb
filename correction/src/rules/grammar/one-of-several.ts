import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isCountedNoun } from '../../phrases/counted-noun.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const SEVERAL = r.NOUN | r.PLURAL | r.DEFINITE;
const OF_THEM = new WordList('en et nogle mange flere to tre fire fem ingen hver');

/** »en af nabo«, »flere af bil«: one of several that are known. */
export const oneOfSeveral: WordRule = {
  id: 'one-of-several',
  subcategory: 'number',
  on: { readings: SINGULAR },
  explanation:
    '»{token}« skal stå i bestemt form flertal: »{replacement}«. Der tales om en del af flere, som læseren kender. Sammenlign med »en af dem«.',
  wrong: [
    ['En af nabo kom forbi.', 'En af naboerne kom forbi.'],
    ['Der lå bøger på nogle af stol.', 'Der lå bøger på nogle af stolene.'],
    ['Han er en af de bedste spiller.', 'Han er en af de bedste spillere.'],
    ['Hun kendte flere af elev.', 'Hun kendte flere af eleverne.'],
  ],
  right: [
    'En af naboerne kom forbi.',
    'Der er en af hver slags.',
    'De har to af træ og en af glas.',
    'Flere af os var trætte.',
    'Han er en af mine venner.',
    'Nogle af dem spiller fodbold.',
  ],
  match(a, at): Finding | null {
    const best = oneOfBest(a, at);
    if (best !== null) return best;
    const of = a.before(at);
    const some = a.before(of);
    if (a.lower(of) !== 'af' || !OF_THEM.test(a.lower(some)) || a.commaAfter(of) || a.commaAfter(some)) return null;
    return isOneThing(a, at) ? inPlural(a, at) : null;
  },
};

const KNOWN_ONES = new WordList('de mine dine sine vores deres disse');
/** »er en af de bedste | spiller«, »er en af mine gode ven«: of those that are so. */
function oneOfBest(a: Analysis, at: number): Finding | null {
  const adjective = a.before(at);
  const opener = a.before(adjective);
  const some = a.before(opener, 2);
  if (!a.is(adjective, r.ADJECTIVE) || !KNOWN_ONES.test(a.lower(opener)) || a.lower(a.before(opener)) !== 'af')
    return null;
  if (!OF_THEM.test(a.lower(some)) || a.commaAfter(adjective) || !IS_WAS.test(a.lower(a.before(some)))) return null;
  if (a.types[at]!.listed < 0 || a.hasCapital(at) || !isCountedNoun(a, at) || a.is(a.after(at), r.NOUN)) return null;
  if (a.canBe(at, r.NOUN | r.PLURAL) || r.hasAny(a.union(at), r.OTHER | r.ADJECTIVE)) return null;
  const form =
    vowelPlural(a.lower(at)) ??
    a.lexicon.otherForms(a.types[at]!.word, SINGULAR, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.9);
}

/** A listed thing that one counts, alone after »af«. */
function isOneThing(a: Analysis, at: number): boolean {
  const next = a.after(at);
  if (a.types[at]!.listed < 0 || a.hasCapital(at) || !isCountedNoun(a, at)) return false;
  if (a.canBe(at, r.NOUN | r.PLURAL) || r.hasAny(a.union(at), r.OTHER | r.ADJECTIVE | r.NAME)) return false;
  return !a.is(next, r.NOUN) && !a.is(next, r.ADJECTIVE) && a.lower(next) !== 'og';
}

function inPlural(a: Analysis, at: number): Finding | null {
  const plural = vowelPlural(a.lower(at));
  const form =
    plural === undefined ? a.lexicon.otherForms(a.types[at]!.word, SINGULAR, SEVERAL, r.GENITIVE)[0] : `${plural}ne`;
  return form === undefined ? null : replaceWord(a, at, form, 0.88);
}
