import type { GradesOfClass } from '@ordklar/contract';
import type { SheetCell } from '../export/table-of.ts';
import { squadResultsText } from '../squad-results.text.ts';

const text = squadResultsText.grades;

/** A pupil's grade of a task. */
export const gradeAt = ({ grades }: GradesOfClass, studentId: number, exerciseId: number) =>
  grades.find((grade) => grade.studentId === studentId && grade.exerciseId === exerciseId);

/** '7,3'; null without one. */
export const averageWords = (average: number | null): string | null =>
  average === null ? null : average.toFixed(1).replace('.', ',');

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
