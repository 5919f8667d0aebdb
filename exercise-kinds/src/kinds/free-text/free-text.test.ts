import { describe, expect, it } from 'vitest';
import { inspectFreeText, LONGEST_TEXT } from './grade.ts';
import { playFreeText } from './play.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'ord').join(' ');

describe('a free text before it is handed in', () => {
  it('HAND-19 is refused with ten words and neither comma nor sentence mark', () => {
    expect(inspectFreeText(words(10), 10, null)).toEqual({ accepted: false, because: 'no-sentence-marks' });
  });

  it('HAND-19 is accepted without marks below ten words', () => {
    expect(inspectFreeText(words(9), 9, null)).toEqual({ accepted: true, warnings: ['no-comma', 'no-sentence-mark'] });
  });

  it.each(['.', '!', '?'])('HAND-19 is accepted with »%s« alone, and the missing comma is named', (mark) => {
    expect(inspectFreeText(`${words(20)}${mark}`, 20, null)).toEqual({ accepted: true, warnings: ['no-comma'] });
  });

  it('HAND-19 is accepted with a comma alone, and the missing full stop is named', () => {
    expect(inspectFreeText(`${words(10)}, ${words(10)}`, 20, null)).toEqual({
      accepted: true,
      warnings: ['no-sentence-mark'],
    });
  });

  it('ANS-09 tells of fewer words than recommended, and takes the text', () => {
    const text = `${words(5)}, ${words(5)}.`;
    expect(inspectFreeText(text, 10, 11)).toEqual({ accepted: true, warnings: ['few-words'] });
    expect(inspectFreeText(text, 10, 10)).toEqual({ accepted: true, warnings: [] });
  });

  it('is refused when empty or endless', () => {
    expect(inspectFreeText(' .,! ', 0, null)).toEqual({ accepted: false, because: 'empty' });
    expect(inspectFreeText('a'.repeat(LONGEST_TEXT + 1), 1, null)).toEqual({ accepted: false, because: 'too-long' });
  });
});

describe('a free-text task', () => {
  it('reaches the pupil whole', () => {
    const content = { instructions: [], task: [{ type: 'paragraph', text: 'Skriv en historie.' }], sourceText: null };
    expect(playFreeText(content)).toEqual({ ...content, files: [], links: [] });
  });

  it('is refused where its content does not hold', () => {
    expect(() => playFreeText({ task: 'Skriv en historie.' })).toThrow();
  });
});
