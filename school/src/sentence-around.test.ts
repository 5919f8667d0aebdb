import { expect, it } from 'vitest';
import { sentenceAround } from './sentence-around.ts';

const TEXT = 'Vi tog toget. Det var sjovt! Hvem kom?\nMor og far';
const around = (word: string) => sentenceAround(TEXT, TEXT.indexOf(word), word.length);

it.each([
  ['toget', 'Vi tog toget.'],
  ['Det', 'Det var sjovt!'],
  ['sjovt!', 'Det var sjovt!'],
  ['Hvem', 'Hvem kom?'],
  ['far', 'Mor og far'],
])('the sentence around »%s«', (word, sentence) => expect(around(word)).toBe(sentence));

it('a place over two sentences has both', () => expect(around('toget. Det')).toBe('Vi tog toget. Det var sjovt!'));

it('a place without length is in a sentence, one beyond the text in none', () => {
  expect(sentenceAround(TEXT, TEXT.indexOf('var'), 0)).toBe('Det var sjovt!');
  expect(sentenceAround(TEXT, TEXT.length)).toBe('');
});
