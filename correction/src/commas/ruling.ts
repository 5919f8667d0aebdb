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
  /** Whatever the models say: of words called out there are few in what they have read, and they see no comma. */
  readonly isOwn?: true;
}

const yes = (id: string, subcategory: SubcategoryId, certain = true): Ruling => ({
  hash: hashString(id, 3),
  comma: true,
  certain,
  subcategory,
});
const ownNo = (id: string): Ruling => ({ ...no(id), isOwn: true });
const own = (id: string, subcategory: SubcategoryId): Ruling => ({ ...yes(id, subcategory), isOwn: true });
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
  /** »…, alt | hvad han kunne«, »…, kun | når …«: the comma before it is there already. */
  afterHedge: ownNo('after-coordinator'),
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
  endBeforeShared: own('end-before-shared', 'comma-end'),
  twoVerbs: yes('two-verbs', 'comma-end', false),
  verbFirst: yes('verb-first', 'comma-end'),
  but: yes('but', 'comma-main-clauses'),
  clauseAndClause: yes('clause-and-clause', 'comma-end'),
  andPronoun: yes('and-pronoun', 'comma-main-clauses'),
  andInverted: yes('and-inverted', 'comma-main-clauses'),
  andNoun: yes('and-noun', 'comma-main-clauses', false),
  andNounAfterVerb: yes('and-noun-after-verb', 'comma-main-clauses'),
  soInverted: yes('so-inverted', 'comma-main-clauses', false),
  orders: own('imperatives', 'comma-main-clauses'),
  imperatives: yes('imperatives', 'comma-main-clauses'),
  speech: yes('speech', 'comma-main-clauses'),
  theMore: own('the-more', 'comma-main-clauses'),
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
  twice: own('twice', 'comma-enumeration'),
  between: own('between', 'comma-apposition'),
  apposition: yes('apposition', 'comma-apposition'),
  explainsInTwo: yes('explains-in-two', 'comma-apposition', false),
  forNoun: yes('for-noun', 'comma-main-clauses', false),
  forNounAndVerb: yes('for-noun-and-verb', 'comma-main-clauses'),
  leftOut: yes('left-out', 'comma-apposition'),
  explains: yes('explains', 'comma-apposition'),
  appositionEnd: yes('apposition-end', 'comma-apposition'),
  role: own('apposition', 'comma-apposition'),
  roleEnd: own('apposition-end', 'comma-apposition'),
  exampleEnd: own('apposition-end', 'comma-apposition'),
  interjection: own('interjection', 'comma-address'),
  salutation: own('salutation', 'comma-address'),
  address: own('address', 'comma-address'),
  tagQuestion: own('tag-question', 'comma-address'),
} as const satisfies Record<string, Ruling>;

const SURE = 0.97;
/**
 * A rule that is certain is believed unless both models together tell otherwise. Of gaps where they find a comma less likely than
 * this and a rule asks for one, in 43,000 words of our own that neither has learnt from 3 of 15 have it, of printed text hardly any.
 */
const UNLIKELY = 0.46;
/** And of gaps where they find one likelier than this and a rule forbids it, 8 of 8 have it; of printed text 13 of 16. */
const LIKELY = 0.8;

/** The models' probability of a comma, with what the rules know for certain. */
export function settle(probability: number, ruling: Ruling | null): number {
  if (!ruling?.certain) return probability;
  if (ruling.comma) return probability < UNLIKELY && !ruling.isOwn ? probability : Math.max(probability, SURE);
  return probability > LIKELY && !ruling.isOwn ? probability : Math.min(probability, 1 - SURE);
}

/** So far against a comma the net is where a rule that forbids it need not be doubted. */
const AGAINST = -1;

/** A rule forbids a comma, and the net knows nothing better: the models need not be asked. */
export const isForbidden = (ruling: Ruling | null, net: number): boolean =>
  ruling !== null && ruling.certain && !ruling.comma && net < AGAINST;
