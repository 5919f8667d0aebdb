import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { isQuotationMark, saysWho, setsCommaOutside, sideOf } from '../../phrases/speech.ts';
import { QUOTATION_MARKS } from '../../text/quote-side.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS } from '../../words/of-commas.ts';

/** The other mark of a pair. */
const OTHER_OF_PAIR: Readonly<Record<string, string>> = { '»': '«', '«': '»', '"': '"', '”': '”', '“': '”', '„': '“' };

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
    ['Oskar hviskede: Vi vender om.«', 'Oskar hviskede: »Vi vender om.«'],
    ['Sikke en dejlig ost!" sagde ræven.', '"Sikke en dejlig ost!" sagde ræven.'],
    ['»Ja,« sagde Ida. Nu går vi hjem.«', '»Ja,« sagde Ida. »Nu går vi hjem.«'],
    ['»Så er vi klar! råbte den.', '»Så er vi klar!« råbte den.'],
    ['»Det er jer, griner han. »Ingen dage er ens.«', '»Det er jer,« griner han. »Ingen dage er ens.«'],
  ],
  right: [
    'Hun sagde: »Kom nu!«',
    'Han råbte: "Vent på mig!"',
    'Skærmen er på 24", og den er ny.',
    '»Kom nu! Vi skal hjem,« sagde hun. »Det er sent.«',
    'Hun sagde: »Kom nu! Vi skal hjem. Det er sent.«',
    '»Han råbte: "Kom!" til mig,« sagde hun.',
    '»Jeg er her.\nKom nu,« sagde hun.',
    '«Kom nu,» sagde hun.',
  ],
  match(a, from, to) {
    const begin = a.text.lastIndexOf('\n', a.starts[from]!) + 1;
    const lineEnd = a.text.indexOf('\n', a.starts[from]!);
    const line = a.text.slice(begin, lineEnd < 0 ? undefined : lineEnd);
    if (line.length > LONGEST_LINE || !QUOTES.test(line)) return [];
    // the line is looked at as a whole, and each sentence is told what it lacks itself
    return unpairedInLine(a, ...placesOf(a, from, begin, begin + line.length)).filter(
      ({ start }) => start >= a.starts[from]! && start < a.ends[to - 1]!,
    );
  },
};

