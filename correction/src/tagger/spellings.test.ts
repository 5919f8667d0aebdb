import { expect, it } from 'vitest';
import { EDGE } from './word-type.ts';
import { Spellings } from './spellings.ts';

const made: string[] = [];
const spellings = new Spellings((text) => {
  made.push(text);
  return { ...EDGE, text };
});

it('makes one record for a spelling, wherever it stands', () => {
  const text = 'en sten og en Sten';
  const first = spellings.at(text, 0, 2);
  expect(first.text).toBe('en');
  expect(spellings.at(text, 11, 13)).toBe(first);
  expect(spellings.at(text, 3, 7)).not.toBe(spellings.at(text, 14, 18));
  expect(made).toEqual(['en', 'sten', 'Sten']);
});

it('tells many spellings apart, and makes them again when there have been too many', () => {
  const words = Array.from({ length: 70_000 }, (_, i) => `ord${i.toString(36)}`);
  for (const word of words) expect(spellings.at(word, 0, word.length).text).toBe(word);
  const before = made.length;
  const last = words.at(-1)!;
  spellings.at(last, 0, last.length);
  expect(made.length).toBe(before);
  spellings.at(words[0]!, 0, words[0]!.length);
  expect(made.length).toBe(before + 1);
});
