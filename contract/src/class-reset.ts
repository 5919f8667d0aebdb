import { z } from 'zod';
import { get, id, idParam, post, unixSeconds } from './endpoint.ts';

const count = z.number().int();
const amount = { exercises: count, answers: count };

/** What a reset of a class would take away, so that nobody does it unawares. */
export const classResetPreview = z
  .object({
    name: z.string(),
    studentCount: count,
    /** Colleagues who lose the same. */
    sharedWith: z.array(z.string()),
    /** By class level; `levelId` is one of the levels with this title. */
    levels: z.array(z.object({ levelId: id, title: z.string(), ...amount })),
    ...amount,
  })
  .meta({ id: 'ClassResetPreview' });
export type ClassResetPreview = z.output<typeof classResetPreview>;

/** Resetting a class (API-108). */
export const classResetApi = {
  classReset: get('teacher/classes/{classId}/reset', {
    access: ['teacher'],
    summary: 'What a reset of an own class would take away, by class level',
    params: z.object({ classId: idParam }),
    answers: { 200: classResetPreview },
  }),
  resetClass: post('teacher/classes/reset', {
    access: ['teacher'],
    summary: 'Take back all tasks of an own class with what was handed in: all of them, or those of one class level',
    body: z.object({
      classId: id,
      resetAll: z.boolean().default(false),
      /** Any course's level; exercises of other courses at a level with the same title go too. */
      levelId: id.optional(),
    }),
    answers: { 200: z.object({ removed: count, at: unixSeconds }) },
  }),
  undoResetClass: post('teacher/classes/reset/undo', {
    access: ['teacher'],
    summary: 'Bring back, within a day, what the own reset at this moment took away',
    body: z.object({ classId: id, at: unixSeconds }),
    answers: { 200: z.object({ restored: count }) },
  }),
};
