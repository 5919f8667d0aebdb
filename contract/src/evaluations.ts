import { z } from 'zod';
import { id, nothing, post, unixSeconds } from './endpoint.ts';

/** Marks for essays: the Danish 7-step scale (DEC-14). */
export const ESSAY_GRADES = ['-3', '00', '02', '4', '7', '10', '12'] as const;
export const essayGrade = z.enum(ESSAY_GRADES);

/** Written feedback and grade on one answer (ENT-11). For pupils `grade` is null unless it is visible. */
export const answerEvaluation = z
  .object({
    id,
    evaluation: z.string(),
    teacher: z.string(),
    grade: essayGrade.nullable(),
    gradeVisible: z.boolean(),
    updatedAt: unixSeconds,
  })
  .meta({ id: 'AnswerEvaluation' });
export type AnswerEvaluation = z.output<typeof answerEvaluation>;

/** Feedback and grade (D2 §7). */
export const evaluationsApi = {
  saveEvaluation: post('answer-evaluation/save', {
    access: ['teacher'],
    summary: 'Save feedback and grade; empty text without a grade deletes it (EVAL-04)',
    body: z.object({
      squadId: id,
      exerciseProgressId: id,
      evaluation: z.string().max(20_000),
      grade: essayGrade.nullable(),
      gradeVisible: z.boolean(),
    }),
    answers: { 200: answerEvaluation.nullable() },
  }),
  deleteEvaluation: post('answer-evaluation/delete', {
    access: ['teacher'],
    summary: 'Delete feedback and grade',
    body: z.object({ squadId: id, answerEvaluationId: id }),
    answers: { 204: nothing },
  }),
};
