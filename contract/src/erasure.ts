import { z } from 'zod';
import { idParam, post } from './endpoint.ts';

/** Deleting a pupil for good (PD-32). */
export const erasureApi = {
  erasePupil: post('institution/people/{userId}/erase', {
    access: ['school-admin'],
    summary: 'Delete a pupil of the own school for good, with everything that the pupil has done and got',
    params: z.object({ userId: idParam }),
    /** The pupil's name as the list shows it, so that nobody deletes another than they mean. */
    body: z.object({ name: z.string().max(200) }),
    answers: { 204: z.null() },
  }),
};
