import type { AnswersOf } from './corrections.queries.ts';

/** The address of the marking view: a class's texts at an exercise, at one pupil; without a pupil at the first hand-in. */
export function markingPath({
  squadId,
  exerciseId,
  year,
  studentId,
}: Omit<AnswersOf, 'studentId'> & { studentId?: number }): string {
  const pupil = studentId === undefined ? '' : `/${studentId}`;
  return `/opgaver/retning/${squadId}/${exerciseId}${pupil}?aar=${year}`;
}
