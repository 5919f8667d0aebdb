import { z } from 'zod';
import { get, id, idParam, unixSeconds, yearParam } from './endpoint.ts';

/** Grades of a class in a school year: pupils down, graded tasks across, in the order in which they were handed in. */
export const gradesOfClass = z
  .object({
    pupils: z.array(
      z.object({
        id,
        name: z.string(),
        isMember: z.boolean(),
        /** Mean of the pupil's grades of the seven-point scale, to one decimal; null without one. */
        average: z.number().nullable(),
      }),
    ),
    tasks: z.array(
      z.object({
        exerciseId: id,
        title: z.string(),
        completed: unixSeconds,
        /** 'seven' of texts (-3 … 12), 'test' of tests (0–10). */
        scale: z.enum(['seven', 'test']),
      }),
    ),
    grades: z.array(
      z.object({
        studentId: id,
        exerciseId: id,
        homeworkId: id,
        exerciseProgressId: id,
        /** '-3' … '12', or '0' … '10' of a test. */
        grade: z.string(),
        /** Whether the pupil sees it. */
        isVisible: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'GradesOfClass' });
export type GradesOfClass = z.output<typeof gradesOfClass>;

/** Grades of a class, and its hand-ins to take along. */
export const gradesApi = {
  gradesOfClass: get('squads/{s}/grades/year/{y}', {
    access: ['teacher'],
    summary: 'Grades of a class in a school year, of each pupil and task the newest, whether or not the pupil sees it',
    params: z.object({ s: idParam, y: yearParam }),
    answers: { 200: gradesOfClass },
  }),
  handInsZip: get('squads/{s}/exercise/{ex}/year/{y}/hand_ins', {
    access: ['teacher'],
    summary: 'What the pupils of a class have handed in of a task, of each the newest: an archive of DOCX files',
    params: z.object({ s: idParam, ex: idParam, y: yearParam }),
    answers: { 200: z.unknown().meta({ description: 'the ZIP' }) },
  }),
};
