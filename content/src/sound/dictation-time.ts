import { exerciseLevels } from '../catalogue/exercise-structure.ts';
import { piecesOf } from './pieces.ts';

/** Seconds that a pupil of a class needs to write a letter, by class. */
const SECONDS_A_LETTER: Readonly<Record<number, number>> = {
  1: 1,
  2: 0.9,
  3: 0.8,
  4: 0.65,
  5: 0.5,
  6: 0.45,
  7: 0.4,
  8: 0.35,
  9: 0.3,
  10: 0.3,
};
/** Of grown-ups and of those who learn Danish, whose level is no class. */
const SECONDS_WITHOUT_CLASS = 0.5;
/** What is written is read through while the piece is said again: this share of the time to write it. */
const SHARE_TO_CHECK = 0.3;

/** The class that a level is for; 0 where it is for none. */
export const classOfLevel = (levelId: number): number => exerciseLevels.find(({ id }) => id === levelId)?.grade ?? 0;

/** How long the sound waits for a piece to be written, by its letters and the class (0 for none). Seconds. */
export const secondsToWrite = (piece: string, classLevel: number): number =>
  (piece.match(/\p{L}/gu)?.length ?? 0) * (SECONDS_A_LETTER[classLevel] ?? SECONDS_WITHOUT_CLASS);

/** How long it waits once more, after the piece has been said again. Seconds. */
export const secondsToCheck = (piece: string, classLevel: number): number =>
  Math.max(1.2, SHARE_TO_CHECK * secondsToWrite(piece, classLevel));

/** All the silence that a dictated sentence leaves to whoever writes it. Seconds. */
export const secondsOfSilence = (sentence: string, classLevel: number): number =>
  piecesOf(sentence).reduce(
    (sum, piece) => sum + secondsToWrite(piece, classLevel) + secondsToCheck(piece, classLevel),
    0,
  );
