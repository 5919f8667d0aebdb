import type { Analysis } from '../../analysis/analysis.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { withIndefiniteArticle } from '../../models/noun-need.ts';
import { isCountedNoun, isMassNoun, isStuff } from '../../phrases/counted-noun.ts';
import { LACKS_ARTICLE } from '../../phrases/said-by-several.ts';
import { ANIMALS, mayThink } from '../../words/beings.ts';
import { PARENTS } from '../../words/persons.ts';
import { THINGS } from '../../words/things.ts';
import { WordList } from '../../words/word-list.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
const LOOKS_LIKE = new WordList('ligne ligner lignede');
const SO = new WordList('så');
const SEEMS = new WordList(
  'lyder lød lyde lugter lugtede dufter duftede smager smagte føles føltes ser så bevæger bevægede',
);

/** »så stor som bjørn«, »ligner filmstjerne«, »hurtigere end hest«: what something is compared with is one of its kind. */
export const comparedWithOne: WordRule = {
  id: 'compared-with-one',
  subcategory: 'missing-word',
  on: { readings: BARE },
  explanation: LACKS_ARTICLE,
  wrong: [
    ['Hunden var så stor som bjørn.', 'Hunden var så stor som en bjørn.'],
    ['Hun løber hurtigere end hest.', 'Hun løber hurtigere end en hest.'],
    ['Motoren lød som løve.', 'Motoren lød som en løve.'],
    ['Hun ligner heks.', 'Hun ligner en heks.'],
    ['Det er næsten ligesom hus.', 'Det er næsten ligesom et hus.'],
  ],
  right: [
    'Hunden er så stor som en bjørn.',
    'Han arbejder som kok, og hun er ansat som lærer.',
    'Det smager som honning.',
    'Hun er bedre end mor.',
    'Jeg kan bedre lide te end kaffe.',
    'Det ligner sne.',
    'Han er mere bokser end sanger.',
    'Hun er bedre som lærer end som kok.',
    'Han så bedre ud som dreng.',
  ],
  match(a, at): Finding | null {
    if (
      a.hasCapital(at) ||
      a.types[at]!.listed < 0 ||
      !a.canBe(at, BARE, r.GENITIVE) ||
      !isOne(a, at) ||
      !closes(a, at)
    )
      return null;
    if (!isCompared(a, at)) return null;
    const article = withIndefiniteArticle(a, at, at);
    return article === undefined ? null : { ...replaceSpan(a, at, at, article, 0.88) };
  },
};

const isThing = (a: Analysis, at: number): boolean => THINGS.test(a.lower(at)) || ANIMALS.test(a.lower(at));
/** What one counts. */
const isOne = (a: Analysis, at: number): boolean =>
  (isThing(a, at) || isCountedNoun(a, at)) &&
  !isStuff(a.lower(at)) &&
  !isMassNoun(a, at) &&
  !a.canBe(at, r.NOUN | r.PLURAL) &&
  !a.canBe(at, r.NOUN | r.DEFINITE) &&
  !r.hasAny(a.union(at), r.OTHER | r.ADJECTIVE | r.FINITE);

/** »ligner«, »så stor som«; of things and animals also »hurtigere end«, »lød som«, »ligesom«. */
function isCompared(a: Analysis, at: number): boolean {
  const [link, how] = [a.before(at), a.before(at, 2)];
  if (link < 0 || a.commaAfter(link)) return false;
  // »tallene ligner | myre«: several, which are like several
  if (LOOKS_LIKE.test(a.lower(link))) return !PARENTS.test(a.lower(at)) && !isSeveral(a, how);
  if (a.commaAfter(how)) return false;
  if (a.lower(link) === 'som' && SO.test(a.lower(a.before(how))))
    return a.is(how, r.ADJECTIVE) && !mayThink(a.lower(at));
  if (!isThing(a, at)) return false;
  if (a.lower(link) === 'end') return a.is(how, r.COMPARATIVE) && !RATHER.test(a.lower(how));
  return a.lower(link) === 'ligesom' || (a.lower(link) === 'som' && SEEMS.test(a.lower(how)));
}
const THEY = new WordList('de vi alle begge mange');
const isSeveral = (a: Analysis, at: number): boolean => THEY.test(a.lower(at)) || a.is(at, r.NOUN | r.PLURAL);
/** »mere bokser end sanger« */
const RATHER = new WordList('mere bedre hellere mindre senere tidligere');

/** No more is said of it than where it is. */
function closes(a: Analysis, noun: number): boolean {
  const next = a.after(noun);
  return next < 0 || a.isMark(next) || a.commaAfter(noun) || r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION);
}
