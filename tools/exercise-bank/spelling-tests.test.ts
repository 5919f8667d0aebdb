import { spellingTypesOfClass } from '@ordklar/school';
import { describe, expect, it } from 'vitest';
import { exerciseLevels, loadExercises } from '../../content/src/index.ts';
import { possibleTypes } from '../../correction/src/spelling-types/possible-types.ts';

const WORD_CLASSES = ['noun', 'verb', 'adjective', 'other'] as const;
const FEWEST_WORDS = (classLevel: number) => (classLevel === 3 ? 30 : 40);

const tests = (await loadExercises())
  .filter(({ productId }) => productId === 'grsp')
  .map(({ slug, levelId, items }) => ({
    slug,
    classLevel: Number(/^\d+/.exec(exerciseLevels.find(({ id }) => id === levelId)?.title ?? '')?.[0]),
    words: items.flatMap((item) =>
      item.kind === 'dictation' ? [{ word: item.answers[0], types: item.types ?? [] }] : [],
    ),
  }));

describe('the spelling tests', () => {
  it('CAT-07 there is one for each of the classes 3 to 9, long enough and with no word twice', () => {
    expect(tests.map(({ classLevel }) => classLevel).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9]);
    for (const { slug, classLevel, words } of tests)
      expect(new Set(words.map(({ word }) => word)).size, slug).toBeGreaterThanOrEqual(FEWEST_WORDS(classLevel));
  });

  it.each(tests)('CON-42 $slug tries each type of its class at least twice, and no other', ({ classLevel, words }) => {
    const tried = words.flatMap(({ types }) => types);
    const ofClass = spellingTypesOfClass(classLevel).map(({ code }) => code as string);
    expect(tried.filter((type) => !ofClass.includes(type))).toEqual([]);
    expect(ofClass.filter((type) => tried.filter((one) => one === type).length < 2)).toEqual([]);
  });

  it.each(tests)('CON-42 each word of $slug invites the types that it is said to try', ({ words }) => {
    const odd = words.filter(
      ({ word, types }) =>
        types.length === 0 ||
        !WORD_CLASSES.some((wordClass) => {
          const possible: string[] = possibleTypes(word, { wordClass });
          return types.every((type) => possible.includes(type));
        }),
    );
    expect(odd.map(({ word, types }) => `${word}: ${types.join(' ')}`)).toEqual([]);
  });
});
