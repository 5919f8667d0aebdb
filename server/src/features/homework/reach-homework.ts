import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad } from '../classes/index.ts';
import { isOwnAndVisible } from './homework.policy.ts';
import { findHomework, type HomeworkRow } from './homework.repo.ts';

/** A homework that the person reaches: the pupil's own and visible, or one of a squad the teacher teaches. Else 404. */
export async function requireHomework(context: Context, actor: Actor, homeworkId: number): Promise<HomeworkRow> {
  const row = found(await findHomework(context.db, homeworkId));
  if (isOwnAndVisible(actor, row, context.clock.now())) return row;
  if (!isTeacher(actor)) throw notFound();
  await requireSquad(context, actor, row.squadId);
  return row;
}
