import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { WordList } from '../../words/word-list.ts';

export const doubledStop: SentenceRule = {
  id: 'doubled-stop',
  subcategory: 'period-superfluous',
  on: 'sentence',
  everywhere: true,
  explanation: 'Ét tegn er nok, når en sætning slutter: »{replacement}«.',
  wrong: [
    ['Vi gik hjem..', 'Vi gik hjem.'],
    ['Det var sjovt!.', 'Det var sjovt!'],
    ['Min hund er død.. Den blev fjorten år.', 'Min hund er død. Den blev fjorten år.'],
    ['I går var vi i Tivoli. Det var sjovt..', 'I går var vi i Tivoli. Det var sjovt.'],
  ],
  right: [
    'Han tøvede lidt ...',
    'Hun vidste det ikke… Men hun gættede.',
    'Vi læste om J.P. Hansen.',
    'Det er 3. gang, vi er her.',
    'Han sagde: »Kom nu!«.',
    'Hvad siger du?!',
    'Vi købte mel, sukker, smør osv.',
    'Filen ligger i mappen ../billeder.',
  ],
  match(a, from, to) {
    const found: Finding[] = [];
    const start = a.starts[from]!;
    // The second stop may be cut off as a sentence of its own.
    for (const { index, 0: marks } of a.text.slice(start, a.ends[to - 1]! + 1).matchAll(DOUBLED)) {
      const at = start + index;
      const word = LAST_WORD.exec(a.text.slice(Math.max(start, at - LONGEST_WORD), at))?.[0] ?? '';
      if (at < a.ends[to - 1]! && !isShortened(word))
        found.push({ start: at, end: at + marks.length, replacements: [marks.charAt(0)], confidence: 0.9 });
    }
    return found;
  },
};

// the marks first and the word after: a text of letters only is gone through once
const DOUBLED = /(?<=\p{L})(?:\.\.|!\.)(?=$|["»«”\s])/gu;
const LAST_WORD = /[\p{L}.]+$/u;
/** Letters that are looked at before the marks. */
const LONGEST_WORD = 60;
const SHORTENED = new WordList('osv stk pct eks etc dvs');
/** »kr.«, »f.eks.«, »mv.«: the first stop belongs to the word. */
const isShortened = (word: string): boolean =>
  word.includes('.') || !/[aeiouyæøå]/i.test(word) || SHORTENED.test(word.toLowerCase());
