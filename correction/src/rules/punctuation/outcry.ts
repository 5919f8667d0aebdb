import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { WordList } from '../../words/word-list.ts';

const CRIES = new WordList(
  'råbte råber skreg skriger hylede hyler brølede brøler vrælede skrålede hvinede kaldte gjaldede',
);
const CALLS = new WordList('hjælp stop av vent forsvind nej løb');
/** With more words: »pas på«, »kom nu«, »skynd jer«. */
const BEGINS_CALL = new WordList('hjælp stop pas kom skynd hold vent løb lad gå');
const LONGEST_CALL = 3;

export const outcry: SentenceRule = {
  id: 'outcry',
  subcategory: 'exclamation-mark',
  on: 'sentence',
  everywhere: true,
  explanation: 'Når nogen råber, skal der udråbstegn efter ordene: »{replacement}«.',
  wrong: [
    ['»Hjælp,« råbte hun, så højt hun kunne.', '»Hjælp!« råbte hun, så højt hun kunne.'],
    ['»Pas på,« skreg min bror.', '»Pas på!« skreg min bror.'],
    ['"Stop," brølede chaufføren.', '"Stop!" brølede chaufføren.'],
    ['»Skynd jer,« råbte far.', '»Skynd jer!« råbte far.'],
    ['»Av,« hylede Emil og tog sig til foden.', '»Av!« hylede Emil og tog sig til foden.'],
  ],
  right: [
    '»Hjælp!« råbte hun.',
    '»Kom nu,« sagde hun stille.',
    '»Jeg kommer om lidt,« råbte han fra køkkenet.',
    '»Nej tak,« sagde drengen.',
  ],
  match(a, from, to) {
    const found: Finding[] = [];
    for (let q = from + 2; q + 1 < to; q++) {
      const last = q - 1;
      if (!a.isMark(q) || !CLOSING.test(a.written(q)) || !a.commaAfter(last) || !CRIES.test(a.lower(q + 1))) continue;
      if (!isCall(a, from, last)) continue;
      const comma = a.commas[last]!;
      found.push({ start: comma, end: comma + 1, replacements: ['!'], confidence: 0.85 });
    }
    return found;
  },
};

const CLOSING = /^["«”]$/;

/** One to three words within quotation marks that one shouts. */
function isCall(a: Analysis, from: number, last: number): boolean {
  let first = last;
  while (first > from && a.isWord(first - 1) && last - first < LONGEST_CALL) {
    if (a.commaAfter(first - 1)) return false;
    first--;
  }
  if (first <= from - 1 || !a.isMark(first - 1)) return false;
  return first === last ? CALLS.test(a.lower(first)) : BEGINS_CALL.test(a.lower(first));
}
