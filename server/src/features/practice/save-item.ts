import { answeredItem, type ItemFeedback } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound, ProblemError } from '../../platform/problems/index.ts';
import { isOwn } from '../attempts/index.ts';
import { findTaskOf, saveProgress, type TaskOfExercise } from '../homework/index.ts';
import { findEdition, findOpenWork, saveAnswer } from './practice.repo.ts';
import { feedbackOn } from './read-practice.ts';
import { saveTestAnswer } from './tests/take-test.ts';

interface Page extends TaskOfExercise {
  homeworkId: number;
  exercisePageId: number;
  data: Record<string, unknown>;
  basedOn?: number | null | undefined;
}

/** Saves a pupil's own work on a page: an answered item, or a text that is being written. Of a test nothing is said. */
export async function savePage(
  context: Context,
  actor: Actor,
  page: Page,
): Promise<{ savedAt: number; unseen?: string; feedback: ItemFeedback | null }> {
  const homework = found(await findTaskOf(context, actor, page));
  if (homework.kind === 'free-text') return { ...(await saveProgress(context, actor, page)), feedback: null };
  const sent = answeredItem.safeParse(page.data);
  if (homework.kind === 'test') {
    if (!sent.success) throw new ProblemError('invalid');
    const savedAt = await saveTestAnswer(context, actor, page.homeworkId, { ...sent.data, item: page.exercisePageId });
    return { savedAt: toUnix(savedAt), feedback: null };
  }
  if (!isOwn(actor, homework)) throw notFound();
  if (homework.exerciseProgressId !== null) throw new ProblemError('already-handed-in');
  const work = found(await findOpenWork(context.db, page.homeworkId));
  const { items } = found(await findEdition(context.db, homework.exerciseId, work.version));
  const item = found(items[page.exercisePageId - 1]);
  const feedback = sent.success ? feedbackOn(item, sent.data.answer) : null;
  if (!sent.success || feedback === null) throw new ProblemError('invalid');
  const { answer, round, seconds } = sent.data;
  const { right, of } = feedback.grade;
  const answeredAt = context.clock.now();
  const saved = await context.db.transaction((tx) =>
    saveAnswer(tx, { workId: work.id, item: page.exercisePageId, round, answer, right, of, answeredAt }, seconds),
  );
  if (saved === null) throw new ProblemError('already-handed-in');
  return { savedAt: toUnix(saved.answeredAt), feedback: feedbackOn(item, saved.answer) };
}
