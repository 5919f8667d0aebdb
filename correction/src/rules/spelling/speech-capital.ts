import { capitalAt } from '../../kernel/finding.ts';
import type { SentenceRule } from '../../kernel/rule.ts';
import { isWholeSpeech, tellsWhoSpeaks } from '../../phrases/speech.ts';
import { QUOTATION_MARKS } from '../../text/quote-side.ts';

const LONGEST_SPEECH = 300;

/** What is said after a colon begins like any sentence when it ends like one: Hun råbte: »Løb!« */
export const speechCapital: SentenceRule = {
  id: 'speech-capital',
  subcategory: 'capital',
  on: 'sentence',
  everywhere: true,
  explanation: 'Det, der bliver sagt, begynder med stort bogstav: »{replacement}«.',
  wrong: [
    ['Hun råbte: »løb hjem!«', 'Hun råbte: »Løb hjem!«'],
    ['Så sagde han: "jeg kommer nu."', 'Så sagde han: "Jeg kommer nu."'],
    ['Hun hviskede, »vær stille.«', 'Hun hviskede: »Vær stille.«'],
  ],
  right: ['På skiltet stod ordet: »lukket«.', 'Hun råbte: »Løb hjem!«', 'Han sagde: »Det er nok.«'],
  match(a, from, to) {
    for (let at = from; at + 1 < to; at++) {
      if (!a.isMark(at + 1) || at + 2 >= a.count) continue;
      const isAfterColon = a.isMark(at) && a.written(at) === ':';
      // »Hun hviskede, »vær stille.««: the colon is missing
      if (!isAfterColon && !(at > from && isWholeSpeech(a, at + 1) && tellsWhoSpeaks(a, from, at + 1))) continue;
      const mark = a.written(at + 1);
      const first = at + 2;
      if (mark.length !== 1 || !QUOTATION_MARKS.includes(mark) || !a.isWord(first) || a.hasCapital(first)) continue;
      if (a.types[first]!.word < 0 || !endsAsSentence(a.text, a.ends[first]!)) continue;
      return [{ ...capitalAt(a, first, 0.92), capital: true }];
    }
    return [];
  },
};

/** The next quotation mark comes right after a full stop, a question mark or an exclamation mark. */
function endsAsSentence(text: string, from: number): boolean {
  const end = Math.min(text.length, from + LONGEST_SPEECH);
  for (let k = from; k < end; k++) {
    if (QUOTATION_MARKS.includes(text[k]!)) return '.!?'.includes(text[k - 1]!);
  }
  return false;
}
