import { answerCount } from '@ordklar/exercise-kinds/grade';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, ProblemError } from '../../platform/problems/index.ts';
import { handIn, requireHomework } from '../homework/index.ts';
import { findAnswers, findItems, findOpenWork, handInWork } from './practice.repo.ts';

/**
 * Hands a task in. Of an exercise made of items every item must be answered once by a pupil; a teacher may hand in what
 * there is, and what is not answered counts as wrong. The first answers count.
 */
export async function handInTask(context: Context, actor: Actor, homeworkId: number) {
  const homework = await requireHomework(context, actor, homeworkId);
  if (homework.kind === 'free-text') return { ...(await handIn(context, actor, homeworkId)), result: null };
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const work = await findOpenWork(context.db, homeworkId);
  if (work === null) throw new ProblemError('unanswered-items');
  const items = found(await findItems(context.db, homework.exerciseId, work.version));
  const first = (await findAnswers(context.db, work.id)).filter(({ round }) => round === 1);
  const isOwn = homework.studentId === actor.id;
  if (first.length < (isOwn ? items.length : 1)) throw new ProblemError('unanswered-items');
  const result = {
    correctAnswers: first.reduce((sum, { right }) => sum + right, 0),
    answerCount: items.reduce((sum, item) => sum + answerCount(item), 0),
  };
  const completedAt = context.clock.now();
  const exerciseProgressId = await handInWork(context.db, {
    homeworkId,
    work,
    completedAt,
    handedInBy: actor.id,
    ...result,
  });
  if (exerciseProgressId === null) {
    // 404 where the teacher has taken the task back meanwhile
    await requireHomework(context, actor, homeworkId);
    throw new ProblemError('already-handed-in');
  }
  return {
    completedHomeworkId: homeworkId,
    exerciseProgressId,
    completed: toUnix(completedAt),
    wordCount: 0,
    warnings: [],
    result: isOwn && homework.hideResults ? null : result,
  };
}
