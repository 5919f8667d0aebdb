import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { subjectOf } from '../../phrases/subject.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

/** By whose it is: of the common gender, of the neuter, of several. */
const FORMS: readonly (readonly string[])[] = [
  ['min', 'mit', 'mine'],
  ['din', 'dit', 'dine'],
];
const ASKS = [r.COMMON, r.NEUTER, r.PLURAL];
const BETWEEN = new WordList('ikke også nu stadig jo kun altså måske');

/** »Huset er min«, »Bøgerne er min«: what is owned agrees with what is spoken of. */
export const predicateOwner: WordRule = {
  id: 'predicate-owner',
  subcategory: 'gender',
  explanation:
    'Her skal der stå »{replacement}«. Ordet retter sig efter det, man ejer: Bilen er min, huset er mit, og bøgerne er mine.',
  on: { words: `${FORMS.flat().join(' ')} min.` },
  wrong: [
    ['Huset er min.', 'Huset er mit.'],
    ['Bilen er ikke mit.', 'Bilen er ikke min.'],
    ['Bøgerne på bordet er min.', 'Bøgerne på bordet er mine.'],
    ['De bøger er også din.', 'De bøger er også dine.'],
  ],
  right: [
    'Det er min, og huset er mit.',
    'Bøgerne er mine.',
    'Huset er min mors.',
    'Børnene er min glæde.',
    'Den er min, og det er mit.',
    'Initiativet til at skrive om grækerne var mit.',
  ],
  match(a, at): Finding | null {
    if (!closesClause(a, at) || a.hasCapital(at) || a.is(a.after(at), r.NOUN)) return null;
    let verb = a.before(at);
    while (BETWEEN.test(a.lower(verb)) && !a.commaAfter(verb)) verb = a.before(verb);
    if (!IS_WAS.test(a.lower(verb)) || a.commaAfter(verb)) return null;
    const subject = subjectOf(a, verb);
    // »det er min«: whatever it is
    if (tellsOfDeed(a, verb)) return null;
    if (subject === null || subject.last !== verb || subject.isKind || !isOfThing(a, a.before(verb))) return null;
    // »Huset er min.« looks like the short form of »minut«
    const written = a.lower(at).replace('.', '');
    const forms = FORMS.find((words) => words.includes(written))!;
    const asked = ASKS.indexOf(subject.asks);
    const right = forms[asked];
    return right === undefined || right === written
      ? null
      : {
          ...replaceWord(
            a,
            at,
            right + a.lower(at).slice(written.length),
            0.92,
            subject.asks === r.PLURAL ? 'number' : undefined,
          ),
          agreed: true,
        };
  },
};

/** »initiativet til at skrive om grækerne | var«: the noun before the verb is not what is owned. */
function tellsOfDeed(a: Analysis, verb: number): boolean {
  for (let k = a.before(verb); k >= 0 && !a.commaAfter(k); k = a.before(k)) if (a.lower(k) === 'at') return true;
  return false;
}

const isOfThing = (a: Analysis, last: number): boolean => a.is(last, r.NOUN) && !a.is(last, r.GENITIVE);
