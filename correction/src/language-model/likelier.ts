import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';

/** Of words that the net has not learnt. */
const UNKNOWN = -100;

/** How much likelier the net finds any other word at a place than the one that stands there, as log odds; far below 0 where it knows one of them not. */
export function likelier(a: Analysis, at: number, other: string, models: Models): number {
  const [own = null, meant = null] = models.secondReader.answers(a, at, [a.lower(at), other]);
  return own === null || meant === null ? UNKNOWN : meant - own;
}
