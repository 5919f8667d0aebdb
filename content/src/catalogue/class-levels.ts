/** The classes from `first` to `last` as levels: »3. klasse«, »4. klasse« … Class 0 is »Børnehaveklassen«. */
export const classLevels = (first: number, last: number): [number: number, title: string][] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const grade = first + index;
    return [grade, grade === 0 ? 'Børnehaveklassen' : `${grade}. klasse`];
  });

/** 10. klasse as two steps. */
export const tenth: [number: number, title: string, grade: number][] = [
  [10, '10. klasse', 10],
  [11, '10. klasse, udvidet', 10],
];
