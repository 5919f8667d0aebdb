import type { Item } from '@ordklar/exercise-kinds/grade';
import { isSpellingType, wordsOf } from '@ordklar/school';
import { betweenBars, markupError, plain } from './markup-error.ts';

/** Words to mark: `mark('Den *lille* hund gravede et *dybt* hul.', 'Marker tillægsordene.')`. */
export function mark(text: string, task: string, because?: string): Extract<Item, { kind: 'mark-words' }> {
  const marked: number[] = [];
  const words = wordsOf(text).map((word, place) => {
    const starred = /^([»"(]*)\*([^*]+)\*([.,:;!?«")]*)$/.exec(word);
    if (!starred) return plain('mark', text, word, /[*[\]{}|]/);
    marked.push(place);
    return starred[1] + starred[2] + starred[3];
  });
  if (marked.length === 0) throw markupError('mark', text, 'no word is marked: *word*');
  return { kind: 'mark-words', task, words, marked, ...(because ? { because } : {}) };
}

/** Commas to set: `commas('Da klokken ringede, løb vi ud(,) og det regnede.')`; one in parentheses is free. */
export function commas(text: string, because?: string): Extract<Item, { kind: 'set-commas' }> {
  const places: number[] = [];
  const optional: number[] = [];
  const words = wordsOf(text).map((word, place) => {
    if (word.endsWith('(,)')) optional.push(place);
    else if (word.endsWith(',')) places.push(place);
    return plain('commas', text, word.replace(/\(,\)$|,$/, ''), /[()*[\]{}|]|,(?!\d)/);
  });
  return {
    kind: 'set-commas',
    words,
    commas: places,
    ...(optional.length > 0 ? { optional } : {}),
    ...(because ? { because } : {}),
  };
}

/**
 * Pieces to put in order: `order('i morgen | skal | vi | svømme', '…', { also: ['vi | skal | svømme | i morgen'] })`.
 * Written in the right order with small first letters and without a full stop, which would tell first and last.
 */
export function order(
  text: string,
  because?: string,
  {
    also = [],
    task = `Sæt ordene i rækkefølge, så de bliver til ${text.endsWith('?') ? 'et spørgsmål' : 'en sætning, der fortæller noget'}.`,
  }: { also?: string[]; task?: string } = {},
): Extract<Item, { kind: 'order' }> {
  const pieces = betweenBars('order', text, text);
  const alternatives = also.map((other) =>
    betweenBars('order', other, other).map((piece) => {
      const place = pieces.indexOf(piece);
      if (place === -1) throw markupError('order', other, `»${piece}« is no piece of »${text}«`);
      return place;
    }),
  );
  return {
    kind: 'order',
    task,
    pieces,
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(because ? { because } : {}),
  };
}

/**
 * What is heard and written: `dictate('Hunden sover i sin kurv.')` asks for the sentence, `dictate('Jeg cykler ned ad
 * [vejen] hver dag.')` for one word of it.
 */
export function dictate(
  text: string,
  because?: string,
  options: { caseMatters?: boolean; marksMatter?: boolean } = {},
): Extract<Item, { kind: 'dictation' }> {
  const reason = because ? { because } : {};
  const parts = /^([^[\]]*)\[([^[\]]*)\]([^[\]]*)$/.exec(text);
  if (!parts) return { kind: 'dictation', answers: [plain('dictate', text, text, /[*[\]{}|]/)], ...options, ...reason };
  const [, before, inside, after] = parts;
  const answers = betweenBars('dictate', text, inside);
  return {
    kind: 'dictation',
    ...(before ? { before } : {}),
    answers,
    ...(after ? { after } : {}),
    ...options,
    ...reason,
  };
}

/** A word of a spelling test with the error types that it tries: `spell('Der [hoppede] den rundt.', 'S02 S08')`. */
export function spell(text: string, types: string): Extract<Item, { kind: 'dictation' }> {
  const item = dictate(text);
  if (item.before === undefined && item.after === undefined)
    throw markupError('spell', text, 'no word is asked for: [word]');
  const codes = types.split(' ');
  if (!codes.every(isSpellingType)) throw markupError('spell', text, `»${types}« are no error types`);
  return { ...item, types: codes };
}
