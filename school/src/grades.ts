/** What a grade of a test means (CON-40), from the lowest band to the highest. */
export const GRADE_BANDS = [
  { from: 0, to: 2, meaning: 'Ikke lært' },
  { from: 3, to: 4, meaning: 'Usikkert lært' },
  { from: 5, to: 6, meaning: 'Lært' },
  { from: 7, to: 8, meaning: 'Sikkert lært' },
  { from: 9, to: 10, meaning: 'Over niveau' },
] as const;

/** Classes of the extended table of the spelling test, in the order of its columns. */
export const SPELLING_GRADE_CLASSES = [2, 3, 4, 5, 6, 7, 8, 9] as const;

/**
 * The lowest percent of right words that gives each grade 0–10, per class of SPELLING_GRADE_CLASSES. A grade reaches up
 * to the next one's lowest. Rows 0, 1, 9 and 10 are the specification's; the others are ours and may be edited (DEC-20).
 */
export const SPELLING_GRADE_FLOORS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0],
  [5, 5, 5, 5, 5, 5, 5, 5],
  [15, 15, 15, 15, 15, 15, 15, 15],
  [25, 26, 26, 27, 28, 29, 29, 30],
  [36, 37, 38, 39, 41, 42, 43, 44],
  [47, 48, 50, 51, 53, 54, 56, 57],
  [59, 60, 62, 63, 65, 66, 68, 69],
  [71, 72, 74, 75, 76, 77, 79, 80],
  [84, 85, 86, 87, 87, 88, 89, 90],
  [97, 97, 97, 97, 97, 97, 97, 97],
  [100, 100, 100, 100, 100, 100, 100, 100],
];

/** The percents of a grade in a class, both included: {from: 84, to: 96}. `column` counts SPELLING_GRADE_CLASSES. */
export function spellingGradeSpan(grade: number, column: number): { from: number; to: number } {
  const from = SPELLING_GRADE_FLOORS[grade]?.[column] ?? 0;
  const above = SPELLING_GRADE_FLOORS[grade + 1]?.[column];
  return { from, to: above === undefined ? 100 : above - 1 };
}

/** Right answers in whole percent (PD-16); 100 only where nothing is wrong. */
export const percentOf = ({ correctAnswers, answerCount }: { correctAnswers: number; answerCount: number }): number => {
  if (correctAnswers >= answerCount) return answerCount === 0 ? 0 : 100;
  return Math.min(99, Math.round((correctAnswers / answerCount) * 100));
};

/**
 * The grade 0–10 of a test. The specification has a table for the spelling test only; every other test follows the same
 * one. A class outside its columns takes the nearest, and a level that names no class the last.
 */
export function testGradeOf(percent: number, schoolClass: number | null): number {
  const known = SPELLING_GRADE_CLASSES.findLastIndex((one) => schoolClass === null || one <= schoolClass);
  return SPELLING_GRADE_FLOORS.findLastIndex((floors) => percent >= (floors[Math.max(0, known)] ?? 0));
}

/** The class that a level's title begins with: 7 of '7. klasse'; null where it names none. */
export const classOfLevel = (title: string): number | null => Number(/^(\d+)\. klasse/.exec(title)?.[1] ?? 0) || null;
