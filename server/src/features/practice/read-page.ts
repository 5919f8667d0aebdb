import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { isOwn } from '../attempts/index.ts';
import { findTaskOf, readProgress, type TaskOfExercise } from '../homework/index.ts';
import { findAnswers, findWork } from './practice.repo.ts';

/**
 * What the person has saved on a page of an exercise (HW-16): the text that is being written, or the answer to the item with
 * the page's number, as it was given last. Null when nothing is saved, and for a teacher, who sees no unfinished work. How an
 * answer went is not said here.
 */
export async function readPage(
  context: Context,
  actor: Actor,
  { exercisePageId, ...of }: TaskOfExercise & { exercisePageId: number },
): Promise<{ data: unknown; savedAt: number } | null> {
  const homework = await findTaskOf(context, actor, of);
  if (homework === null || !isOwn(actor, homework)) return null;
  if (homework.kind === 'free-text') return readProgress(context, actor, homework.homeworkId, exercisePageId);
  const work = await findWork(context.db, homework);
  const answers = work ? await findAnswers(context.db, work.id) : [];
  const last = answers.findLast(({ item }) => item === exercisePageId);
  return last ? { data: { answer: last.answer, round: last.round }, savedAt: toUnix(last.answeredAt) } : null;
}
