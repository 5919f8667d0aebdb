import type { GradesOfClass } from '@ordklar/contract';
import type { SheetCell } from '../export/table-of.ts';
import { BY_NAME, type Sorting } from '../model/sort-rows.ts';
import { squadResultsText } from '../squad-results.text.ts';

const text = squadResultsText.grades;

/** A pupil's grade of a task. */
export const gradeAt = ({ grades }: GradesOfClass, studentId: number, exerciseId: number) =>
  grades.find((grade) => grade.studentId === studentId && grade.exerciseId === exerciseId);

/** '7,3'; null without one. */
export const averageWords = (average: number | null): string | null =>
  average === null ? null : average.toFixed(1).replace('.', ',');

/** In the address: by the mean of the grades. */
export const BY_MEAN = 'snit';

/** Pupils by name, by their mean or by their grade of a task, lowest first; who has none stands last either way. */
export function sortedPupils(grades: GradesOfClass, { by, reverse }: Sorting): GradesOfClass['pupils'] {
  if (by === BY_NAME) return reverse ? grades.pupils.toReversed() : grades.pupils;
  const valueOf = ({ id, average }: GradesOfClass['pupils'][number]): number | null => {
    if (by === BY_MEAN) return average;
    const grade = gradeAt(grades, id, Number(by))?.grade;
    return grade === undefined ? null : Number(grade);
  };
  return grades.pupils.toSorted((a, b) => {
    const [one, other] = [valueOf(a), valueOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return reverse ? other - one : one - other;
  });
}

/** The grades as a sheet. '02' and '00' stay as they are written, so grades are words and averages numbers. */
export const gradesSheet = (grades: GradesOfClass): SheetCell[][] => [
  [
    text.pupil,
    text.average,
    ...grades.tasks.map(({ title, scale }) => (scale === 'test' ? `${title} (${text.test})` : title)),
  ],
  ...grades.pupils.map(({ id, name, isMember, average }): SheetCell[] => [
    isMember ? name : `${name} (${squadResultsText.register.left})`,
    average,
    ...grades.tasks.map(({ exerciseId }) => gradeAt(grades, id, exerciseId)?.grade ?? null),
  ]),
];
