import type { Analysis } from '../analysis/analysis.ts';
import { type FormChoices, formProbabilities, possibleForms } from './word-forms.ts';

/** The form that a place asks for instead of the one that stands there. */
interface DoubtedForm {
  form: string;
  /** Its number in the set's forms. */
  number: number;
  /** Probability of the form as written, or of the word being none of this class. */
  own: number;
  /** Probability of the form asked for. */
  sure: number;
}

/** Judges the form of an adjective or a noun; null when it can be right, or when the word has no other form. */
export function doubtedForm(a: Analysis, at: number, set: FormChoices, doubt: number): DoubtedForm | null {
  const { lexicon } = a.tools;
  const word = a.types[at]!.word;
  const written = possibleForms(word, set, lexicon);
  if (written === 0) return null;
  const p = formProbabilities(a, at, set);
  let own = (a.union(at) & ~set.wordClass) === 0 ? 0 : p[set.forms.length]!;
  let best = -1;
  for (let form = 0; form < set.forms.length; form++) {
    if (written & (1 << form)) own = Math.max(own, p[form]!);
    else if (best < 0 || p[form]! > p[best]!) best = form;
  }
  if (own > doubt || best < 0) return null;
  const [wanted, unwanted] = set.forms[best]!;
  const form = lexicon.otherForms(word, set.wordClass, wanted, unwanted)[0];
  if (form === undefined || form === a.lower(at)) return null;
  return { form, number: best, own, sure: p[best]! };
}
