import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';

describe('countWords', () => {
  it('counts as the server does: apostrophe and hyphen do not part a word', () => {
    expect(countWords('Det’s en 4-årig, ikke? Ja – 2 æbler.')).toBe(7);
    expect(countWords('  \n ... !')).toBe(0);
    expect(countWords('')).toBe(0);
  });
});
