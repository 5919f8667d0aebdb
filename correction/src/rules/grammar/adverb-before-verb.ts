import type { Analysis } from '../../analysis/analysis.ts';
import { subjectEnd } from '../../clauses/main-after-clause.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** »også selv om«, »ikke engang« */
const GOES_ON = new WordList('kun bare mindre engang mere så alene andet for selv at');

/** »Jeg aldrig har set sne«, »Min mor altid laver mad«, »Vi også købte en is«: in a main clause the verb is the second. */
export const adverbBeforeVerb: WordRule = {
  id: 'adverb-before-verb',
  subcategory: 'word-order',
  on: { words: 'ikke aldrig altid også ofte tit sjældent stadig snart allerede måske' },
  explanation: `${SWAP}I en hovedsætning er udsagnsleddet nummer to, og ord som »ikke«, »aldrig«, »altid« og »også« kommer efter det: jeg har aldrig set sne. Kun i en ledsætning står de før: fordi jeg aldrig har set sne.`,
  wrong: [
    ['Jeg aldrig har set så meget sne.', 'Jeg har aldrig set så meget sne.'],
    ['Han ikke vil komme med os.', 'Han vil ikke komme med os.'],
    ['Min mor altid laver mad om søndagen.', 'Min mor laver altid mad om søndagen.'],
    ['Vi også købte en is.', 'Vi købte også en is.'],
    ['Læreren tit siger det samme.', 'Læreren siger tit det samme.'],
  ],
  right: [
    'Jeg har aldrig set så meget sne.',
    'Vi ved, at han ikke vil komme.',
    'Ikke alle kom.',
    'Han også!',
    'Jeg, altid glad, løb ud.',
    'Hvor ofte kommer han?',
    'Børnene ofte og de voksne sjældent.',
    'Min mor, der altid laver mad, er træt.',
  ],
  match(a, at): Finding | null {
    const [subject, verb] = [a.before(at), a.after(at)];
    if (subject < 0 || verb < 0 || a.commaAfter(subject) || a.commaAfter(at) || GOES_ON.test(a.lower(verb)))
      return null;
    if (!opensWith(a, subject) || !a.is(verb, r.VERB) || !isFinite(a, verb) || a.commaAfter(verb)) return null;
    const next = a.after(verb);
    // »Børnene ofte sang« says nothing of a clause that goes on
    if (next < 0 || a.isMark(next)) return null;
    return replaceSpan(a, at, verb, `${a.lower(verb)} ${a.lower(at)}`, SURE);
  },
};

/** »jeg«, »min mor«, »læreren«: the sentence has nothing before its subject. */
function opensWith(a: Analysis, last: number): boolean {
  let first = a.sentenceStart(last);
  while (first < last && a.isMark(first)) first++;
  if (first === last && a.is(last, r.NOUN | r.DEFINITE) && !a.is(last, r.GENITIVE)) return true;
  return subjectEnd(a, first) === last;
}
