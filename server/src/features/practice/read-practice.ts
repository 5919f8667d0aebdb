import type { ItemFeedback, Practice } from '@ordklar/contract';
import { gradeItem, type Item, playItem, rightAnswer } from '@ordklar/exercise-kinds/grade';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found } from '../../platform/problems/index.ts';
import { readExercise } from '../exercises/index.ts';
import { requireHomework } from '../homework/index.ts';
import {
  type AnswerRow,
  beginWork,
  findAnswers,
  findHead,
  findItems,
  findOpenWork,
  findWorkOfAttempt,
} from './practice.repo.ts';

/** What the page is told of an answer; null when it does not have the kind's shape. */
export function feedbackOn(item: Item, answer: unknown): ItemFeedback | null {
  const grade = gradeItem(item, answer);
  if (grade === null) return null;
  return { grade, rightAnswer: rightAnswer(item), because: 'because' in item ? (item.because ?? null) : null };
}

type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>;

/** @param seed keeps the order of options over reloads. */
function toWire(head: Head, items: Item[], seed: number, answers: AnswerRow[], isHandedIn: boolean): Practice {
  const { version: _, ...rest } = head;
  return {
    ...rest,
    items: items.map((item, index) => playItem(item, seed * 1000 + index)),
    answers: answers.flatMap(({ item, round, answer }) => {
      const given = items[item - 1];
      const feedback = given ? feedbackOn(given, answer) : null;
      return feedback === null ? [] : [{ item, round, answer, feedback }];
    }),
    isHandedIn,
  };
}

/** A task's items with what its pupil has answered. The pupil's first look begins the work; a teacher's begins nothing. */
export async function readHomeworkItems(context: Context, actor: Actor, homeworkId: number): Promise<Practice> {
  const homework = await requireHomework(context, actor, homeworkId);
  const head = found(await findHead(context.db, homework.exerciseId));
  const isHandedIn = homework.exerciseProgressId !== null;
  const known =
    homework.exerciseProgressId === null
      ? await findOpenWork(context.db, homeworkId)
      : await findWorkOfAttempt(context.db, homework.exerciseProgressId);
  const items = found(await findItems(context.db, homework.exerciseId, known?.version ?? head.version));
  const work =
    known ??
    (homework.studentId === actor.id && !isHandedIn
      ? await beginWork(context.db, { homeworkId, version: head.version, startedAt: context.clock.now() })
      : null);
  // what the teacher keeps from the pupil is not in what is sent (decision 4)
  const isHidden = isHandedIn && homework.hideResults && homework.studentId === actor.id;
  const answers = work === null || isHidden ? [] : await findAnswers(context.db, work.id);
  return toWire(head, items, work?.id ?? 0, answers, isHandedIn);
}

/** The items as they are offered now, with their answer keys. */
async function offeredItems(
  context: Context,
  actor: Actor,
  exerciseId: number,
): Promise<{ head: Head; items: Item[] }> {
  await readExercise(context, actor, exerciseId);
  const head = found(await findHead(context.db, exerciseId));
  return { head, items: found(await findItems(context.db, exerciseId, head.version)) };
}

/** The items of an exercise for a teacher who tries it as a pupil. */
export async function readExerciseItems(context: Context, actor: Actor, exerciseId: number): Promise<Practice> {
  const { head, items } = await offeredItems(context, actor, exerciseId);
  return toWire(head, items, 0, [], false);
}

/** How a teacher's answer would go. @throws ProblemError not-found, invalid */
export async function checkItem(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; item: number; answer: unknown },
): Promise<ItemFeedback | null> {
  const { items } = await offeredItems(context, actor, of.exerciseId);
  return feedbackOn(found(items[of.item - 1]), of.answer);
}
