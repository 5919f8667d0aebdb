import type { EvaluationRow } from './evaluations.repo.ts';

type Row = Pick<EvaluationRow, 'evaluation' | 'grade' | 'gradeVisible'>;

/** Whether there is anything in it for the pupil: a grade alone that is not visible is not even hinted at (EVAL-07). */
export const isForStudent = (row: Pick<Row, 'evaluation' | 'gradeVisible'>): boolean =>
  row.evaluation !== '' || row.gradeVisible;

/** The grade as the person may see it: a pupil none that is not visible (EVAL-07). */
export const gradeFor = <R extends Pick<Row, 'grade' | 'gradeVisible'>>(
  row: R,
  forStudent: boolean,
): R['grade'] | null => (forStudent && !row.gradeVisible ? null : row.grade);
