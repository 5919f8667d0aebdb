import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { IS_OR_HAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const PAST_OF: Readonly<Record<string, string>> = {
  vil: 'ville',
  kan: 'kunne',
  skal: 'skulle',
  må: 'måtte',
  er: 'var',
  har: 'havde',
};
const FARTHEST = 14;

/** »Hvis jeg var dig, vil jeg …«: what is only thought of stands in the past in both clauses. */
export const unrealCondition: WordRule = {
  id: 'unreal-condition',
  subcategory: 'tense',
  on: { words: 'vil kan skal må er har' },
  wrong: [
    ['Hvis jeg var dig, vil jeg spørge læreren.', 'Hvis jeg var dig, ville jeg spørge læreren.'],
    ['Jeg ville ønske, at jeg kan flyve.', 'Jeg ville ønske, at jeg kunne flyve.'],
    ['Hvis vi havde en hund, kan den vogte huset.', 'Hvis vi havde en hund, kunne den vogte huset.'],
  ],
  right: [
    'Hvis du har tid, vil jeg gerne spørge om noget.',
    'Hvis han var hjemme i går, kan han have set det.',
    'Hvis det var dig, der gjorde det, skal du sige det.',
    'Jeg var bange, men hvis du vil, kan vi gå.',
  ],
  match(a, at): Finding | null {
    if (a.hasCapital(at)) return null;
    if (isWished(a, at)) return replaceWord(a, at, PAST_OF[a.lower(at)]!, 0.88);
    if (!SUBJECTS.test(a.lower(a.after(at))) || IS_OR_HAS.test(a.lower(at))) return null;
    const verb = conditionBefore(a, at);
    if (verb < 0 || isOfThen(a, verb, at)) return null;
    return replaceWord(a, at, PAST_OF[a.lower(at)]!, 0.85);
  },
};

/** »ville ønske, at jeg kan«: the subject between, and perhaps an adverb. */
const isWished = (a: Analysis, at: number): boolean =>
  SUBJECTS.test(a.lower(a.before(at))) &&
  [2, 3].some((steps) => a.lower(a.before(at, steps)) === 'ønske' && a.lower(a.before(at, steps + 1)) === 'ville');

const CLAUSE_OPENERS = new WordList('der som at da');
const PAST_VERBS = new WordList('var havde kunne fik ville skulle gik');
/** The past of »hvis jeg var«, »hvis vi havde«, when it is the only other finite verb before the place; −1 otherwise. */
function conditionBefore(a: Analysis, at: number): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FARTHEST; k = a.before(k), steps++) {
    if (CLAUSE_OPENERS.test(a.lower(k))) return -1;
    if (!r.hasAny(a.reading(k), r.FINITE)) continue;
    const isPast = a.is(k, r.PAST) && PAST_VERBS.test(a.lower(k));
    return isPast && SUBJECTS.test(a.lower(a.before(k))) && a.lower(a.before(k, 2)) === 'hvis' ? k : -1;
  }
  return -1;
}

const PAST_TIMES = new WordList('går aftes dengang forgårs');
/** A time that is over stands in the condition, or a perfect follows: it may well have been so. */
function isOfThen(a: Analysis, verb: number, at: number): boolean {
  for (let k = verb; k < at; k++) if (PAST_TIMES.test(a.lower(k))) return true;
  return [2, 3, 4].some((steps) => a.lower(a.after(at, steps)) === 'have');
}
