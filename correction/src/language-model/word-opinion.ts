import type { Analysis } from '../analysis/analysis.ts';
import { probabilityOf } from '../kernel/probability.ts';
import { withOdds } from '../kernel/error-odds.ts';
import { meantOdds } from '../models/meant-form.ts';
import type { Models } from '../models/models.ts';
import { likelyLeftOut } from './left-out-opinion.ts';
import { VERB } from '../lexicon/readings.ts';
import type { Kind } from './closed-sets.ts';

/** What the net's log odds are worth beside a rule's own, and what it usually says where the rule is right (train/language/weigh-findings.ts). */
const OF_NET = 0.25;
const USUAL = 2;
/** Small words that sound alike are told apart better by rules and their own model than by the net. */
const FORMS: ReadonlySet<Kind> = new Set<Kind>([
  'present',
  'verb-form',
  'noun-form',
  'adjective',
  'ene-ende',
  'gender',
]);
/** So far the net moves a rule's log odds at most: against it, for it; and no rule becomes surer than this by it. */
const AGAINST = -1.2;
const FOR = 0.2;
const SUREST = 0.86;

/**
 * No rule is surer than this of a word that the net doubts, as log odds at even odds of the net and for each unit of them. Counted in corpus/tune
 * and 280,000 words of edited text: under 0.5 nearly all marks on edited text are wrong, in a text full of errors every other one is right, so the
 * odds of the text decide (kernel/error-odds.ts).
 */
const CEILING = 1.1;
const CEILING_OF_NET = 0.35;
/** The endings of adjectives and small words it tells less well: more doubt is needed, and of small words only a rule that is not sure itself gives way. */
const CEILING_OF_UNSURE = 1.7;
const UNSURE = 0.89;
/** Who owns it is told by the sentence, and often by another one. */
const WITHOUT_CEILING: ReadonlySet<Kind> = new Set<Kind>(['sin-hans']);

/**
 * Where the net finds what is written so much likelier than what a rule would put there, the rule is not believed: of such marks
 * one of five in tune was right, and one of 33 in 80,000 words of news.
 */
const DISBELIEVED: Partial<Record<Kind, number>> = {
  present: -1,
  'verb-form': -1,
  adjective: -6,
  'og-at': -1,
  case: -1,
  'nogen-nogle': -3,
};

/**
 * The same by the model of what was meant (models/meant-form.ts), as log odds: of passages that it had not learnt from, one in four such marks was right, of verb forms fewer. What
 * »sin« and »det« stand for it cannot see.
 */
const NOT_MEANT = -4;
const NOT_MEANT_OF: Partial<Record<Kind, number>> = {
  'verb-form': -2,
  'noun-form': -2,
  'og-at': -3,
  'nogen-nogle': -2,
  'ad-af': -1,
  place: -2,
  'sin-hans': -Infinity,
  'de-det': -Infinity,
};

/** Whether a rule's word is surely not what was meant at the place. */
export function isNotMeant(a: Analysis, at: number, right: string, models: Models): boolean {
  const other = models.secondReader.known(a, at)?.alternatives.find(({ word }) => word === right.toLowerCase());
  return other !== undefined && meantOdds(a, at, other, models) < (NOT_MEANT_OF[other.kind] ?? NOT_MEANT);
}

/** How sure a rule is that another word was meant, once the net has been asked; the rule's own confidence where it knows nothing. */
export function afterSecondReading(a: Analysis, at: number, right: string, confidence: number, models: Models): number {
  const lack = likelyLeftOut(a, at, models);
  // »at er koldt«: another form of the verb helps nothing where its subject is missing
  if (lack !== undefined && !right.includes(' ') && lack.kind !== 'preposition' && a.is(at, VERB))
    return Math.min(confidence, 1 - lack.probability);
  const reader = models.secondReader;
  const known = reader.known(a, at);
  const other = right.toLowerCase();
  const kind = known?.alternatives.find(({ word }) => word === other)?.kind;
  if (kind === undefined) return confidence;
  if (WITHOUT_CEILING.has(kind)) return confidence;
  const odds = reader.odds(a, at, other);
  const disbelieved = DISBELIEVED[kind];
  if (disbelieved !== undefined && odds < disbelieved) return 0;
  if (FORMS.has(kind))
    return Math.min(shifted(confidence, odds), ceiling(kind === 'adjective' ? CEILING_OF_UNSURE : CEILING, odds));
  return confidence > UNSURE ? confidence : Math.min(confidence, ceiling(CEILING_OF_UNSURE, odds));
}

const ceiling = (even: number, odds: number): number => probabilityOf(even + CEILING_OF_NET * odds);

/** A rule's confidence in another form of the word, moved by the net. */
function shifted(confidence: number, odds: number): number {
  const shift = Math.max(AGAINST, Math.min(FOR, OF_NET * (odds - USUAL)));
  const weighed = withOdds(confidence, Math.exp(shift));
  return shift > 0 ? Math.max(confidence, Math.min(SUREST, weighed)) : weighed;
}
