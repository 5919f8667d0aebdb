import { describe, expect, it } from 'vitest';
import { type Exercise, loadExercises } from '../../content/src/index.ts';
import { engine } from '../../correction/src/testing/engine.ts';
import { ALL_SUBCATEGORY_IDS, categoryOf } from '../../correction/src/taxonomy/index.ts';
import { type BankText, isDanish, textsOf } from './bank-texts.ts';
import { isKnownMark } from './exceptions.ts';

const bank = await loadExercises();
const trainable = ALL_SUBCATEGORY_IDS.filter((id) => categoryOf(id) !== 'other') as readonly string[];

/** What the engine has to say against a text, with startkomma. */
function marksIn({ where, text, speaksOfWords }: BankText): string[] {
  const uncheckedRanges = speaksOfWords
    ? [...text.matchAll(/»[^«]*«/g)].map(({ index, 0: words }): [number, number] => [index, index + words.length])
    : [];
  return engine
    .check(text, { language: 'da', startkomma: 'yes', uncheckedRanges })
    .filter((mark) => !isKnownMark(text, mark))
    .map(({ ruleId, token, replacements }) => `${where}: ${ruleId} »${token}« → »${replacements[0]}« in: ${text}`);
}

describe('the exercise bank read by the engine', () => {
  it('is read at all: an error in a right answer, a question, a reason and a quoted sentence is found', () => {
    const faulty = (items: Exercise['items']): Exercise => ({ ...bank[0], items });
    const found = (items: Exercise['items']) => textsOf(faulty(items)).flatMap(marksIn).length;
    const question = { kind: 'choice', options: ['a', 'b'], answer: 'a' } as const;
    expect(found([{ kind: 'gap-text', parts: ['Jeg ', { answers: ['køre'] }, ' hjem hver dag.'] }])).toBeGreaterThan(0);
    expect(found([{ kind: 'set-commas', words: 'Jeg tror at han kommer.'.split(' '), commas: [] }])).toBeGreaterThan(0);
    expect(found([{ ...question, options: [...question.options], question: 'Hvem køre hjem?' }])).toBeGreaterThan(0);
    expect(found([{ ...question, options: [...question.options], question: 'Hvad er »køre« her?' }])).toBe(0);
    expect(
      found([{ ...question, options: [...question.options], question: 'Hvad er »Han køre hjem.«?' }]),
    ).toBeGreaterThan(0);
  });

  // over ten thousand texts: fifteen seconds on a machine with nothing else to do
  it('has no mark', { timeout: 240_000 }, () => {
    // what stands in several exercises is read once
    const texts = new Map(bank.flatMap(textsOf).map((one) => [`${one.speaksOfWords} ${one.text}`, one]));
    expect([...texts.values()].flatMap(marksIn)).toEqual([]);
  });

  it('trains error types that the taxonomy has and that can be trained, at most three in an exercise', () => {
    for (const { slug, trains } of bank) {
      for (const id of trains) expect(trainable.includes(id), `${slug} trains ${id}`).toBe(true);
      expect(trains.length, slug).toBeLessThanOrEqual(3);
      expect(new Set(trains).size, slug).toBe(trains.length);
    }
  });

  it('TC-24 every error type but those of the teachers has three Danish exercises over two levels', () => {
    const danish = bank.filter(({ productId }) => isDanish(productId));
    for (const id of trainable) {
      const training = danish.filter(({ trains }) => trains.includes(id));
      expect(training.length, id).toBeGreaterThanOrEqual(3);
      expect(new Set(training.map(({ levelId }) => levelId)).size, id).toBeGreaterThanOrEqual(2);
    }
  });
});
