import { z } from 'zod';
import { get, id, idParam, nothing, post, put } from './endpoint.ts';

/** Assigning handed-in homework again, and hiding its results. */
export const reassignApi = {
  canReassign: get('homework/reassign', {
    access: ['teacher'],
    summary: 'Whether a pupil of the squad has handed the exercise in, so that it can be assigned again',
    query: z.object({ exerciseId: idParam, studentId: idParam, squadId: idParam }),
    answers: { 200: z.boolean() },
  }),
  reassignHomework: post('homework/reassign', {
    access: ['teacher'],
    summary: 'Assign a handed-in task again; of a self-correction the handed-in text is deleted and corrected again',
    body: z.object({ homeworkId: id, studentId: id, squadId: id }),
    answers: { 204: nothing },
  }),
  hideResults: put('homework/hide-results', {
    access: ['teacher'],
    summary:
      "Hide the results of a handed-in task from its pupil, or show them; they are not in the pupil's answers then",
    body: z.object({ exerciseProgressId: id, hideResults: z.boolean() }),
    answers: { 204: nothing },
  }),
};
