import { describe, expect, it } from 'vitest';
import { Analysis } from './analysis/analysis.ts';
import { engine } from './testing/engine.ts';

const WORDS = 'jeg køre hjem fra skole i går og da snakket vi om en stort hund som ikke kunne lide mig så jeg synes';
const WORDS_ASKED = 1000;

/** How often the rules ask the analysis about a place while the text is checked. */
function placesAsked(text: string): number {
  const { before, after, lower, reading, canBe, union, opensSentence } = Analysis.prototype;
  const methods = { before, after, lower, reading, canBe, union, opensSentence };
  let count = 0;
  for (const [name, method] of Object.entries(methods)) {
    Object.defineProperty(Analysis.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Analysis, ...given: never[]): unknown {
        count++;
        return Reflect.apply(method, this, given);
      },
    });
  }
  try {
    engine.check(text, { language: 'da' });
  } finally {
    for (const [name, method] of Object.entries(methods)) {
      Object.defineProperty(Analysis.prototype, name, { configurable: true, writable: true, value: method });
    }
  }
  return count;
}

const ofLength = (words: number, unit: string): string =>
  Array.from({ length: words }, (_, i) => unit.split(' ')[i % unit.split(' ').length]).join(' ');

describe('a text without full stops', () => {
  it.each([
    ['running text', (words: number) => ofLength(words, WORDS)],
    ['one word per line', (words: number) => ofLength(words, WORDS).replaceAll(' ', '\n')],
    ['capitals', (words: number) => ofLength(words, WORDS).toUpperCase()],
    ['emoji', (words: number) => ofLength(words, '😀 køre')],
  ])('%s: twice as long a text asks about twice as many places', (_, textOf) => {
    const short = placesAsked(textOf(WORDS_ASKED));
    expect(short).toBeGreaterThan(WORDS_ASKED);
    expect(placesAsked(textOf(2 * WORDS_ASKED))).toBeLessThan(2.3 * short);
  });
});
