import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { NUMBER } from '../../text/token.ts';
import { isFinite } from '../../verbs/finite.ts';
import { EN_ET } from '../../words/articles.ts';
import { RELATIVES } from '../../words/links.ts';
import { TIME_SPANS } from '../../words/times.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
const FRONTED = new WordList(
  'i på om ved hos under bag foran nu her ofte nogle mellem udenfor indenfor inde ude oppe nede efter til',
);
const ADVERBS = new WordList('ikke også kun altid ofte næsten stadig mindst omkring cirka så rigtig alt for meget');
const AMOUNTS = new WordList(
  'mange flere ingen nogle få meget lidt masser to tre fire fem seks syv otte ni ti tolv tyve en et noget',
);
const SHARES = new WordList('procent pct år grader millioner gange kroner');

/** »I min by er mange butikker«: there they are, and »der« stands where the subject would. */
export const thereIs: WordRule = {
  id: 'there-is',
  subcategory: 'missing-word',
  ofLearners: true,
  explanation:
    'Her mangler »der«: »{replacement}«. Når man fortæller, at noget findes et sted, skriver man »er der«: »I byen er der mange butikker«.',
  on: { words: 'er var findes fandtes kommer bliver' },
  wrong: [
    ['I min by er mange butikker.', 'I min by er der mange butikker.'],
    ['I vores klasse er 22 elever.', 'I vores klasse er der 22 elever.'],
    ['I Syrien er ikke så mange cykler.', 'I Syrien er der ikke så mange cykler.'],
    ['Om vinteren er meget sne i Norge.', 'Om vinteren er der meget sne i Norge.'],
    ['Nu er mange mennesker i byen.', 'Nu er der mange mennesker i byen.'],
  ],
  right: [
    'I min by er mange mennesker glade.',
    'I dag er min søster ti år.',
    'I byen er en mand blevet ramt af en bil.',
    'I min klasse er de fleste piger.',
    'Om sommeren er to af dem hjemme.',
  ],
  match(a, at): Finding | null {
    const first = a.sentenceStart(at);
    if (at === first || !FRONTED.test(a.lower(first)) || !isPlaceOrTime(a, first, at) || a.commaAfter(at)) return null;
    let k = a.after(at);
    while (ADVERBS.test(a.lower(k)) && !(AMOUNTS.test(a.lower(k)) && a.is(a.after(k), r.NOUN))) k = a.after(k);
    if (!AMOUNTS.test(a.lower(k)) && a.kinds[k] !== NUMBER && !a.is(k, r.NUMERAL)) return null;
    // »her er en opgave«: it is shown
    if (a.lower(first) === 'her' && EN_ET.test(a.lower(k))) return null;
    const noun = nounAfter(a, k);
    if (noun < 0 || SHARES.test(a.lower(noun)) || TIME_SPANS.test(a.lower(noun)) || !endsSoon(a, noun)) return null;
    return {
      start: a.starts[at]!,
      end: a.ends[at]!,
      replacements: [`${a.written(at)} der`],
      confidence: SURE,
    };
  },
};

/** From the first place up to the verb nothing but one place or time. */
function isPlaceOrTime(a: Analysis, from: number, verb: number): boolean {
  if (verb - from > 6) return false;
  for (let k = from; k < verb; k++)
    if (
      !a.isWord(k) ||
      isFinite(a, k) ||
      a.commaAfter(k) ||
      a.is(k, r.SUBORDINATOR) ||
      (a.types[k]!.role !== 0 && k > from && a.lower(k) !== 'den' && a.lower(k) !== 'det' && a.lower(k) !== 'de')
    )
      return false;
  return verb - from === 1 ? ALONE.test(a.lower(from)) : !ALONE.test(a.lower(from)) || verb - from < 4;
}
const ALONE = new WordList('nu her udenfor inde ude oppe nede');

function nounAfter(a: Analysis, at: number): number {
  for (let k = a.after(at), steps = 0; k >= 0 && steps < 3; k = a.after(k), steps++) {
    if (a.is(k, r.NOUN)) return a.canBe(k, r.NOUN | r.INDEFINITE) && !a.is(k, r.GENITIVE) ? k : -1;
    if (!a.is(k, r.ADJECTIVE)) return -1;
  }
  return -1;
}

/** The clause says no more of them than where they are. */
function endsSoon(a: Analysis, noun: number): boolean {
  for (let k = noun; k >= 0; k = a.after(k)) {
    const next = a.after(k);
    if (next < 0 || !a.isWord(next) || a.commaAfter(k) || RELATIVES.test(a.lower(next)) || GOES_ON.test(a.lower(next)))
      return true;
    if (a.is(next, r.VERB) || (a.is(next, r.ADJECTIVE) && k === noun)) return false;
  }
  return true;
}
const GOES_ON = new WordList('og men fordi så når at hvis');
