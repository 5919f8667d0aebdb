import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';

const COMMON = r.NOUN | r.SINGULAR | r.INDEFINITE | r.COMMON;
const NEUTER = r.NOUN | r.SINGULAR | r.INDEFINITE | r.NEUTER;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;

/** »sin«, »sit« or »sine«, as it agrees with a noun; null where that cannot be told. */
export function ownFor(a: Analysis, noun: number): string | null {
  if (a.is(noun, r.PLURAL)) return a.canBe(noun, PLURAL) ? 'sine' : null;
  const [common, neuter] = [a.canBe(noun, COMMON), a.canBe(noun, NEUTER)];
  return common === neuter ? null : common ? 'sin' : 'sit';
}
