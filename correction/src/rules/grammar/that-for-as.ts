import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { OWNERS, PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
/** How much likelier the net must find »at«, as log odds. */
const LEAST = 1;
const SAYS = new WordList(
  'sagde siger sagt fortalte fortæller fortalt troede tror mener mente læste læser hørte hører svarede svarer forklarede forklarer råbte håber',
);
const IS = new WordList('er var bor boede kommer kom skal skulle kan kunne hedder hed vil bliver blev');

/** »Han sagde, som han var syg«: what is said and read comes with »at«. */
export const thatForAs: WordRule = {
  id: 'that-for-as',
  subcategory: 'sound-alike',
  on: { words: 'som' },
  explanation: 'Her skal der stå »at« og ikke »som«. Det, man siger, tror, hører og læser, kommer efter »at«.',
  wrong: [
    ['Han sagde, som han var syg i går.', 'Han sagde, at han var syg i går.'],
    ['Jeg læste, som byen er meget gammel.', 'Jeg læste, at byen er meget gammel.'],
  ],
  right: [
    'Han gjorde, som hun sagde.',
    'Han sagde det, som han altid siger.',
    'Hun svarede, som hun plejede.',
    'Jeg siger, som jeg vil.',
    'Jeg siger det, som det er.',
  ],
  match(a, at, models): Finding | null {
    if (!SAYS.test(a.lower(a.before(at))) || a.commaAfter(at)) return null;
    const verb = subjectEnd(a, at) < 0 ? -1 : a.after(subjectEnd(a, at));
    const next = a.after(verb);
    if (!IS.test(a.lower(verb)) || a.commaAfter(verb) || next < 0 || a.isMark(next)) return null;
    return likelier(a, at, 'at', models) >= LEAST ? replaceWord(a, at, 'at', SURE) : null;
  },
};

/** »han«, »byen«, »min mor«: the last place of who or what it is said of; −1 of anything else. */
function subjectEnd(a: Analysis, at: number): number {
  const first = a.after(at);
  if (PERSONS.test(a.lower(first)) || a.is(first, r.NOUN | r.DEFINITE)) return first;
  return OWNERS.test(a.lower(first)) && a.is(a.after(first), r.NOUN) ? a.after(first) : -1;
}