const QUOTES = /["“”„»«]/;
/** A longer one is rather the beginning of a quotation that goes on. */
const LONGEST_SPEECH = 12;
/** »spurgte min far«, »sagde hun til os« */
const FEW_WORDS = 4;
const LONGEST_LINE = 2000;
const STRAIGHT = /^["”]$/;
const ANGULAR = /[»«]/;
const CONFIDENCE = 0.88;

/** The places of the line that goes from one offset to another, one of which is `at`. */
function placesOf(a: Analysis, at: number, begin: number, end: number): [first: number, to: number] {
  let first = at;
  while (first > 0 && a.starts[first - 1]! >= begin) first--;
  let to = at + 1;
  while (to < a.count && a.starts[to]! < end) to++;
  return [first, to];
}

function unpairedInLine(a: Analysis, first: number, to: number): Finding[] {
  const marks: number[] = [];
  for (let k = first; k < to; k++) if (isQuotationMark(a, k)) marks.push(k);
  if (marks.length === 2 && a.written(marks[0]!) === '»' && STRAIGHT.test(a.written(marks[1]!)))
    return [put(a.starts[marks[1]!]!, a.ends[marks[1]!]!, '«')];
  return areOfOneKind(a, marks) ? unpairedIn(a, marks, first, to) : [];
}

/** »Han råbte: "Kom!" til mig«: one quotation within another is not counted. */
const areOfOneKind = (a: Analysis, marks: readonly number[]): boolean =>
  marks.every((at) => ANGULAR.test(a.written(at)) === ANGULAR.test(a.written(marks[0]!)));

/** What the marks of the line [first, to) lack; nothing where one of them is not understood. */
function unpairedIn(a: Analysis, marks: readonly number[], first: number, to: number): Finding[] {
  const found: Finding[] = [];
  const add = (finding: Finding | null): boolean => finding !== null && found.push(finding) > 0;
  let opened = -1;
  let closed = -1;
  for (const at of marks) {
    const side = sideOf(a, at);
    if (side === null) return [];
    if (side === 'opens') {
      if (opened >= 0 && !add(closing(a, opened, at))) return [];
      opened = at;
    } else {
      if (opened < 0 && !((closed >= 0 || isShut(a, first)) && add(opening(a, closed, first, at)))) return [];
      opened = -1;
      closed = at;
    }
  }
  if (opened >= 0 && !add(closing(a, opened, to))) return [];
  return found;
}

/** No quotation is open before the line. */
function isShut(a: Analysis, first: number): boolean {
  for (let k = first - 1; k >= 0; k--) if (isQuotationMark(a, k)) return sideOf(a, k) === 'closes';
  return true;
}

/** The next line begins with a quotation mark, or the next mark of the text closes. */
function goesOn(a: Analysis, to: number): boolean {
  if (to < a.count && QUOTATION_MARKS.includes(a.text.charAt(a.starts[to]!))) return true;
  for (let k = to; k < a.count; k++) if (isQuotationMark(a, k)) return sideOf(a, k) !== 'opens';
  return false;
}

const endsHere = (a: Analysis, at: number): boolean => a.isMark(at) && /^[.!?…]+$/.test(a.written(at));

/** The mark that is missing after what is said from an opening mark on, before the place `until`. */
function closing(a: Analysis, opened: number, until: number): Finding | null {
  const mark = OTHER_OF_PAIR[a.written(opened)]!;
  for (let k = opened + 1; k + 2 < until; k++) {
    if (!saysWho(a, k) || a.hasCapital(k + 1)) continue;
    if (endsHere(a, k)) return put(a.ends[k]! - 1, a.ends[k]!, a.written(k).slice(-1) + mark);
    if (!a.commaAfter(k)) continue;
    const comma = a.text.indexOf(',', a.ends[k]!);
    return put(comma, comma + 1, setsCommaOutside(a) ? `${mark},` : `,${mark}`);
  }
  // A speech may go on in the next paragraph, and only its last one is closed.
  if (!isQuotationMark(a, until) && goesOn(a, until)) return null;
  const last = until - 1;
  if (!endsHere(a, last) || !a.hasCapital(opened + 1) || last - opened > LONGEST_SPEECH) return null;
  for (let k = opened + 1; k < last; k++) if (endsHere(a, k)) return null;
  return isAfterColon(a, opened) ? put(a.ends[last]! - 1, a.ends[last]!, a.written(last).slice(-1) + mark) : null;
}

/** »Han sagde til os: …« */
function isAfterColon(a: Analysis, at: number): boolean {
  if (a.written(at - 1) !== ':') return false;
  for (let k = at - 2, words = 0; k >= 0 && words < FEW_WORDS; k--, words++)
    if (SPEECH_VERBS.test(a.lower(k)) || MORE_SPEECH_VERBS.test(a.lower(k))) return true;
  return false;
}

/** The mark that is missing before what is said up to a closing mark: after a colon, or where the line, or its next sentence, begins. */
function opening(a: Analysis, closed: number, first: number, at: number): Finding | null {
  if (!endsHere(a, at - 1) && !a.commaAfter(at - 1) && !saysWho(a, at)) return null;
  let begin = closed < 0 ? first : afterWho(a, closed, at);
  if (begin < 0) return null;
  for (let k = at - 1; k > begin; k--)
    if (isAfterColon(a, k)) {
      begin = k;
      break;
    }
  for (let k = begin; k < at - 1; k++) if (endsHere(a, k)) return null;
  if (!a.isWord(begin) || !a.hasCapital(begin)) return null;
  return put(a.starts[begin]!, a.ends[begin]!, OTHER_OF_PAIR[a.written(at)]! + a.written(begin));
}

/** Where a sentence begins after »… ,« sagde hun.«; −1 where the quotation has no such end. */
function afterWho(a: Analysis, closed: number, until: number): number {
  if (!saysWho(a, closed)) return -1;
  for (let k = closed + 1; k < until - 1; k++) if (endsHere(a, k)) return k + 1;
  return -1;
}

const put = (start: number, end: number, replacement: string): Finding => ({
  start,
  end,
  replacements: [replacement],
  confidence: CONFIDENCE,
});
