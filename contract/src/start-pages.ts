import { z } from 'zod';
import { get, id, unixSeconds } from './endpoint.ts';
import { teacherOverview } from './teacher-overview.ts';

const count = z.number().int();

/** What a school administrator's start page tells: the school, its classes and groups of today, and its licences. */
export const schoolOverview = z
  .object({
    name: z.string(),
    students: count,
    teachers: count,
    squads: z.array(
      z.object({
        id,
        name: z.string(),
        kind: z.enum(['class', 'group']),
        year: count,
        studentCount: count,
        /** Names of those who teach it, by the Danish alphabet. */
        teachers: z.array(z.string()),
      }),
    ),
    licences: z.array(
      z.object({
        productId: z.string(),
        title: z.string(),
        /** First and last day on which it may be used. */
        from: unixSeconds,
        to: unixSeconds,
        state: z.enum(['running', 'upcoming', 'expired']),
      }),
    ),
  })
  .meta({ id: 'SchoolOverview' });
export type SchoolOverview = z.output<typeof schoolOverview>;

/** How much of something has come in, and when the last came; null when nothing has. */
const received = z.object({ total: count, last: unixSeconds.nullable() });

/** What an editor's start page tells: what people have written to Ordklar, the mails of it, and the exercise bank. */
export const editorOverview = z
  .object({
    contactRequests: received,
    feedback: received.extend({ subjects: z.array(z.object({ subject: z.string(), count })) }),
    /** waiting: still to be sent; kept: laid aside because no mail server is configured. */
    mails: z.object({ waiting: count, sent: count, kept: count, failed: count }),
    /** Exercises of the bank by course, in the catalogue's order; courses without any are left out. */
    bank: z.array(z.object({ productId: z.string(), title: z.string(), exercises: count })),
  })
  .meta({ id: 'EditorOverview' });
export type EditorOverview = z.output<typeof editorOverview>;

/** Where teachers, school administrators and editors begin (PD-02). */
export const startPagesApi = {
  teacherOverview: get('teacher/overview', {
    access: ['teacher'],
    summary: 'What waits in the own classes, deadlines of this week, frequent errors, what pupils finished',
    answers: { 200: teacherOverview },
  }),
  schoolOverview: get('institution/overview', {
    access: ['school-admin'],
    summary: 'The own school: classes and groups that are not archived, people counted, licences',
    answers: { 200: schoolOverview },
  }),
  editorOverview: get('editor/overview', {
    access: ['editor'],
    summary: 'What has been written to Ordklar, counted, and the exercise bank by course',
    answers: { 200: editorOverview },
  }),
};
