import { z } from 'zod';
import { get, idParam, post } from './endpoint.ts';

/** What the law asks of a school about a pupil: to hand out everything, and to delete it for good (PD-32). */
export const erasureApi = {
  exportPupil: get('institution/people/{userId}/export', {
    access: ['school-admin'],
    summary: 'Everything that is kept of a pupil of the own school, as a ZIP with JSON, marked texts as DOCX and files',
    params: z.object({ userId: idParam }),
    answers: { 200: z.unknown().meta({ description: 'the ZIP' }) },
  }),
  erasePupil: post('institution/people/{userId}/erase', {
    access: ['school-admin'],
    summary: 'Delete a pupil of the own school for good, with everything that the pupil has done and got',
    params: z.object({ userId: idParam }),
    /** The pupil's name as the list shows it, so that nobody deletes another than they mean. */
    body: z.object({ name: z.string().max(200) }),
    answers: { 204: z.null() },
  }),
};
