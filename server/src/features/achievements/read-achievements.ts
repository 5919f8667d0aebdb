import { courseOf } from '@ordklar/content';
import type { Achievement, Tree } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { findTaskOfAttempt } from '../attempts/index.ts';
import { countAchievements, findAchievements, findCourses, isTreeOff, type Wanted } from './achievements.repo.ts';
import { nextGoal, shownAs, TREE_EVENTS } from './tree-events.ts';

/** What the person has earned, and nobody else's. */
export async function listAchievements(context: Context, actor: Actor, wanted: Wanted): Promise<Achievement[]> {
  const rows = await findAchievements(context.db, actor.id, wanted);
  return rows.map(({ earnedAt, ...row }) => ({ ...row, ...shownAs(row.event), earned: toUnix(earnedAt) }));
}

/** How many of them there are. */
export const countEarned = (context: Context, actor: Actor, wanted: Wanted): Promise<number> =>
  countAchievements(context.db, actor.id, wanted);

/** The best of what an attempt has earned its pupil; null where that is nothing. @throws ProblemError not-found of another's */
export async function readAchievementOf(context: Context, actor: Actor, exerciseProgressId: number) {
  const task = found(await findTaskOfAttempt(context.db, exerciseProgressId));
  if (task.studentId !== actor.id) throw notFound();
  const [best] = await listAchievements(context, actor, { exerciseProgressId });
  return best ?? null;
}

/** The pupil's tree with everything that has happened in it and can; nothing of it where it is switched off. */
export async function readTree(context: Context, actor: Actor): Promise<Tree> {
  if (await isTreeOff(context.db, actor.id)) return { isShown: false, leaves: 0, next: null, events: [], courses: [] };
  const rows = await findAchievements(context.db, actor.id, {});
  const earned = new Map(rows.map(({ event, earnedAt }) => [event, toUnix(earnedAt)]));
  const leaves = rows.filter(({ type }) => type === 'leaf');
  const courseIds = await findCourses(context.db, actor.id);
  return {
    isShown: true,
    leaves: leaves.length,
    next: nextGoal(leaves.length),
    events: TREE_EVENTS.map(({ event, text, toEarn }) => {
      const at = earned.get(event) ?? null;
      return { event, ...shownAs(event), text: at === null ? toEarn : text, earned: at };
    }),
    courses: courseIds
      .map((courseId) => ({
        courseId,
        title: courseOf(courseId).title,
        leaves: leaves.filter((leaf) => leaf.courseId === courseId).length,
      }))
      .toSorted((one, other) => other.leaves - one.leaves),
  };
}
