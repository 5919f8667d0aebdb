import type { Analysis } from '../analysis/analysis.ts';
import * as r from '../lexicon/readings.ts';
import { VERB_FORM_BITS } from '../models/verb-forms.ts';
import { isModal } from './asked-form.ts';
import { IMPERATIVE, INFINITIVE, PARTICIPLE, PAST } from './form-numbers.ts';

/** The forms that the written word can be, as bits by number in VERB_CHOICES. */
export function writtenChoices(a: Analysis, at: number): number {
  let bits = 0;
  VERB_FORM_BITS.forEach(([wanted, unwanted], c) => {
    if (a.canBe(at, wanted, unwanted)) bits |= 1 << c;
  });
  // Only »kunne« and its like are infinitive and past at once; the dictionary's old pasts are not meant.
  if (bits & (1 << INFINITIVE) && bits & (1 << PAST) && !isModal(a, at) && !/[dt]e$|^så$/.test(a.lower(at)))
    bits &= ~(1 << PAST);
  // »gå«, »stå«, »se« are their own imperatives.
  if (bits & (1 << INFINITIVE) && !/..e$/.test(a.lower(at))) bits |= 1 << IMPERATIVE;
  return bits;
}

/** The form to put in, the one in -t of several participles; null when it is what stands there. */
export function formOf(a: Analysis, at: number, choice: number): string | null {
  const [wanted, unwanted] = VERB_FORM_BITS[choice]!;
  const forms = a.lexicon.otherForms(a.types[at]!.word, r.VERB, wanted, unwanted);
  if (forms.includes(a.lower(at))) return null;
  return forms.find((form) => choice !== PARTICIPLE || form.endsWith('t')) ?? forms[0] ?? null;
}
