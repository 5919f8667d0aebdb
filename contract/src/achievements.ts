import { z } from 'zod';
import { get, id, idParam, unixSeconds } from './endpoint.ts';

/** What can be earned: a leaf for each finished task, and the events of the tree. */
const type = z.enum(['tree-event', 'leaf']);

/** Pictures by how sharp they are; they are drawn as lines, so that one is sharp enough for all. */
const images = z.object({ '3x': z.string() });

export const achievement = z
  .object({
    id,
    type,
    /** Which one, such as `bird`. */
    event: z.string(),
    title: z.string(),
    /** What it was earned for. */
    text: z.string(),
    images,
    earned: unixSeconds,
    /** The course of the task that earned it; null where that task is gone for good. */
    courseId: z.string().nullable(),
  })
  .meta({ id: 'Achievement' });
export type Achievement = z.output<typeof achievement>;

/** The pupil's tree as it stands, with what has happened in it and what can. */
export const tree = z
  .object({
    /** Nothing of it is shown where the pupil, or all of the pupil's teachers, have switched it off. */
    isShown: z.boolean(),
    leaves: z.number().int(),
    /** The next number of leaves at which something happens, and what; null after the last. */
    next: z.object({ leaves: z.number().int(), text: z.string() }).nullable(),
    events: z.array(
      z.object({
        event: z.string(),
        title: z.string(),
        /** What it was earned for; of what is still to come, what earns it. */
        text: z.string(),
        images,
        /** Null of what is still to come. */
        earned: unixSeconds.nullable(),
      }),
    ),
    /** Courses in which the pupil has tasks, with how many leaves are theirs: most first. */
    courses: z.array(z.object({ courseId: z.string(), title: z.string(), leaves: z.number().int() })),
  })
  .meta({ id: 'Tree' });
export type Tree = z.output<typeof tree>;

/** What a person has earned, and nobody else's: there is no list of several people (PD-25). */
export const achievementsApi = {
  achievements: get('user/achievements', {
    access: 'user',
    summary: 'What the person has earned, the newest first',
    query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100), type: type.optional() }),
    answers: { 200: z.array(achievement) },
  }),
  achievementCount: get('user/achievements/count', {
    access: 'user',
    summary: 'How many of them there are',
    query: z.object({ type: type.optional() }),
    answers: { 200: z.number().int() },
  }),
  homeworkAchievements: get('user/achievements/homeworks/{courseId}', {
    access: 'user',
    summary: 'What the tasks of a course have earned the person',
    params: z.object({ courseId: z.string().max(64) }),
    answers: { 200: z.array(achievement) },
  }),
  achievementOfAttempt: get('user/achievements/exercise_progress/{id}', {
    access: 'user',
    summary: 'The best of what handing in has earned the person; null where that was nothing new',
    params: z.object({ id: idParam }),
    answers: { 200: achievement.nullable() },
  }),
  tree: get('user/tree', {
    access: ['student'],
    summary: "The pupil's tree",
    answers: { 200: tree },
  }),
};
