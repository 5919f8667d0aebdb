import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCorrection } from '../testing/make-correction.ts';
import { followPlaces } from './follow-places.ts';
import { markProgress, writeAt } from './mark-progress.ts';

const text = 'Jeg cykle hjem, og den hundd var våd. Jeg tror at den , var sulten.';
const marks = [
  makeCorrection(text, 'cykle', { replacement: 'cykler' }),
  makeCorrection(text, 'hundd', { replacement: 'hund' }),
  makeCorrection(text, 'tror', { replacement: 'tror,', types: ['punctuation/comma'] }),
];
const states = (later: string) => markProgress(text, later, marks).map(({ state }) => state);

describe('TC-21: what came of the marks while the pupil corrects', () => {
  it('says of each place whether it is right, changed or as it was', () => {
    expect(states(text)).toEqual(['untouched', 'untouched', 'untouched']);
    expect(states(text.replace('cykle', 'cykler').replace('tror', 'tror,'))).toEqual(['fixed', 'untouched', 'fixed']);
    expect(states(text.replace('cykle', 'cyklede').replace('hundd', 'hund'))).toEqual([
      'changed',
      'fixed',
      'untouched',
    ]);
  });

  it('finds the places again where the text around them was rewritten, moved down or begun anew', () => {
    const later = `Først en ny linje.\n\n${text.replace('hjem, og den hundd', 'langsomt hjem i regn, og den lille hund').replace('tror', 'tror,')}`;
    expect(states(later)).toEqual(['untouched', 'fixed', 'fixed']);
    expect(states('')).toEqual(['gone', 'gone', 'gone']);
  });

  it('writes at a place and leaves the rest as it is', () => {
    const at = (token: string) => ({ offset: text.indexOf(token), length: token.length });
    expect(writeAt(text, at('hundd'), 'hund')).toBe(text.replace('hundd', 'hund'));
    expect(writeAt(text, at(','), '')).toBe(text.replace(',', ''));
    const gone = text.replace('hundd ', '');
    const [, dog] = markProgress(text, gone, marks);
    expect(dog).toMatchObject({ now: '', state: 'changed' });
    expect(writeAt(gone, dog?.place ?? at('var'), 'hund')).toBe(text.replace('hundd', 'hund'));
    expect(writeAt(text, at('den hundd'), '')).toBe(text.replace('den hundd ', ''));
    expect(writeAt(text, { offset: text.length, length: 0 }, ' Ja.')).toBe(`${text} Ja.`);
  });

  it('a place that was taken away with the words around it is gone, and nothing is put into others’ place', () => {
    const cut = text.slice(0, text.indexOf(', og den')) + '.';
    expect(markProgress(text, cut, marks).map(({ state }) => state)).toEqual(['untouched', 'gone', 'gone']);
    expect(writeAt('en hund.', { offset: 7, length: 0 }, 'var')).toBe('en hund var.');
  });

  it('a place of a text that is not changed is that place, whatever the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.nat(), fc.nat(8), (words, from, count) => {
        const parts = [...words.matchAll(/\p{L}+/gu)];
        const first = parts[from % parts.length];
        const last = parts[Math.min(parts.length - 1, (from % parts.length) + count)];
        const place = {
          offset: first?.index ?? 0,
          length: (last?.index ?? 0) + (last?.[0].length ?? 0) - (first?.index ?? 0),
        };
        expect(followPlaces(words, words)(place)).toEqual({ ...place, isGone: false });
      }),
      { numRuns: 50 },
    );
  });

  it('takes no long time for two texts of 2000 words that have nothing in common', () => {
    const long = (word: string) => Array.from({ length: 2000 }, (_, n) => `${word}${n}`).join(' ');
    const start = performance.now();
    followPlaces(long('a'), long('b'));
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
