import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Correction } from './api.ts';
import { UnsupportedLanguageError } from './api.ts';
import { loadEngine } from './load.ts';
import { applyCorrections } from './testing/apply-corrections.ts';

const engine = loadEngine();
const check = (text: string): Correction[] => engine.check(text, { language: 'da' });

const WORDS =
  'jeg du han hun det er var køre kører spise at og nogen nogle hus huset en et plusselig idag fordi som der ikke skole taske Mandag i I , . ! ? " \n 😀 \ud83d \u200b f.eks. kl. 8.30 www.skole.dk ... - ( ) 5. klasse MEGET stor store';
const textOfWords = fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 60 }).map((words) => words.join(' '));
const anyText = fc.oneof(textOfWords, fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 200 }));

function expectSound(text: string, corrections: Correction[]): void {
  let replacedTo = 0;
  let before = 0;
  for (const mark of corrections) {
    expect(text.slice(mark.offset, mark.offset + mark.length)).toBe(mark.token);
    expect(mark.offset).toBeGreaterThanOrEqual(before);
    before = mark.offset;
    const adds =
      /^[.,?!]$/.test((mark.replacements[0] ?? '').slice(mark.token.length)) &&
      mark.replacements[0]!.startsWith(mark.token);
    if (adds) continue;
    expect(mark.offset).toBeGreaterThanOrEqual(replacedTo);
    replacedTo = mark.offset + mark.length;
  }
}

describe('any text', () => {
  it('gives corrections in order, apart, each exactly the text at its offset', () => {
    fc.assert(
      fc.property(anyText, (text) => expectSound(text, check(text))),
      { numRuns: 400 },
    );
  });

  it('comes to rest when the first replacements are put in again and again', () => {
    fc.assert(
      fc.property(textOfWords, (given) => {
        let text = given;
        const seen = new Set<string>();
        for (let round = 0; round < 12; round++) {
          const next = applyCorrections(text, check(text));
          if (next === text) return;
          expect(seen.has(next)).toBe(false);
          seen.add(text);
          text = next;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same corrections again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(check(text)).toEqual(check(text));
      }),
      { numRuns: 60 },
    );
  });
});

describe('options', () => {
  it('refuses a language without an engine, in Danish', () => {
    expect(() => engine.check('Hello', { language: 'en' })).toThrow(UnsupportedLanguageError);
  });

  it('leaves words alone that the school accepts', () => {
    const text = 'Vi spiller plusselig hver dag.';
    expect(check(text).map((mark) => mark.token)).toContain('plusselig');
    expect(engine.check(text, { language: 'da', ignoredWords: new Set(['plusselig']) })).toEqual([]);
  });

  it('leaves struck-through text alone', () => {
    const text = 'Vi gik plusselig hjem.';
    expect(engine.check(text, { language: 'da', uncheckedRanges: [[7, 16]] })).toEqual([]);
  });

  it('asks for no startkomma when the writer uses none', () => {
    const text = 'Hun sagde at hun var træt.';
    expect(engine.check(text, { language: 'da', startkomma: 'no' })).toEqual([]);
    expect(engine.check(text, { language: 'da', startkomma: 'yes' }).map((mark) => mark.replacements)).toEqual([
      ['sagde,'],
    ]);
  });

  it('lets a missing comma share its word with a misspelling', () => {
    const text = 'Hun fortale at hun kom for sent.';
    const marks = engine.check(text.replace('fortale', 'sagte'), { language: 'da', startkomma: 'yes' });
    expect(marks.map((mark) => [mark.token, mark.replacements[0]])).toContainEqual(['sagte', 'sagte,']);
  });
});

describe('long texts', () => {
  it('takes time in proportion to its length', () => {
    const passage = 'Jeg køre hjem fra skole idag, og det var en spænene tur fordi vi så en hjort. ';
    const time = (copies: number): number => {
      const text = passage.repeat(copies);
      const start = performance.now();
      check(text);
      return performance.now() - start;
    };
    time(500);
    const [short, long] = [time(300), time(3000)];
    expect(long).toBeLessThan(short * 40);
  });

  it('reads text without marks, spaces or small letters', () => {
    for (const text of [
      'a'.repeat(20_000),
      'JEG KAN IKKE LIDE DET '.repeat(2000),
      'ord\n'.repeat(5000),
      '😀'.repeat(5000),
      '"'.repeat(5000),
    ]) {
      expectSound(text, check(text));
    }
  });
});
