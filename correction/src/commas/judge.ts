import type { Analysis } from '../analysis/analysis.ts';
import type { ClauseTrack } from '../analysis/clause-track.ts';
import { SUBORDINATES } from '../analysis/word-role.ts';
import { FINITE, hasAny, INFINITIVE, NAME, PAST_PARTICIPLE, PREPOSITION } from '../lexicon/readings.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import { COMMA_FEATURES, commaFeatures } from './comma-features.ts';

export interface CommaVerdict {
  /** The place after which a comma is missing or superfluous. */
  at: number;
  missing: boolean;
  confidence: number;
  subcategory: SubcategoryId;
}

/** A missing comma is shown above this, by kind: how probability and precision go together differs (measured). */
const MISSING: Partial<Record<SubcategoryId, number>> = {
  'comma-start': 0.68,
  'comma-main-clauses': 0.6,
  'comma-end': 0.82,
  'comma-enumeration': 0.8,
  'comma-apposition': 0.97,
};
/** What is shown is at least this sure, whatever the model's own number. */
const SHOWN_CONFIDENCE = 0.8;
/** A written comma is doubted below this. */
const SUPERFLUOUS = 0.03;
/** Above this the model's own commas count as written for the features of what follows. */
const LIKELY = 0.5;
const FEATURES = new Int32Array(COMMA_FEATURES);

/** Where commas are missing or too many in the places [from, to). */
export function judgeCommas(a: Analysis, from: number, to: number, startkomma: 'yes' | 'no'): CommaVerdict[] {
  const verdicts: CommaVerdict[] = [];
  if (to - from < 3) return verdicts;
  const track = a.track(from);
  let lastComma = -1;
  for (let k = 0; k + 1 < track.count; k++) {
    const at = from + k;
    const written = a.commas[at]! >= 0;
    const probability = a.tools.commas.probability(FEATURES, commaFeatures(track, k, lastComma, FEATURES));
    if (written || probability > LIKELY) lastComma = k;
    if (a.isMark(at) || a.isMark(at + 1)) continue;
    const subcategory = commaKind(track, k);
    const opensClause = subcategory === 'comma-start';
    if (!written && probability >= (MISSING[subcategory] ?? 1) && !(opensClause && startkomma === 'no')) {
      verdicts.push({ at, missing: true, confidence: Math.max(SHOWN_CONFIDENCE, probability), subcategory });
    } else if (written && probability <= SUPERFLUOUS && isAlone(a, at, from, to)) {
      verdicts.push({ at, missing: false, confidence: 1 - probability * 3, subcategory: 'comma-superfluous' });
    }
  }
  return verdicts;
}

/**
 * A written comma is doubted only where it can be neither half of a pair nor part of a list: it is the sentence's only
 * one, no clause word comes before it, and a verb, preposition or infinitive follows.
 */
function isAlone(a: Analysis, at: number, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    if (i !== at && a.commas[i]! >= 0) return false;
    if (i <= at && (a.types[i]!.role & SUBORDINATES || a.isMark(i))) return false;
  }
  const next = a.reading(at + 1);
  return !hasAny(a.reading(at), NAME) && hasAny(next, FINITE | PREPOSITION | INFINITIVE) && !(next & PAST_PARTICIPLE);
}

/** Which rule asks for a comma after word `k`. */
export function commaKind(track: ClauseTrack, k: number): SubcategoryId {
  if (track.lastSubordinator[k + 1] === k + 1) return 'comma-start';
  const inClause = track.lastSubordinator[k]! >= 0;
  if (track.coordinates[k + 1]) return inClause && track.finite[k] ? 'comma-end' : 'comma-main-clauses';
  if (inClause) return 'comma-end';
  return track.kind(k) === track.kind(k + 1) ? 'comma-enumeration' : 'comma-apposition';
}
