import { z } from 'zod';
import { get, id, post, unixSeconds } from './endpoint.ts';

/** The longest name of a class. */
export const MAX_CLASS_NAME = 30;

const access = ['teacher', 'school-admin'] as const;
const classIds = z.array(id).min(1).max(200);

/** A class of an earlier school year that has not been moved up or ended. */
export const classToMove = z
  .object({
    classId: id,
    name: z.string(),
    year: z.number().int(),
    studentCount: z.number().int(),
    /** What it would be called this year; null for a last class, which ends. */
    nextName: z.string().nullable(),
  })
  .meta({ id: 'ClassToMove' });
export type ClassToMove = z.output<typeof classToMove>;

/** What was moved up or ended in one go, and can be taken back still. */
const recentRollOver = z
  .object({
    at: unixSeconds,
    classes: z.array(
      z.object({
        classId: id,
        name: z.string(),
        /** Null where it ended. */
        nextName: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'RecentRollOver' });

/** Into a new school year (PD-06): own classes for a teacher, all classes of the school for its administrators. */
export const rollOverApi = {
  classesToMove: get('classes/roll-over', {
    access,
    summary: 'Classes of earlier school years that are still open, with their names this year',
    answers: { 200: z.array(classToMove) },
  }),
  rollOver: post('classes/roll-over', {
    access,
    summary: 'Move classes up, or end those whose name is null; the old ones keep their results in their year',
    body: z.object({
      moves: z
        .array(z.object({ classId: id, name: z.string().trim().min(1).max(MAX_CLASS_NAME).nullable() }))
        .min(1)
        .max(200),
    }),
    answers: { 200: z.object({ moved: z.array(z.object({ classId: id, nextId: id.nullable() })) }) },
  }),
  recentRollOvers: get('classes/roll-over/recent', {
    access,
    summary: 'What was moved up or ended within a day and can still be taken back, newest first',
    answers: { 200: z.array(recentRollOver) },
  }),
  undoRollOver: post('classes/roll-over/undo', {
    access,
    summary: 'Within a day, take back that these classes were moved up or ended, while the new ones have no tasks',
    body: z.object({ classIds }),
    answers: { 200: z.object({ restored: z.number().int() }) },
  }),
};
