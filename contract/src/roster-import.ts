import { z } from 'zod';
import { get, id, idParam, post, unixSeconds } from './endpoint.ts';

const access = ['school-admin'] as const;
const count = z.number().int();

/** The most rows of each list that a plan shows; `total` tells how many there are. */
export const MOST_PLANNED = 300;

const some = <Row extends z.ZodType>(row: Row) => z.object({ total: count, rows: z.array(row).max(MOST_PLANNED) });
const named = { name: z.string() };
const inClass = z.object({ ...named, className: z.string() });

/** What a file of people would change in the school, before anything is changed. */
export const rosterPlan = z
  .object({
    /** Names this very plan: an import is refused when the school or the file would give another by now. */
    fingerprint: z.string(),
    format: z.enum(['csv', 'oneroster']),
    /** People in the file who belong to the school. */
    people: count,
    /** Of those, how many are in Ordklar already just as the file has them. */
    unchanged: count,
    /** Lines that name another school, which are left out. */
    otherSchools: count,
    /** Open classes of earlier school years: they are moved up first, or the file makes them again. */
    classesToMove: count,
    /** Lines that cannot be taken, with the number of the line in its file. */
    faults: some(z.object({ line: count, file: z.string(), text: z.string() })),
    newClasses: some(z.object(named)),
    newPeople: some(
      z.object({
        ...named,
        username: z.string(),
        role: z.enum(['student', 'teacher', 'school-admin']),
        classes: z.array(z.string()),
        byUniLogin: z.boolean(),
      }),
    ),
    renamed: some(z.object({ ...named, before: z.string() })),
    /** People who get UNI-Login. */
    linked: some(z.object(named)),
    /** People who had left the school and are there again. */
    back: some(z.object(named)),
    joins: some(inClass),
    /** Pupils taken out of a class because the file has them in others. */
    leaves: some(inClass),
    /** Pupils and teachers of the school who are not in the file. */
    absent: some(z.object({ ...named, classes: z.array(z.string()) })),
  })
  .meta({ id: 'RosterPlan' });
export type RosterPlan = z.output<typeof rosterPlan>;

/** An import that was made. */
export const rosterImport = z
  .object({
    id,
    at: unixSeconds,
    by: z.string().nullable(),
    fileName: z.string(),
    newPeople: count,
    changed: count,
    leavers: count,
    /** Until when it can be taken back; null where it cannot any more. */
    undoableUntil: unixSeconds.nullable(),
    undoneAt: unixSeconds.nullable(),
  })
  .meta({ id: 'RosterImport' });
export type RosterImport = z.output<typeof rosterImport>;

const files = { most: 1, what: 'CSV, or ZIP of OneRoster 1.2 CSV, at most 2 MB unpacked', required: true } as const;

/** People of the school from a file (PD-08): seen before it happens, and taken back within a day. */
export const rosterImportApi = {
  planRoster: post('institution/people/plan', {
    access,
    summary: 'What a file of people would change in the own school; nothing is changed',
    form: z.object({}),
    files,
    answers: { 200: rosterPlan },
  }),
  importRoster: post('institution/people/imports', {
    access,
    summary: 'Change the people of the own school as a file has them, if that is still the plan that was shown',
    form: z.object({
      fingerprint: z.string().max(100),
      /** Whether those who are not in the file leave the school. */
      absent: z.enum(['stay', 'leave']),
    }),
    files,
    answers: { 201: rosterImport },
  }),
  rosterImports: get('institution/people/imports', {
    access,
    summary: 'The latest imports of the own school, newest first',
    answers: { 200: z.array(rosterImport) },
  }),
  undoRosterImport: post('institution/people/imports/{id}/undo', {
    access,
    params: z.object({ id: idParam }),
    summary: 'Within a day, take back the latest import; accounts and classes in use by then stay',
    answers: { 200: z.object({ kept: count }) },
  }),
};
