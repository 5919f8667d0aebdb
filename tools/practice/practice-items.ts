import type { LexiconForms } from './lexicon-forms.ts';
import { reasonOfComparison, reasonOfGender, reasonOfPast, reasonOfPlural } from './practice-reasons.ts';
import type { Practice, PracticeForm } from './practice.ts';
import { PRACTICE } from './sentences.ts';

/** An item as the data file has it: `lists(text, because)` or `gaps(text, because)`. */
export interface PracticeItem {
  helper: 'lists' | 'gaps';
  text: string;
  because: string;
}

/** What the exercises of a form have in common. */
export const TASKS: Readonly<
  Record<PracticeForm, { summary: string; instruction: string; trains: readonly string[]; helper: 'lists' | 'gaps' }>
> = {
  gender: {
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    helper: 'lists',
  },
  plural: {
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    helper: 'gaps',
  },
  past: {
    summary: 'Skriv udsagnsordene i datid.',
    instruction: 'Skriv udsagnsordet i datid.',
    trains: ['tense', 'past-ending'],
    helper: 'gaps',
  },
  comparison: {
    summary: 'Bøj tillægsordene, når man sammenligner.',
    instruction: 'Skriv tillægsordet, så det passer i sammenligningen.',
    trains: [],
    helper: 'gaps',
  },
};

const SLOT = /\[(\p{L}+)(>{0,2})\]/u;

/** The items of an exercise. Throws where the lexicon is not sure of exactly one right form. */
export const practiceItems = (forms: LexiconForms, { form, sentences }: Practice): PracticeItem[] =>
  sentences.map((sentence) => {
    const slot = SLOT.exec(sentence);
    if (!slot) throw new Error(`no slot in »${sentence}«`);
    const [whole, word, degree] = slot;
    const { filled, because } = FILL[form](forms, word, degree);
    return { helper: TASKS[form].helper, text: sentence.replace(whole, filled), because };
  });

type Fill = (forms: LexiconForms, word: string, degree: string) => { filled: string; because: string };

const FILL: Readonly<Record<PracticeForm, Fill>> = {
  gender(forms, noun) {
    const article = forms.article(noun);
    const other = article === 'en' ? 'et' : 'en';
    return {
      filled: `{${article}|${other}} ${noun}`,
      because: reasonOfGender(article, noun, forms.definite(noun)),
    };
  },
  plural(forms, noun) {
    const plural = forms.plural(noun);
    return { filled: `[${plural}](${noun})`, because: reasonOfPlural(noun, plural) };
  },
  past(forms, verb) {
    const past = forms.past(verb);
    return { filled: `[${past}](${verb})`, because: reasonOfPast(verb, past) };
  },
  comparison(forms, adjective, degree) {
    const [higher, highest] = [forms.higher(adjective), forms.highest(adjective)];
    const right = { '>': higher, '>>': highest }[degree];
    if (right === undefined) throw new Error(`${adjective}: higher or highest?`);
    return { filled: `[${right}](${adjective})`, because: reasonOfComparison(adjective, higher, highest) };
  },
};

/** The data file that an exercise is written to, by its path below `content/src/exercises`. */
export const practiceFile = ({ folder, category }: Practice): string => `${folder}/${category}-former.ts`;

/** The exercises by the files they are written to. */
export function practiceFiles(): Map<string, Practice[]> {
  const files = new Map<string, Practice[]>();
  for (const practice of PRACTICE) {
    const file = practiceFile(practice);
    files.set(file, [...(files.get(file) ?? []), practice]);
  }
  return files;
}
