import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { PARENTS } from '../words/persons.ts';

/** What the predicate must agree with: COMMON or NEUTER in the singular, or PLURAL; 0 when it cannot be told. */
export type Agreement = number;

/** Gender or number of a noun whose determiner says `bits`. */
export function nounAgreement(a: Analysis, noun: number, bits: number): Agreement {
  const [singular, plural] = [
    a.canBe(noun, r.NOUN | r.SINGULAR, r.GENITIVE),
    a.canBe(noun, r.NOUN | r.PLURAL, r.GENITIVE),
  ];
  const [common, neuter] = [a.canBe(noun, r.NOUN | r.COMMON, r.GENITIVE), a.canBe(noun, r.NOUN | r.NEUTER, r.GENITIVE)];
  if (bits & r.SINGULAR && !singular) return 0;
  if (bits & r.PLURAL || (plural && !singular)) return plural ? r.PLURAL : 0;
  // »håret«, »hår«, »år«: one or several, but in no case the base form.
  if (singular && plural && neuter && !common && bits & r.DEFINITE && !(bits & r.SINGULAR)) return r.NEUTER | r.PLURAL;
  if (!singular || (plural && !(bits & r.SINGULAR)) || common === neuter) return 0;
  if (PARENTS.test(a.lower(noun)) && bits === 0) return r.COMMON;
  // A bare noun in the singular may stand for the kind: »grøntsager er sundt«, »fisk er godt«.
  // But in no case is a neuter one of the common gender: »sukker er usundt«.
  if (bits === 0 && !a.canBe(noun, r.NOUN | r.DEFINITE, r.GENITIVE)) return neuter && !plural ? r.NEUTER : 0;
  return common ? r.COMMON : r.NEUTER;
}
