import type { Analysis } from '../analysis/analysis.ts';
import type { Finding } from '../kernel/rule.ts';
import * as r from '../lexicon/readings.ts';
import { NUMBER } from '../text/token.ts';
import { isFinite } from '../verbs/finite.ts';
import { EN_ET } from '../words/articles.ts';
import { RELATIVES } from '../words/links.ts';
import { TIME_SPANS } from '../words/times.ts';
import { WordList } from '../words/word-list.ts';

const SURE = 0.9;
const FRONTED = new WordList(
  'i på om ved hos under bag foran nu her ofte nogle mellem udenfor indenfor inde ude oppe nede efter til',
);
const ADVERBS = new WordList('ikke også kun altid ofte næsten stadig mindst omkring cirka så rigtig alt for meget');
const AMOUNTS = new WordList(
  'mange flere ingen nogle få meget lidt masser to tre fire fem seks syv otte ni ti tolv tyve en et noget',
);
const SHARES = new WordList('procent pct år grader millioner gange kroner plus');

/** Somewhere, and not »her«, »nu«: where something is shown or told, it may stand without »der«. */
const PLACES = new WordList('i på ved hos under bag foran mellem');
/** »her er nogle råd«, »i myterne er en hydra et uhyre« */
const ONE_OR_SOME = new WordList('en et noget nogle');

/**
 * »I min by er | mange butikker«: there they are, and »der« stands where the subject would.
 * @param at where the verb stands
 * @param surely only where there is nothing else that it could mean
 */
export function thereMissing(a: Analysis, at: number, surely: boolean): Finding | null {
  const first = a.sentenceStart(at);
  if (at === first || !FRONTED.test(a.lower(first)) || !isPlaceOrTime(a, first, at) || a.commaAfter(at)) return null;
  let k = a.after(at);
  while (ADVERBS.test(a.lower(k)) && !(AMOUNTS.test(a.lower(k)) && a.is(a.after(k), r.NOUN))) k = a.after(k);
  if (!AMOUNTS.test(a.lower(k)) && a.kinds[k] !== NUMBER && !a.is(k, r.NUMERAL)) return null;
  // »her er en opgave«: it is shown
  if (a.lower(first) === 'her' && EN_ET.test(a.lower(k))) return null;
  const noun = nounAfter(a, k);
  if (noun < 0 || SHARES.test(a.lower(noun)) || TIME_SPANS.test(a.lower(noun)) || !endsSoon(a, noun)) return null;
  if (surely && !(PLACES.test(a.lower(first)) && IS_THERE.test(a.lower(at)) && !ONE_OR_SOME.test(a.lower(k))))
    return null;
  return {
    start: a.starts[at]!,
    end: a.ends[at]!,
    replacements: [`${a.written(at)} der`],
    confidence: SURE,
  };
}
const IS_THERE = new WordList('er var findes fandtes');

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
    if (IS_SO.test(a.lower(next)) || (k === noun && a.canBe(next, r.VERB | r.PAST_PARTICIPLE))) return false;
    if (a.is(next, r.VERB) || (a.is(next, r.ADJECTIVE) && k === noun)) return false;
  }
  return true;
}
/** »var mange beboere | imod«: said of them. */
const IS_SO = new WordList('imod uden væk hjemme enige');
const GOES_ON = new WordList('og men fordi så når at hvis');
