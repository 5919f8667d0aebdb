import { z } from 'zod';
import { CATEGORY_IDS } from './correction-categories.ts';
import { id, unixSeconds } from './endpoint.ts';

const count = z.number().int();

/** A task of a class or group: what was assigned, whatever pupil it was assigned to. */
const squadTask = z.object({
  squadId: id,
  squadName: z.string(),
  exerciseId: id,
  title: z.string(),
  productId: z.string(),
});

/**
 * Something that waits for the teacher: texts to mark (`texts`), self-corrections handed in (`corrected`), unanswered
 * questions about marks (`questions`), and hand-ins whose deadline has passed (`overdue`).
 */
export const waitingThing = squadTask
  .extend({
    kind: z.enum(['texts', 'questions', 'overdue', 'corrected']),
    count,
    /** Pupils whose it is, by the Danish alphabet: the first few, and how many there are. */
    names: z.array(z.string()),
    pupils: count,
    /** Of texts: how many of the same task are sent back already. */
    returned: count,
    /** Of what is overdue: the deadline that passed first. */
    deadline: unixSeconds.nullable(),
    /** Of questions: whose is the oldest one, and the words that are asked about. */
    studentId: id.nullable(),
    words: z.array(z.string()),
  })
  .meta({ id: 'WaitingThing' });
export type WaitingThing = z.output<typeof waitingThing>;

/** A deadline of this week, with how far its pupils are. */
export const weekDeadline = squadTask
  .extend({ deadline: unixSeconds, total: count, handedIn: count, begun: count })
  .meta({ id: 'WeekDeadline' });
export type WeekDeadline = z.output<typeof weekDeadline>;

/** An error type in a class's last Danish texts, the newest of each pupil. */
export const frequentError = z
  .object({
    id: z.string(),
    title: z.string(),
    /** Marks of the type, and the pupils who have any. */
    errors: count,
    studentIds: z.array(id),
  })
  .meta({ id: 'FrequentError' });
export type FrequentError = z.output<typeof frequentError>;

/** Weeks over which the overview shows how a class has done. */
export const WEEKS_SHOWN = 8;

/** A class or group of this school year, with the same figures as its status list. */
export const squadFigures = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(['class', 'group']),
    studentCount: count,
    waiting: count,
    missing: count,
    overdue: count,
    questions: count,
    /** How many pupils' texts `errors` were counted in; their three most frequent types. */
    texts: count,
    errors: z.array(frequentError),
    /** Whole percent right of what was handed in in each of the last eight weeks, the oldest first; null where nothing was. */
    weeks: z.array(count.nullable()).length(WEEKS_SHOWN),
  })
  .meta({ id: 'SquadFigures' });
export type SquadFigures = z.output<typeof squadFigures>;

/** What a class got wrong most and can train: with one such place, and exercises that train it. */
export const suggestion = z
  .object({
    squadId: id,
    squadName: z.string(),
    studentCount: count,
    texts: count,
    error: frequentError,
    /** A sentence of a pupil with one of the errors; null where there is none to show. */
    example: z
      .object({
        before: z.string(),
        token: z.string(),
        after: z.string(),
        replacement: z.string().nullable(),
        /** The main type of the error, which gives the mark its shape. */
        categoryId: z.enum(CATEGORY_IDS),
      })
      .nullable(),
    exercises: z.array(
      z.object({
        id,
        title: z.string(),
        productId: z.string(),
        kind: z.string(),
        level: z.string(),
        category: z.string(),
        requiredWordCount: count.nullable(),
        estimatedMinutes: count,
      }),
    ),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

/** Something that a pupil has handed in lately. */
export const finishedTask = squadTask
  .extend({
    homeworkId: id,
    kind: z.string(),
    studentId: id,
    studentName: z.string(),
    completed: unixSeconds,
    isLate: z.boolean(),
    isSelfCorrection: z.boolean(),
    /** Whole percent of right answers; null of a text. */
    percent: count.nullable(),
    /** Words of a text; null of anything else. */
    words: count.nullable(),
  })
  .meta({ id: 'FinishedTask' });
export type FinishedTask = z.output<typeof finishedTask>;

/**
 * What a pupil has done well lately. `corrected`: of `from` marks the pupil has corrected `to`; `better`: from so many percent
 * right in a category, on average, to so many; `in-time`: handed in in time for the first time in ten tasks.
 */
export const wellDone = squadTask
  .extend({
    homeworkId: id,
    studentId: id,
    studentName: z.string(),
    category: z.string(),
    kind: z.string(),
    what: z.enum(['corrected', 'better', 'in-time']),
    from: count,
    to: count,
    /** Whether the teacher who asks has sent praise for it. */
    isPraised: z.boolean(),
  })
  .meta({ id: 'WellDone' });
export type WellDone = z.output<typeof wellDone>;

/** What a teacher's start page tells of the classes and groups of this school year. */
export const teacherOverview = z
  .object({
    year: count,
    squads: z.array(squadFigures),
    /** What waits: texts first, then questions, what is overdue and self-corrections, each the longest waiting first. */
    waiting: z.array(waitingThing),
    deadlines: z.array(weekDeadline),
    suggestion: suggestion.nullable(),
    finished: z.array(finishedTask),
    /** Of the last seven days, one thing of a pupil, three at most; what has been praised stands last. */
    wellDone: z.array(wellDone),
  })
  .meta({ id: 'TeacherOverview' });
export type TeacherOverview = z.output<typeof teacherOverview>;
