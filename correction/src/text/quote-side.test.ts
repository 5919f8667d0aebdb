import { describe, expect, it } from 'vitest';
import { quoteSide } from './quote-side.ts';

const sides = (text: string): (string | null)[] =>
  Array.from(text.matchAll(/["»«”„]/g), ({ index }) => quoteSide(text, index));

describe('the side of a quotation mark', () => {
  it.each([
    ['»Kom nu,« sagde hun.', ['opens', 'closes']],
    ['«Kom nu,» sagde hun.', ['opens', 'closes']],
    ['Han sagde:"Kom!"og gik', ['opens', 'closes']],
    ['(»Kom!«)', ['opens', 'closes']],
    ['"Kom", sagde han', ['opens', 'closes']],
    ['„Kom!” sagde han', ['opens', 'closes']],
  ])('is told by what stands close to it: %s', (text, expected) => expect(sides(text)).toEqual(expected));

  it('is not told where nothing or two words stand close to it', () => {
    expect(sides('a"b')).toEqual([null]);
    expect(sides('Kom " nu')).toEqual([null]);
    expect(sides('"')).toEqual([null]);
  });
});
