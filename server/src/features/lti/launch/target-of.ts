import { courses } from '@ordklar/content';
import { isTeacher, type Actor, type Context } from '../../../platform/http/context.ts';
import { ProblemError } from '../../../platform/problems/index.ts';
import { homeOf } from '../../accounts/index.ts';
import { freeOf, selfAssign } from '../../free-exercises/index.ts';
import { findTaskOfExercise } from './tasks.repo.ts';

/** Where somebody who was sent by a platform goes on, and the task whose result the platform may have. */
export interface Destination {
  address: string;
  homeworkId: number | null;
}

/** Where a pupil is shown that the exercise is not the pupil's to do. */
const NOT_ASSIGNED = '/lti/ikke-tildelt';

const place = (address: string, homeworkId: number | null = null): Destination => ({ address, homeworkId });

/** A pupil's own task of the exercise, else one that the pupil takes, where the class lets its pupils choose. */
async function taskOf(context: Context, actor: Actor, exerciseId: number): Promise<number | null> {
  const task = await findTaskOfExercise(context.db, { studentId: actor.id, exerciseId, now: context.clock.now() });
  if (task !== null) return task;
  try {
    return (await selfAssign(context, actor, exerciseId)).homeworkId;
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

async function toExercise(context: Context, actor: Actor, exerciseId: number): Promise<Destination> {
  if (isTeacher(actor)) return place(`/minitest/${exerciseId}`);
  if (!actor.roles.includes('student')) return place(homeOf(actor));
  const homeworkId = await taskOf(context, actor, exerciseId);
  if (homeworkId === null) return place(NOT_ASSIGNED);
  return place(`/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`, homeworkId);
}

async function toCourse(context: Context, actor: Actor, productId: string): Promise<Destination> {
  if (isTeacher(actor)) return place(`/opgaver?kursus=${productId}`);
  const free = await freeOf(context, actor);
  return place(free?.productIds.includes(productId) ? `/frie-opgaver?kursus=${productId}` : homeOf(actor));
}

/**
 * Where a person goes on whom a platform sent to `target`: /lti/opgave/{id} is an exercise, /lti/kursus/{productId} a
 * course, and all else the own start page. A foreign address leads nowhere else.
 */
export async function targetOf(context: Context, actor: Actor, target: string): Promise<Destination> {
  const { pathname } = URL.canParse(target) ? new URL(target) : { pathname: '' };
  const [, exerciseId] = /^\/lti\/opgave\/(\d{1,9})\/?$/.exec(pathname) ?? [];
  if (exerciseId !== undefined) return toExercise(context, actor, Number(exerciseId));
  const [, productId] = /^\/lti\/kursus\/([a-z]{4})\/?$/.exec(pathname) ?? [];
  const course = courses.find((each) => each.productId === productId);
  return course ? toCourse(context, actor, course.productId) : place(homeOf(actor));
}
