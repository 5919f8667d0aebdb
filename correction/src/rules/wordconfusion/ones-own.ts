import type { Analysis } from '../../analysis/analysis.ts';
import { subjectPerson } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isEachOwn } from '../../phrases/each-own.ts';
import { ownFor } from '../../phrases/own-for.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.86;
const LOOK_BACK = 60;
const EACH = new WordList('hver hvert enhver ethvert ingen');
/** Several of whom was spoken, to whom it may belong. */
const SEVERAL = new WordList(
  'de dem deres vi os i jer alle begge nogle mange flere andre folk familien klassen holdet',
);

/** »Hver elev skal huske deres bog«, »man må ikke glemme deres nøgler«: it is one at a time, who has his own. */
export const onesOwn: WordRule = {
  id: 'ones-own',
  subcategory: 'sin-hans',
  on: { words: 'deres' },
  explanation:
    'Her skal der stå »{replacement}«. »Man« og »hver« er ental, så det hedder »sin«, »sit« eller »sine«: »Hver elev skal huske sin bog«. »Deres« er, når flere ejer noget.',
  wrong: [
    ['Hver elev skal huske deres bog.', 'Hver elev skal huske sin bog.'],
    ['Man må ikke glemme deres nøgler.', 'Man må ikke glemme sine nøgler.'],
    ['Enhver skal passe deres eget arbejde.', 'Enhver skal passe sit eget arbejde.'],
  ],
  right: [
    'Eleverne kom, og hver lærer så på deres bøger.',
    'De bor langt væk, så man kan ikke låne deres cykler.',
    'De har hver deres cykel.',
    'Man kan se dyrene og høre deres lyde.',
    'Hvis man køber æbler af naboerne, kan man bruge deres kurv.',
  ],
  match(a, at): Finding | null {
    if (isEachOwn(a, a.before(at)) || a.hasCapital(at)) return null;
    const subject = subjectPerson(a, at);
    if (subject === null || subject.last >= at) return null;
    const isOne =
      a.lower(subject.last) === 'man' || (EACH.test(a.lower(subject.first)) && !a.is(subject.last, r.PLURAL));
    if (!isOne || isSeveralSpokenOf(a, at, subject)) return null;
    let noun = a.after(at);
    while (a.is(noun, r.ADJECTIVE)) noun = a.after(noun);
    if (!a.is(noun, r.NOUN) || (isFinite(a, a.after(noun)) && !a.commaAfter(noun))) return null;
    const own = ownFor(a, noun);
    return own === null ? null : replaceWord(a, at, own, SURE);
  },
};

/** »dyrene«, »de«, »Ida og Bo«: in this sentence or a little before. */
function isSeveralSpokenOf(a: Analysis, at: number, { first, last }: { first: number; last: number }): boolean {
  for (let k = at - 1; k >= 0 && at - k < LOOK_BACK; k--) {
    if (k >= first && k <= last) continue;
    if (SEVERAL.test(a.lower(k)) || a.is(k, r.NAME)) return true;
    if (a.is(k, r.NOUN) && a.is(k, r.PLURAL)) return true;
  }
  return false;
}
