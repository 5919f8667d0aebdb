import { z } from 'zod';
import { get, id, idParam, post, put, unixSeconds } from './endpoint.ts';

/** Of an exercise that a squad has: whether pupils are to correct their text once they have it back, and by when. */
export const correctingPlan = z
  .object({
    wanted: z.boolean(),
    /** Null for no deadline. It may have passed: then a text that goes back now gets none. */
    deadline: unixSeconds.nullable(),
    /** Pupils who are to correct now, and have not. */
    open: z.number().int(),
    /** Pupils who have. */
    done: z.number().int(),
  })
  .meta({ id: 'CorrectingPlan' });
export type CorrectingPlan = z.output<typeof correctingPlan>;

const ofExercise = z.object({ s: idParam, ex: idParam });

/** What follows upon a task: correcting the own text by a deadline, and reminding who misses. */
export const followUpApi = {
  correctingPlan: get('squads/{s}/exercises/{ex}/correcting', {
    access: ['teacher'],
    summary: 'Whether the pupils of a squad are to correct their texts of an exercise, and by when',
    params: ofExercise,
    answers: { 200: correctingPlan },
  }),
  planCorrecting: put('squads/{s}/exercises/{ex}/correcting', {
    access: ['teacher'],
    summary: 'Decides it for texts that are not back yet; who is to correct already gets the new deadline',
    params: ofExercise,
    body: z.object({ wanted: z.boolean(), deadline: unixSeconds.nullable() }),
    answers: { 200: correctingPlan },
  }),
  remind: post('homework/remind', {
    access: ['teacher'],
    summary: 'Reminds the pupils of tasks that are not handed in; nobody of the same task twice within a day',
    body: z.object({ squadId: id, homeworkIds: z.array(id).min(1).max(1000) }),
    answers: {
      200: z.object({
        reminded: z.array(id),
        /** Reminded within the last day. */
        recently: z.array(id),
        /** Handed in or withdrawn meanwhile, not visible yet, or the pupil's own choice. */
        passedOver: z.array(id),
      }),
    },
  }),
};
