import type { AnswersOf } from './corrections.queries.ts';

/** Its presence in the address opens the text at the pupil's first unanswered question. */
export const QUESTION_PARAM = 'spoergsmaal';

/** The address of the marking view: a class's texts at an exercise, at one pupil; without a pupil at the first hand-in. */
export function markingPath({
  squadId,
  exerciseId,
  year,
  studentId,
  atQuestion = false,
}: Omit<AnswersOf, 'studentId'> & { studentId?: number; atQuestion?: boolean }): string {
  const pupil = studentId === undefined ? '' : `/${studentId}`;
  return `/opgaver/retning/${squadId}/${exerciseId}${pupil}?aar=${year}${atQuestion ? `&${QUESTION_PARAM}=1` : ''}`;
}
