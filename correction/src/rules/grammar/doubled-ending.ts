import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closestForm } from '../../phrases/closest-form.ts';
import { DEN_DET, EN_ET } from '../../words/articles.ts';
import { AND_OR } from '../../words/links.ts';
import { WordList } from '../../words/word-list.ts';

const DEFINITE = r.NOUN | r.SINGULAR | r.DEFINITE;
const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** Frequency of a noun that everybody uses. */
const USUAL = 100;

/** »en stor skålen«, »det stegte løget«, »og varmt tøjet«: the ending where an adjective stands before the noun. */
export const doubledEnding: WordRule = {
  id: 'doubled-ending',
  subcategory: 'definiteness',
  on: { readings: DEFINITE },
  explanation:
    '»{token}« passer ikke til ordene foran. Skriv »{replacement}«: Står der et tillægsord foran navneordet, får navneordet ikke sin egen endelse (en stor skål, den store skål).',
  wrong: [
    ['Bland det i en stor skålen.', 'Bland det i en stor skål.'],
    ['Bland kødet med det stegte løget.', 'Bland kødet med det stegte løg.'],
    ['De gav hende mad og varmt tøjet.', 'De gav hende mad og varmt tøj.'],
  ],
  right: [
    'Hun fik en stor skål.',
    'Han hørte en svag banken på døren.',
    'Vi så det brændte huset ned.',
    'Hun spiste hurtigt maden.',
    'Så stor var glæden.',
    'Hele dagen regnede det.',
  ],
  match(a, at): Finding | null {
    const adjective = a.before(at);
    if (!isPlainNoun(a, at) || a.commaAfter(adjective) || a.commaAfter(a.before(adjective))) return null;
    const form = closestForm(a.lexicon.otherForms(a.types[at]!.word, DEFINITE, BARE, r.GENITIVE), a.lower(at));
    if (form === undefined) return null;
    return isAfterArticle(a, at, adjective, form) ||
      isAfterParticiple(a, adjective) ||
      isAfterBareAdjective(a, at, adjective)
      ? replaceWord(a, at, form, 0.85)
      : null;
  },
};

const isPlainNoun = (a: Analysis, at: number): boolean =>
  a.types[at]!.listed >= 0 &&
  a.is(at, r.NOUN) &&
  !a.is(at, r.GENITIVE) &&
  !a.hasCapital(at) &&
  !r.hasAny(a.union(at), r.FINITE | r.ADJECTIVE | r.OTHER | r.NAME);

/** »en stor skålen«: not »en svag banken«, where what is done is meant. */
function isAfterArticle(a: Analysis, at: number, adjective: number, form: string): boolean {
  const { frequencies, words } = a.lexicon;
  const isDeed = ON_OR_OF.test(a.lower(a.after(at))) || frequencies[words.find(form)]! < USUAL;
  return EN_ET.test(a.lower(a.before(adjective))) && a.is(adjective, r.ADJECTIVE) && !isDeed;
}
const ON_OR_OF = new WordList('på af om efter');

/** »med det stegte løget« */
const isAfterParticiple = (a: Analysis, adjective: number): boolean =>
  a.canBe(adjective, r.PAST_PARTICIPLE | r.DEFINITE) &&
  DEN_DET.test(a.lower(a.before(adjective))) &&
  a.is(a.before(adjective, 2), r.PREPOSITION);

/** »og varmt tøjet«, »med god maden«: the adjective agrees, and can be no adverb of a verb before it. */
function isAfterBareAdjective(a: Analysis, at: number, adjective: number): boolean {
  const gender = a.canBe(at, DEFINITE | r.NEUTER) ? r.NEUTER : r.COMMON;
  if (!a.canBe(adjective, r.ADJECTIVE | gender | r.SINGULAR | r.INDEFINITE)) return false;
  if (r.hasAny(a.union(adjective), r.OTHER | r.NOUN) || !a.is(adjective, r.ADJECTIVE)) return false;
  const before = a.before(adjective);
  return a.is(before, r.PREPOSITION) || (AND_OR.test(a.lower(before)) && a.is(a.before(before), r.NOUN));
}
