import { z } from 'zod';
import { get, id, idParam, post, unixSeconds } from './endpoint.ts';

/** A pupil's question about a mark of a returned text: 'Er det en fejl?' (PD-23). */
export const markQuestion = z
  .object({
    id,
    /** The text that it was asked in, which may be another edition than the one whose questions are read. */
    exerciseAnswerTextId: id,
    exerciseProgressId: id,
    /** Which edition of the task that is: 1 for the first text. */
    attempt: z.number().int(),
    /** The sentence around the place. */
    sentence: z.string(),
    /**
     * The mark in the edition whose questions are read: at the place itself, or on the same words of the same sentence.
     * Null where there is none that the asker may see.
     */
    correctionId: z.string().nullable(),
    offset: z.number().int(),
    length: z.number().int(),
    token: z.string(),
    asked: unixSeconds,
    /** What the teacher said; null while the question waits. */
    answer: z.enum(['error', 'not-error']).nullable(),
    answered: unixSeconds.nullable(),
    answeredByName: z.string().nullable(),
  })
  .meta({ id: 'MarkQuestion' });
export type MarkQuestion = z.output<typeof markQuestion>;

const ofText = z.object({ id: idParam });

/** Questions about marks, under the text that they stand in. */
export const markQuestionsApi = {
  markQuestions: get('homework/answers/corrections/{id}/questions', {
    access: ['teacher', 'student'],
    summary:
      "A pupil's questions about the marks of a text and of the other editions of its task, by edition and place",
    params: ofText,
    answers: { 200: z.array(markQuestion) },
  }),
  askAboutMark: post('homework/answers/corrections/{id}/questions', {
    access: ['student'],
    summary: 'Ask the teacher whether a mark of the own returned text is an error; idempotent',
    params: ofText,
    body: z.object({ correctionId: z.string().max(64) }),
    answers: { 200: markQuestion },
  }),
  answerMarkQuestion: post('homework/answers/corrections/{id}/questions/{questionId}', {
    access: ['teacher'],
    summary: 'Answer a question; a mark that is no error is hidden from the pupil',
    params: z.object({ id: idParam, questionId: idParam }),
    body: z.object({ isError: z.boolean() }),
    answers: { 200: markQuestion },
  }),
};
