import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engine } from '../testing/engine.ts';
import { anyText } from '../testing/any-text.ts';
import { randomOf, typedAtRandom } from '../testing/synthetic-slips.ts';
import { TONGUES } from './tongues.ts';
import { TongueSpeller } from './tongue-speller.ts';
import { TongueText } from './tongue-text.ts';

/** So many different words that nobody knows, each after three of the language. */
function hopeless(count: number, known: string): string {
  const random = randomOf(7);
  const words = new Set<string>();
  while (words.size < count) words.add(typedAtRandom(random).replace(/[æøå]/g, 'a'));
  return [...words].map((word) => `${known} ${word}`).join(' ');
}

/** How often a method is called while something runs; a spy would keep what each of millions of calls was given. */
function callsOf<Name extends string>(
  of: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  run: () => void,
): number {
  const { [name]: method } = of;
  let calls = 0;
  of[name] = function counted(...given) {
    calls++;
    return method.apply(this, given);
  };
  try {
    run();
  } finally {
    of[name] = method;
  }
  return calls;
}

const KNOWN = { en: 'the house and', de: 'das Haus und', fr: 'la maison et' } as const;

describe.each(Object.keys(TONGUES) as (keyof typeof TONGUES)[])('TC-05 any text in %s', (language) => {
  it('is read without an error, and tokens stand where they say', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let end = 0;
        for (const mark of engine.check(text, { language })) {
          expect(text.slice(mark.offset, mark.offset + mark.length)).toBe(mark.token);
          expect(mark.offset).toBeGreaterThanOrEqual(end);
          expect(mark.sentence).toContain(mark.token);
          expect(mark.replacements).not.toContain(mark.token);
          end = mark.offset + mark.length;
        }
      }),
      { numRuns: 150 },
    );
  });

  it('searches for no more than its share of unknown words, and tells so', () => {
    const searches = callsOf(TongueSpeller.prototype, 'candidates', () => {
      expect(engine.read(hopeless(2000, KNOWN[language]), { language }).notice).toBe('cut-short');
    });
    expect(searches).toBe(400);
  });

  it('without a mark or a verb takes work in proportion to its length: no place looks through all of the others', () => {
    const stepsFor = (count: number) =>
      callsOf(TongueText.prototype, 'before', () => void engine.read(hopeless(count, KNOWN[language]), { language }));
    expect(stepsFor(2_000)).toBeLessThan(5 * Math.max(500, stepsFor(500)));
  });

  it('that is mostly of another language is reported, and nothing is marked', () => {
    const text =
      'Vi gik hjem fra skole i går, og da snakkede vi om noget, som ikke kunne lide mig særlig godt, sagde hun.';
    expect(engine.read(text, { language })).toMatchObject({
      corrections: [],
      notice: 'mostly-other-language',
    });
  });

  it('leaves alone what is struck through and what the school accepts', () => {
    const text = `${KNOWN[language]} qwrtzpx.`;
    const at = text.indexOf('qwrtzpx');
    expect(engine.check(text, { language }).map(({ token }) => token)).toContain('qwrtzpx');
    const struck = engine.check(text, { language, uncheckedRanges: [[at, at + 7]] });
    const accepted = engine.check(text, { language, ignoredWords: new Set(['qwrtzpx']) });
    for (const marks of [struck, accepted]) expect(marks.map(({ token }) => token)).not.toContain('qwrtzpx');
  });
});

it('TC-05 suggestions have the apostrophe that the text has', () => {
  const suggestions = (text: string) => engine.check(text, { language: 'fr' }).map((mark) => mark.replacements[0]);
  expect(suggestions('C’est vrai. Je ai faim.')).toEqual(['J’ai']);
  expect(suggestions("C'est vrai. Je ai faim.")).toEqual(["J'ai"]);
});

it('TC-05 a French capital may lack its accent, and œ may be written as oe', () => {
  const tokens = (text: string) => engine.check(text, { language: 'fr' }).map(({ token }) => token);
  expect(tokens('Etudier est utile. Ma soeur et ma sœur dorment.')).toEqual([]);
  expect(tokens('Il faut etudier. Mon soeur dort.')).toEqual(['etudier', 'Mon']);
});
