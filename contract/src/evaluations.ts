import { z } from 'zod';
import { draftSave, draftSaved, keptDraft } from './drafts.ts';
import { get, id, idParam, nothing, post, put, unixSeconds } from './endpoint.ts';

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

/** Feedback and grade that are being written and not sent: the teacher's own, shown to nobody else. */
export const feedbackDraft = z.object({
  evaluation: z.string().max(20_000),
  grade: essayGrade.nullable(),
  gradeVisible: z.boolean(),
});
export type FeedbackDraft = z.output<typeof feedbackDraft>;

/** Feedback and grade. */
export const evaluationsApi = {
  feedbackDraft: get('answer-evaluation/draft/{exerciseProgressId}', {
    access: ['teacher'],
    summary: "The teacher's own unsent feedback on an answer",
    params: z.object({ exerciseProgressId: idParam }),
    answers: { 200: keptDraft(feedbackDraft) },
  }),
  saveFeedbackDraft: put('answer-evaluation/draft/{exerciseProgressId}', {
    access: ['teacher'],
    summary: 'Keep feedback that is not sent; saving it and sending the text back send it, and no pupil sees it before',
    params: z.object({ exerciseProgressId: idParam }),
    body: draftSave(feedbackDraft),
    answers: { 200: draftSaved },
  }),
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
