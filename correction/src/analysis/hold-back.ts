import { QUOTATION_MARKS, quoteSide } from '../text/quote-side.ts';
import { MARK, OPAQUE, WORD } from '../text/token.ts';
import { MORE_SPEECH_VERBS, SPEECH_VERBS } from '../words/of-commas.ts';
import { OBJECTS } from '../words/persons.ts';
import { WordList } from '../words/word-list.ts';
import type { Analysis } from './analysis.ts';

/** Struck-through or otherwise not to be checked. */
export const UNCHECKED = 1;
/** In another language. */
export const FOREIGN = 2;
/** Between quotation marks: only what is quite certain is marked. */
export const QUOTED = 4;
/** A short line without an end mark: heading, list, verse. */
export const LINE = 8;
/** One to four words over and over (»hund hund hund …«): nothing is judged there, which would cost a second for ten thousand of them. */
export const REPEATED = 16;

/** Small words that are not Danish; three in a sentence make it foreign. */
const FOREIGN_WORDS = new WordList(
  'the and is are was you your my we they he she it of to this that these those have has with what who why how not ' +
    'but because would could should their there his our been were will can know sich sehr weil einen einem seinen seinem ' +
    'haben noch mich dich nach wenn ich und der ist nicht das die ein wir ' +
    'sie auf mit aber auch je tu il elle nous vous les des une est dans pour avec pas que qui',
);
const DANISH_TOO = new WordList(
  'is my we her it at by be to se die der hun en man dig vor kan er et de har mit das je tu',
);
/** The same few words so many places on end are no text: a key held down, or pasted over and over. */
const OVER_AND_OVER = 40;
const MOST_REPEATED = 4;
const SHORT_LINE = 60;
const LONGEST_MENTION = 4;

/** Fills `held`, the places' bits, of a text that has been tagged. */
export function holdBack(a: Analysis, unchecked: readonly (readonly [number, number])[], held: Uint8Array): void {
  holdUnchecked(a, unchecked, held);
  holdQuotations(a, held);
  for (let period = 1; period <= MOST_REPEATED; period++) holdRepeated(a, period, held);
  for (let s = 0; s + 1 < a.sentences.length; s++) holdSentence(a, a.sentences[s]!, a.sentences[s + 1]!, held);
}

function holdUnchecked(a: Analysis, ranges: readonly (readonly [number, number])[], held: Uint8Array): void {
  const sorted = [...ranges].sort((x, y) => x[0] - y[0]);
  let r = 0;
  for (let i = 0; i < a.count; i++) {
    if (a.kinds[i] === OPAQUE) held[i] |= UNCHECKED;
    while (r < sorted.length && sorted[r]![1] <= a.starts[i]!) r++;
    if (r < sorted.length && sorted[r]![0] < a.ends[i]!) held[i] |= UNCHECKED;
  }
}

/** Notes where each word is the one `period` places before, and has no rule asked there. */
function holdRepeated(a: Analysis, period: number, held: Uint8Array): void {
  let from = 0;
  for (let i = period; i <= a.count; i++) {
    if (i < a.count && a.types[i] === a.types[i - period]) continue;
    if (i - from >= OVER_AND_OVER) {
      a.isOpen.fill(0, from, i);
      for (let k = from; k < i; k++) held[k] |= REPEATED;
    }
    from = i - period + 1;
  }
}

/** »»Lyn« kaldte de den«, »»Matador« begyndte«: what is named */
const NAMES = new WordList(
  'kaldte kalder begyndte fortsatte fortsætter lød lyder hyler hylede sang bad beder lover lovede lo',
);
/** Quotations end at their closing mark or, when it is forgotten, with the paragraph's next sentence but five. */
function holdQuotations(a: Analysis, held: Uint8Array): void {
  let open = -1;
  for (let i = 0; i < a.count; i++) {
    const isQuote = a.kinds[i] === MARK && QUOTATION_MARKS.includes(a.text[a.starts[i]!]!);
    if (!isQuote) continue;
    const side = quoteSide(a.text, a.starts[i]!);
    if (open < 0) {
      // one that closes what nobody opened says nothing of what comes after it
      if (side !== 'closes') open = i;
    } else {
      const tooFar = a.sentenceOf[i]! - a.sentenceOf[open]! > 5;
      if (tooFar) open = i;
      else {
        // A few words in quotation marks is spoken about, not written, unless it ends as speech does.
        const isSpeech =
          a.commaAfter(i - 1) ||
          a.commaAfter(i) ||
          (a.isMark(i - 1) && /^[.!?…]+$/.test(a.written(i - 1))) ||
          // »»Hallo« råbte Jonas«
          (a.sentenceStart(open) === open &&
            (SPEECH_VERBS.test(a.lower(i + 1)) ||
              (MORE_SPEECH_VERBS.test(a.lower(i + 1)) && !NAMES.test(a.lower(i + 1)))) &&
            !a.commaAfter(i + 1) &&
            !OBJECTS.test(a.lower(i + 2)));
        const bits = i - open <= LONGEST_MENTION && !isSpeech ? QUOTED | FOREIGN : QUOTED;
        for (let k = open; k <= i; k++) held[k] |= bits;
        open = -1;
      }
    }
  }
}

function holdSentence(a: Analysis, from: number, to: number, held: Uint8Array): void {
  let words = 0;
  let unlisted = 0;
  let foreign = 0;
  for (let i = from; i < to; i++) {
    if (a.kinds[i] !== WORD) continue;
    words++;
    const type = a.types[i]!;
    if (type.word < 0) unlisted++;
    if (FOREIGN_WORDS.test(type.lower) && !DANISH_TOO.test(type.lower)) foreign++;
  }
  const bits =
    (foreign >= 3 || (foreign >= 2 && unlisted * 3 >= words) || (words >= 6 && unlisted * 5 >= words * 3 && foreign > 0)
      ? FOREIGN
      : 0) | (isLine(a, from, to) ? LINE : 0);
  if (bits) for (let i = from; i < to; i++) held[i] |= bits;
}

function isLine(a: Analysis, from: number, to: number): boolean {
  if (a.ends[to - 1]! - a.starts[from]! > SHORT_LINE) return false;
  for (let i = to - 1; i >= from; i--) {
    if (a.kinds[i] === WORD) return true;
    if (a.kinds[i] === MARK && '.!?:;…'.includes(a.text[a.starts[i]!]!)) return false;
  }
  return true;
}
