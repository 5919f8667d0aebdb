import { hashString } from '../tagger/hash.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';

/** What a clause rule says of a gap between two words. */
export interface Ruling {
  /** How the comma model knows the rule. */
  readonly hash: number;
  readonly comma: boolean;
  /** Right so nearly always that the model is not asked. */
  readonly certain: boolean;
  readonly subcategory: SubcategoryId;
}

const yes = (id: string, subcategory: SubcategoryId, certain = true): Ruling => ({
  hash: hashString(id, 3),
  comma: true,
  certain,
  subcategory,
});
const no = (id: string, certain = true): Ruling => ({
  hash: hashString(id, 3),
  comma: false,
  certain,
  subcategory: 'comma-superfluous',
});

/** Every rule about a gap. Those that are not certain are features of the model, which learns how far to trust them. */
export const RULING = {
  insideConjunction: no('inside-conjunction'),
  insidePrepositional: no('inside-prepositional'),
  afterCoordinator: no('after-coordinator'),
  insidePhrase: no('inside-phrase'),
  infinitive: no('infinitive'),
  sharedSubject: no('shared-subject', false),
  tiedIn: no('tied-in'),
  opener: yes('opener', 'comma-start'),
  likelyOpener: yes('likely-opener', 'comma-start', false),
  nameRelative: yes('name-relative', 'comma-apposition'),
  bareRelative: yes('bare-relative', 'comma-start'),
  endOfInner: yes('end-of-inner', 'comma-end', false),
  endAfterVerb: yes('end-after-verb', 'comma-end', false),
  endAfterNoun: yes('end-after-noun', 'comma-end', false),
  endOfOpening: yes('end-of-opening', 'comma-end'),
  endOfRelative: yes('end-of-relative', 'comma-end'),
  endBeforeThen: yes('end-before-then', 'comma-end'),
  endBeforeShared: yes('end-before-shared', 'comma-end'),
  twoVerbs: yes('two-verbs', 'comma-end', false),
  verbFirst: yes('verb-first', 'comma-end'),
  but: yes('but', 'comma-main-clauses'),
  clauseAndClause: yes('clause-and-clause', 'comma-end'),
  andPronoun: yes('and-pronoun', 'comma-main-clauses'),
  andInverted: yes('and-inverted', 'comma-main-clauses'),
  andNoun: yes('and-noun', 'comma-main-clauses', false),
  andNounAfterVerb: yes('and-noun-after-verb', 'comma-main-clauses'),
  soInverted: yes('so-inverted', 'comma-main-clauses', false),
  imperatives: yes('imperatives', 'comma-main-clauses'),
  speech: yes('speech', 'comma-main-clauses'),
  theMore: yes('the-more', 'comma-main-clauses'),
  rowOfNouns: yes('row-of-nouns', 'comma-enumeration'),
  rowOfPlaces: yes('row-of-places', 'comma-enumeration'),
  rowOfAdjectives: yes('row-of-adjectives', 'comma-enumeration', false),
  rowAfterBeing: yes('row-after-being', 'comma-enumeration'),
  rowOfInfinitives: yes('row-of-infinitives', 'comma-enumeration', false),
  rowOfSureInfinitives: yes('row-of-sure-infinitives', 'comma-enumeration'),
  rowOfVerbs: yes('row-of-verbs', 'comma-enumeration', false),
  rowOfSureVerbs: yes('row-of-sure-verbs', 'comma-enumeration'),
  rowOfClauses: yes('row-of-clauses', 'comma-main-clauses'),
  rowAfterPreposition: yes('row-after-preposition', 'comma-enumeration'),
  forExample: yes('for-example', 'comma-apposition'),
  rowBeforeNoun: yes('row-before-noun', 'comma-enumeration'),
  twice: yes('twice', 'comma-enumeration'),
  between: yes('between', 'comma-apposition'),
  apposition: yes('apposition', 'comma-apposition'),
  explainsInTwo: yes('explains-in-two', 'comma-apposition', false),
  forNoun: yes('for-noun', 'comma-main-clauses', false),
  forNounAndVerb: yes('for-noun-and-verb', 'comma-main-clauses'),
  leftOut: yes('left-out', 'comma-apposition'),
  explains: yes('explains', 'comma-apposition'),
  appositionEnd: yes('apposition-end', 'comma-apposition'),
  interjection: yes('interjection', 'comma-address'),
  salutation: yes('salutation', 'comma-address'),
  address: yes('address', 'comma-address'),
  tagQuestion: yes('tag-question', 'comma-address'),
} as const satisfies Record<string, Ruling>;

const SURE = 0.97;

/** The model's probability of a comma, with what the rules know for certain. */
export function settle(probability: number, ruling: Ruling | null): number {
  if (!ruling?.certain) return probability;
  return ruling.comma ? Math.max(probability, SURE) : Math.min(probability, 1 - SURE);
}
