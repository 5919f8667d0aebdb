import { z } from 'zod';

const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A school of the demo; every name is invented. `words` is its word list of what is not an error there (PD-23). */
export const demoSchoolSchema = z.strictObject({ key, name: z.string().min(3), words: z.array(z.string().min(2)) });
export type DemoSchool = z.infer<typeof demoSchoolSchema>;

/** A person with an account. `username` is also the key that everything else refers to. */
export const demoPersonSchema = z.strictObject({
  username: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(3),
  school: key,
  roles: z.array(z.enum(['student', 'teacher', 'school-administrator', 'editor'])).min(1),
});
export type DemoPerson = z.infer<typeof demoPersonSchema>;

/** A class (squad on the wire). `teachers` have it as their own, others reach it through a share; `startkomma` is its comma system (PD-22). */
export const demoClassSchema = z.strictObject({
  key,
  school: key,
  name: z.string().min(2),
  grade: z.int().min(0).max(10),
  startkomma: z.boolean(),
  /** School years before the one in which the demo is seeded: a class that nobody has moved up yet. */
  yearsBack: z.int().min(0).optional(),
  teachers: z.array(key).min(1),
  pupils: z.array(key).min(1),
});
export type DemoClass = z.infer<typeof demoClassSchema>;

/** A group made by one teacher, of pupils from one or several classes. */
export const demoGroupSchema = z.strictObject({
  key,
  name: z.string().min(2),
  owner: key,
  pupils: z.array(key).min(1),
});
export type DemoGroup = z.infer<typeof demoGroupSchema>;

/** A share of a class or a group between two teachers of one school. */
export const demoShareSchema = z.strictObject({
  creator: key,
  recipient: key,
  type: z.enum(['class', 'group']),
  target: key,
  state: z.enum(['pending', 'accepted', 'rejected']),
  createdDaysAgo: z.int().min(0),
});
export type DemoShare = z.infer<typeof demoShareSchema>;

/** A licence runs for the school year in which the demo is seeded. */
export const demoLicenceSchema = z.strictObject({ school: key, productId: z.string().regex(/^[a-z]{4}$/) });
export type DemoLicence = z.infer<typeof demoLicenceSchema>;

/**
 * One assignment of a bank task. Days count from the day of seeding: negative lies behind, positive ahead.
 * `pupils` is a list, or `all` for the whole class. Clock times are Danish (Europe/Copenhagen), `HH:MM`.
 */
export const demoHomeworkSchema = z.strictObject({
  key,
  exerciseSlug: key,
  classKey: key,
  teacher: key,
  pupils: z.union([z.literal('all'), z.array(key).min(1)]),
  assignedDay: z.int().max(0),
  availableDay: z.int(),
  availableTime: z.string().regex(/^\d\d:\d\d$/),
  deadlineDay: z.int(),
  deadlineTime: z.string().regex(/^\d\d:\d\d$/),
});
export type DemoHomework = z.infer<typeof demoHomeworkSchema>;

/** How far a pupil's text has come. */
export const demoEssayStates = [
  'assigned',
  'draft',
  'handed-in',
  'marked',
  'teacher-editing',
  'ready',
  'self-correcting',
  'handed-in-again',
] as const;
export type DemoEssayState = (typeof demoEssayStates)[number];

/** The 7-step scale (DEC-14). */
export const demoGrades = ['-3', '00', '02', '4', '7', '10', '12'] as const;

/**
 * A pupil's text for one homework. Paragraphs are parted by `\n\n`. A pupil of the homework without an essay is `assigned`.
 * `daysAgo` is when the text was handed in or, as a draft, last saved. `secondVersion` is there in the two last states:
 * as a draft while self-correcting, else as the text handed in again. `startkomma` is what the pupil says of the own text
 * (PD-22); with `asks` the pupil asks about the first mark of the returned text (PD-23).
 */
export const demoEssaySchema = z.strictObject({
  homework: key,
  exerciseSlug: key,
  pupil: key,
  state: z.enum(demoEssayStates),
  daysAgo: z.int().min(0),
  startkomma: z.boolean().optional(),
  asks: z.boolean().optional(),
  text: z.string().min(20),
  feedback: z.string().min(10).optional(),
  grade: z.enum(demoGrades).optional(),
  gradeVisible: z.boolean().optional(),
  secondVersion: z.strictObject({ text: z.string().min(20), daysAgo: z.int().min(0) }).optional(),
});
export type DemoEssay = z.infer<typeof demoEssaySchema>;

/**
 * A test that a pupil has taken. Every answer is right but these: `written` is what stands at an item that is heard,
 * `skipped` items have no answer, and of the texts in `halfDone` only the first half of the questions is answered.
 */
export const demoTestSchema = z.strictObject({
  homework: key,
  pupil: key,
  daysAgo: z.int().min(0),
  written: z.record(z.string().regex(/^\d+$/), z.string()).default({}),
  skipped: z.array(z.int().positive()).default([]),
  halfDone: z.array(z.int().positive()).default([]),
  /** How fast the pupil reads. */
  wordsMin: z.int().min(40).max(500).default(160),
});
export type DemoTest = z.infer<typeof demoTestSchema>;

/** An exercise that a whole class has done, each pupil within five days: assigned so many days ago, for a week. */
export const demoAnsweredSchema = z.strictObject({ classKey: key, exerciseSlug: key, daysAgo: z.int().min(6) });
export type DemoAnswered = z.infer<typeof demoAnsweredSchema>;

/** What editors have announced, so many days ago; the types are those of NOTI-01 that are announced. */
export const demoAnnouncementSchema = z.strictObject({
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(6), z.literal(7), z.literal(8)]),
  audience: z.enum(['everyone', 'teachers', 'students']),
  title: z.string().min(3).max(80),
  text: z.string().min(10).max(500),
  link: z.string().startsWith('/').nullable(),
  daysAgo: z.int().min(0),
});
export type DemoAnnouncement = z.infer<typeof demoAnnouncementSchema>;

/** A message of the chat that has not been read, of at most 255 characters as the chat takes them. */
export const demoMessageSchema = z.strictObject({
  from: key,
  to: key,
  message: z.string().min(1).max(255),
  daysAgo: z.int().min(0),
});
export type DemoMessage = z.infer<typeof demoMessageSchema>;

/** Everything the demo is seeded with; `password` is the same for all accounts. */
export const demoSeedSchema = z.strictObject({
  password: z.string().min(6),
  schools: z.array(demoSchoolSchema),
  people: z.array(demoPersonSchema),
  classes: z.array(demoClassSchema),
  groups: z.array(demoGroupSchema),
  shares: z.array(demoShareSchema),
  licences: z.array(demoLicenceSchema),
  homework: z.array(demoHomeworkSchema),
  essays: z.array(demoEssaySchema),
  tests: z.array(demoTestSchema),
  answered: z.array(demoAnsweredSchema),
  announcements: z.array(demoAnnouncementSchema),
  messages: z.array(demoMessageSchema),
});
export type DemoSeed = z.infer<typeof demoSeedSchema>;
