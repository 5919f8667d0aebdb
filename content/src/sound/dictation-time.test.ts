import { expect, it } from 'vitest';
import { exerciseLevels } from '../catalogue/exercise-structure.ts';
import { classOfLevel, secondsOfSilence, secondsToCheck, secondsToWrite } from './dictation-time.ts';

it('time to write goes by the letters: 0.5 to 0.8 seconds each in class 3 to 5, less above', () => {
  const aLetter = (classLevel: number) => secondsToWrite('å', classLevel);
  for (const classLevel of [3, 4, 5]) {
    expect(aLetter(classLevel)).toBeGreaterThanOrEqual(0.5);
    expect(aLetter(classLevel)).toBeLessThanOrEqual(0.8);
  }
  for (const classLevel of [6, 7, 8, 9]) expect(aLetter(classLevel)).toBeLessThan(aLetter(classLevel - 1));
  expect(secondsToWrite('langt væk.', 3)).toBeCloseTo(8 * 0.8);
  expect(secondsToWrite('ord', 0)).toBeGreaterThan(1);
});

it('each piece leaves time to write it, and time to read it through when it has been said again', () => {
  const [piece, other] = ['Giraffen har en', 'meget lang hals.'];
  expect(secondsOfSilence(`${piece} ${other}`, 4)).toBeCloseTo(
    secondsToWrite(piece, 4) + secondsToCheck(piece, 4) + secondsToWrite(other, 4) + secondsToCheck(other, 4),
  );
  expect(secondsToCheck('ja', 9)).toBeGreaterThan(1);
});

it('a level tells its class', () => {
  const { id } = exerciseLevels.find(({ productId, grade }) => productId === 'grdi' && grade === 4) ?? { id: 0 };
  expect([classOfLevel(id), classOfLevel(1)]).toEqual([4, 0]);
});
