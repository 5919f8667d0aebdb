import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CheckOptions, Correction } from './api.ts';
import { engine } from './testing/engine.ts';
import { anyText, pupilText, wordSalad } from './testing/any-text.ts';
import { applyCorrections } from './testing/apply-corrections.ts';

const check = (text: string, options: Partial<CheckOptions> = {}): Correction[] =>
  engine.check(text, { language: 'da', ...options });

/** Adds a mark after its word: it may share the word with a replacement. */
const isInsertion = ({ token, replacements: [first = ''] }: Correction): boolean =>
  first.startsWith(token) && /^[.,?!:]$/.test(first.slice(token.length));

/** What the contract says of every mark and of all of them together. */
function expectSound(text: string, marks: readonly Correction[]): void {
  let [before, replacedTo, insertedAt] = [0, 0, -1];
  for (const mark of marks) {
    const end = mark.offset + mark.length;
    expect(mark.length).toBeGreaterThan(0);
    expect(text.slice(mark.offset, end)).toBe(mark.token);
    expect(mark.sentence).toContain(mark.token);
    expect(text).toContain(mark.sentence);
    expect(new Set(mark.replacements).size).toBe(mark.replacements.length);
    expect(mark.replacements).not.toContain(mark.token);
    expect(mark.explanation).toMatch(/\S/);
    expect(mark.explanation).not.toMatch(/\{(token|replacement)\}/);
    expect(mark.confidence).toBeGreaterThan(0);
    expect(mark.confidence).toBeLessThanOrEqual(1);
    expect(mark.categories.length).toBeGreaterThan(0);
    // sorted, and apart but for an insertion on the word that a replacement ends with
    expect(mark.offset).toBeGreaterThanOrEqual(before);
    before = mark.offset;
    if (isInsertion(mark)) {
      expect(end).toBeGreaterThan(insertedAt);
      expect(end).toBeGreaterThanOrEqual(replacedTo);
      insertedAt = end;
    } else {
      expect(mark.offset).toBeGreaterThanOrEqual(replacedTo);
      replacedTo = end;
    }
  }
}

// few of each: every run draws others
describe('any text', () => {
  it('gives marks in order, apart, each exactly the text at its offset', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('yes', 'no', 'auto'), (text, startkomma) =>
        expectSound(text, check(text, { startkomma })),
      ),
      {
        numRuns: 150,
        // ended the engine once: what may follow a word was asked past the end of the text
        examples: [
          ['jeg ( I , du', 'yes'],
          ['jeg han fordi ,', 'yes'],
        ],
      },
    );
  });

  it('is left alone where it is struck through, however the ranges lie', () => {
    const range = fc.tuple(fc.integer({ min: -5, max: 300 }), fc.integer({ min: -5, max: 300 }));
    fc.assert(
      fc.property(pupilText, fc.array(range, { maxLength: 6 }), (text, uncheckedRanges) => {
        const marks = check(text, { uncheckedRanges });
        expectSound(text, marks);
        for (const [start, end] of uncheckedRanges)
          for (const mark of marks)
            expect(start <= mark.offset && mark.offset + mark.length <= end && start < end).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('gives the same marks again, also after other texts', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const first = check(text);
        check(other);
        expect(check(text)).toEqual(first);
      }),
      { numRuns: 30 },
    );
  });

  it('comes to rest when the first replacements are put in again and again', () => {
    const ROUNDS = 12;
    fc.assert(
      fc.property(fc.oneof(pupilText, wordSalad), (given) => {
        const seen = [given];
        for (let round = 0; round < ROUNDS; round++) {
          const text = seen.at(-1)!;
          const next = applyCorrections(text, check(text));
          if (next === text) return;
          expect(seen).not.toContain(next);
          seen.push(next);
        }
        expect.fail(`no rest after ${ROUNDS} rounds: ${JSON.stringify(seen.slice(-3))}`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('10,000 words', () => {
  const SENTENCE = 'Jeg køre hjem fra skole idag, og det var en spænene tur fordi vi så en hjort.';
  const words = (count: number): string[] => {
    const unit = SENTENCE.split(' ');
    return Array.from({ length: count }, (_, i) => unit[i % unit.length]!);
  };
  /** Of this process's own processor time, which other work on the machine does not lengthen. */
  const millisecondsOf = (text: string): number => {
    const start = process.cpuUsage();
    check(text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };

  it.each<[string, (count: number) => string]>([
    ['running text', (count) => words(count).join(' ')],
    ['without any mark', (count) => words(count).join(' ').replace(/[.,]/g, '')],
    ['one word per line', (count) => words(count).join('\n')],
    ['ALL CAPS', (count) => words(count).join(' ').toUpperCase()],
    ['in one quotation', (count) => `»${words(count).join(' ')}«`],
    ['in small paragraphs with emoji', (count) => words(count).join(' ').replaceAll('. ', ' 😀👩‍👩‍👧‍👦.\n\n')],
    ['another language', (count) => 'the dog was not here but we did not know it '.repeat(count / 10)],
    ['words that do not end', (count) => words(count).join('')],
    ['nothing but marks', (count) => '", ) … '.repeat(count)],
  ])('%s: take time in proportion to 1,000 words', (_, textOf) => {
    const [short, long] = [textOf(1000), textOf(10_000)];
    expectSound(short.slice(0, 3000), check(short.slice(0, 3000)));
    const usual = Math.min(millisecondsOf(short), millisecondsOf(short));
    // ten times the words: four times that is room for a busy machine and far from the hundred of a square
    expect(millisecondsOf(long)).toBeLessThan(40 * Math.max(usual, 5));
  });
});
