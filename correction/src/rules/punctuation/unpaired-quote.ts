import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { SPEECH_VERBS } from '../../words/of-commas.ts';

export const unpairedQuote: SentenceRule = {
  id: 'unpaired-quote',
  subcategory: 'quotation-marks',
  on: 'sentence',
  everywhere: true,
  wrong: [
    ['Hun sagde: »Kom nu!', 'Hun sagde: »Kom nu!«'],
    ['Han råbte: "Vent på mig!', 'Han råbte: "Vent på mig!"'],
    ['Min far spurgte: »Hvad skal vi spise i aften?', 'Min far spurgte: »Hvad skal vi spise i aften?«'],
    ['»Vi skal hjem nu," sagde min far.', '»Vi skal hjem nu,« sagde min far.'],
    ['Hun sagde: »Jeg er træt."', 'Hun sagde: »Jeg er træt.«'],
  ],
  right: [
    'Hun sagde: »Kom nu!«',
    'Han råbte: "Vent på mig!"',
    'Skærmen er på 24", og den er ny.',
    '»Kom nu! Vi skal hjem,« sagde hun. »Det er sent.«',
    'Hun sagde: »Kom nu! Vi skal hjem. Det er sent.«',
    '»Han råbte: "Kom!" til mig,« sagde hun.',
  ],
  match(a, from, to) {
    // Judged where the line ends: each line once, however many sentences it has.
    const end = a.ends[to - 1]!;
    if (!ENDS_LINE.test(a.text.slice(end, end + 8))) return [];
    const begin = a.text.lastIndexOf('\n', end - 1) + 1;
    const line = a.text.slice(begin, end);
    const before = a.starts[from]! - begin;
    if (line.length > LONGEST_LINE) return [];
    const marks = line.match(QUOTES) ?? [];
    if (marks.length === 2 && marks[0] === '»' && STRAIGHT.test(marks[1]!)) return closedOtherwise(a, from, to);
    // A speech may go on in the next paragraph, and only its last one is closed.
    if (marks.length !== 1 || QUOTES_OF_MORE.test(a.text.slice(begin + line.length))) return [];
    const said = /: (["»])\p{Lu}[^"»«”“]*[.!?]$/u.exec(line);
    if (!said || said.index < before || said[0].split(' ').length > LONGEST_SPEECH) return [];
    if (
      !line
        .slice(before, said.index)
        .split(' ')
        .slice(-FEW_WORDS)
        .some((word) => SPEECH_VERBS.test(word.toLowerCase()))
    )
      return [];
    const last = begin + line.length;
    const closing = said[1] === '»' ? '«' : '"';
    return [{ start: last - 1, end: last, replacements: [a.text.charAt(last - 1) + closing], confidence: 0.88 }];
  },
};

const ENDS_LINE = /^[ \t]*(?:\r?\n|$)/;
/** A longer one is rather the beginning of a quotation that goes on. */
const LONGEST_SPEECH = 12;
/** »spurgte min far«, »sagde hun til os« */
const FEW_WORDS = 4;
const LONGEST_LINE = 2000;
const QUOTES = /["»«”“„]/g;
const QUOTES_OF_MORE = /^\s*["»«”“„]/;
const STRAIGHT = /^["”]$/;

/** »… "«: begun with one kind, ended with the other. */
function closedOtherwise(a: Analysis, from: number, to: number): Finding[] {
  for (let k = from; k < to; k++)
    if (a.isMark(k) && STRAIGHT.test(a.written(k)) && !/\d/.test(a.text.charAt(a.starts[k]! - 1)))
      return [{ start: a.starts[k]!, end: a.ends[k]!, replacements: ['«'], confidence: 0.88 }];
  return [];
}
