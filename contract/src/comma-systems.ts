import { z } from 'zod';
import { id, idParam, put } from './endpoint.ts';

/** Comma before subordinate clauses: always, never, or as the writer mostly does (PD-22). */
export const commaSystem = z.enum(['yes', 'no', 'auto']);
export type CommaSystem = z.output<typeof commaSystem>;

/** What a pupil can say of an own text; null follows the class. */
export const ownCommaSystem = z.enum(['yes', 'no']).nullable();

/** Who decided the comma system of a text: the pupil at hand-in, the class, or the teacher for this one text. */
export const commaSystemSource = z.enum(['pupil', 'squad', 'teacher']);

/** What holds for a task: the pupil's own choice, and what the class has when there is none. */
export const taskCommaSystem = z.object({ own: ownCommaSystem, squad: commaSystem });
export type TaskCommaSystem = z.output<typeof taskCommaSystem>;

/** The comma system of a class (PD-22). */
export const commaSystemsApi = {
  setSquadCommaSystem: put('squads/{s}/comma-system', {
    access: ['teacher'],
    summary: 'The comma system of a class or group, for texts that are handed in from now on',
    params: z.object({ s: idParam }),
    body: z.object({ startkomma: commaSystem }),
    answers: { 200: z.object({ squadId: id, startkomma: commaSystem }) },
  }),
};
