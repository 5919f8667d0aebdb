import type { Analysis } from '../../analysis/analysis.ts';
import { pluralOnly, askedOf, type Misplaced } from '../../clauses/misplaced.ts';
import { isFinite } from '../../verbs/finite.ts';
import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import * as n from '../../phrases/neighbours.ts';
import { THAT_IF_WHEN } from '../../words/links.ts';
import { IS_OR_BECOMES, IS_WAS } from '../../words/verbs.ts';
import { follows, precedes } from '../../patterns/beside.ts';
import { WordList } from '../../words/word-list.ts';

const DEGREE = new WordList(
  'ikke også altid meget ret så for rigtig virkelig helt bare jo nok da lidt heller stadig snart næsten',
);
/** What is said of a deed or a state of things and has but one form. */
const OF_DEEDS = new WordList('fair okay ok synd unfair sejt fedt nice ærgerligt spild');
/** A noun in the singular without an article says of several what they are for somebody: »de er vidne til det«. */
const SHARED = new WordList('til af med for mod på over');

const WORDS: Record<string, readonly Misplaced[]> = {
  de: [
    ['de-det', 'det', 0.95, isOneState],
    ['de-det', 'det', 0.94, isSaidOfDeed],
    ['de-det', 'det', 0.94, isSomethingKnown],
  ],
  det: [['de-det', 'de', 0.96, isOfSeveral]],
};

/** »i det mindste« */
const LEAST = new WordList('mindste hele');

/** The place after »de er«, »de bliver ikke«, words of degree and adverbs; −1 when it is no such clause. */
function afterBeing(a: Analysis, at: number): number {
  let k = -1;
  if (n.opensClause(a, at) && !a.commaAfter(at) && IS_OR_BECOMES.test(a.lower(a.after(at)))) k = a.after(at, 2);
  // »i morgen bliver de regnvejr«
  else if (precedes(a, at, IS_OR_BECOMES) && !a.commaAfter(a.before(at))) k = a.after(at);
  while (k >= 0 && DEGREE.test(a.lower(k)) && !a.commaAfter(k)) k = a.after(k);
  return k;
}

const TIMES = new WordList('dag morgen aften går nat år weekenden');
/** »de bliver regnvejr«, »i morgen er de mandag«: one thing, not what several are. */
function isOneState(a: Analysis, at: number): boolean {
  const k = afterBeing(a, at);
  if (k < 0 || !a.is(k, r.NOUN) || a.hasCapital(k)) return false;
  if (!a.canBe(k, r.NOUN | r.SINGULAR | r.INDEFINITE) || a.canBe(k, r.NOUN | r.PLURAL)) return false;
  if (r.hasAny(a.union(k), r.ADJECTIVE | r.VERB | r.OTHER)) return false;
  // »de var farfar, far og søn«
  if (a.commaAfter(k) && a.is(a.after(k), r.NOUN)) return false;
  // »de er skyld i det«
  if (follows(a, k, /^i$/)) return follows(a, k, TIMES, 2) || follows(a, k, /^[a-z]+s$/, 2);
  return n.closesClause(a, k) || (!SHARED.test(a.lower(a.after(k))) && !a.is(a.after(k), r.ADJECTIVE));
}

/** »jeg tror, at de nok var ræven«: one known thing. */
function isSomethingKnown(a: Analysis, at: number): boolean {
  if (!n.opensClause(a, at) || a.commaAfter(at)) return false;
  let verb = a.after(at);
  while (DEGREE.test(a.lower(verb))) verb = a.after(verb);
  if (!IS_WAS.test(a.lower(verb))) return false;
  let noun = a.after(verb);
  while (DEGREE.test(a.lower(noun))) noun = a.after(noun);
  return (
    a.is(noun, r.NOUN) &&
    a.canBe(noun, r.NOUN | r.SINGULAR | r.DEFINITE, r.GENITIVE) &&
    !a.canBe(noun, r.NOUN | r.PLURAL) &&
    !r.hasAny(a.union(noun), r.ADJECTIVE | r.VERB | r.OTHER) &&
    n.closesClause(a, noun)
  );
}

/** »de er ikke fair, at vi skal …« */
function isSaidOfDeed(a: Analysis, at: number): boolean {
  const k = afterBeing(a, at);
  return k >= 0 && OF_DEEDS.test(a.lower(k)) && THAT_IF_WHEN.test(a.lower(a.after(k)));
}

const IS_OR_GIVES = new WordList('er var bliver blev hedder hed giver gav kræver krævede');
/** »vi mødte det nye elever«: an object, or after a preposition, with its adjective and a noun that is only plural. */
function isOfSeveral(a: Analysis, at: number): boolean {
  const adjective = a.after(at);
  if (a.commaAfter(at) || !a.canBe(adjective, r.ADJECTIVE | r.PLURAL) || !/[^t]$/.test(a.lower(adjective)))
    return false;
  // »det øvrige samfunds skyld«
  if (!pluralOnly(a, a.after(at, 2)) || a.canBe(a.after(at, 2), r.GENITIVE) || a.commaAfter(adjective)) return false;
  if (LEAST.test(a.lower(adjective)) && a.lower(a.before(at)) === 'i') return false;
  if (n.prepositionBefore(a, at)) return !isFinite(a, a.before(at, 2)) || !IS_OR_BECOMES.test(a.lower(a.before(at, 2)));
  return n.objectPlace(a, at) && !IS_OR_GIVES.test(a.lower(a.before(at)));
}

/** »de« and »det« by what is said of them: one thing or several. */
export const agreeingPronoun: WordRule = {
  id: 'agreeing-pronoun',
  subcategory: 'de-det',
  ...askedOf(WORDS),
  wrong: [
    ['Jeg tror, at de bliver regnvejr i morgen.', 'Jeg tror, at det bliver regnvejr i morgen.'],
    ['De er ikke fair, at vi skal vente.', 'Det er ikke fair, at vi skal vente.'],
    ['Vi mødte det nye elever.', 'Vi mødte de nye elever.'],
  ],
  right: [
    'Firmaet har i det mindste aktionærer, der vil sikre det.',
    'De er vidne til det hele.',
    'De er enige om, at vi skal vente.',
    'Vi så det nye hus.',
    'Er det nye elever?',
    'De er lærere på skolen.',
    'Jeg ved, hvor de var hele ugen.',
  ],
};
