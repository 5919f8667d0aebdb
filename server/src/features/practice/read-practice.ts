import type { ItemFeedback, Practice } from '@ordklar/contract';
import { gradeItem, type Item, playItem, rightAnswer } from '@ordklar/exercise-kinds/grade';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { findTaskOfAttempt, isOwn, maySeeNumbers } from '../attempts/index.ts';
import { exerciseById, readExercise } from '../exercises/index.ts';
import { requireHomework } from '../homework/index.ts';
import {
  type AnswerRow,
  beginWork,
  type Edition,
  findAnswers,
  findHead,
  findEdition,
  findOpenWork,
  findWorkOfAttempt,
  type WorkRow,
} from './practice.repo.ts';

/** What the page gets to know of an answer; null when it does not have the kind's shape. */
export function feedbackOn(item: Item, answer: unknown): ItemFeedback | null {
  const grade = gradeItem(item, answer);
  if (grade === null) return null;
  return { grade, rightAnswer: rightAnswer(item), because: 'because' in item ? (item.because ?? null) : null };
}

type Head = NonNullable<Awaited<ReturnType<typeof findHead>>>;

type Answered = Practice['answers'][number];

const answersToWire = (items: Item[], answers: AnswerRow[]): Answered[] =>
  answers.flatMap(({ item, round, answer }) => {
    const given = items[item - 1];
    const feedback = given ? feedbackOn(given, answer) : null;
    return feedback === null ? [] : [{ item, round, answer, feedback }];
  });

/** What nobody answered, as an empty answer: what would have been right is shown when the work is handed in. */
function unanswered(items: Item[], answers: Answered[]): Answered[] {
  const answered = new Set(answers.map(({ item }) => item));
  return items.flatMap((item, index) => {
    const feedback = answered.has(index + 1) ? null : (feedbackOn(item, '') ?? feedbackOn(item, []));
    return feedback === null ? [] : [{ item: index + 1, round: 1 as const, answer: null, feedback }];
  });
}

/** @param seed keeps the order of options over reloads. */
function toWire(
  head: Head,
  { items, steps }: Edition,
  seed: number,
  answers: Answered[],
  isHandedIn: boolean,
): Practice {
  const { version: _, kind: _kind, ...rest } = head;
  return {
    ...rest,
    items: items.map((item, index) => playItem(item, seed * 1000 + index)),
    steps: steps && steps.map((step) => ({ ...step, seconds: step.seconds ?? null })),
    answers,
    isHandedIn,
  };
}

/**
 * A task's items with what its pupil has answered. The pupil's first look begins the work; a teacher's begins nothing. A
 * test is not shown to its pupil in this way before it is handed in.
 */
export async function readHomeworkItems(context: Context, actor: Actor, homeworkId: number): Promise<Practice> {
  const homework = await requireHomework(context, actor, homeworkId);
  const head = found(await findHead(context.db, homework.exerciseId));
  const byPupil = isOwn(actor, homework);
  if (homework.exerciseProgressId !== null) {
    const work = found(await findWorkOfAttempt(context.db, homework.exerciseProgressId));
    return handedIn(context, head, work, !maySeeNumbers(actor, homework));
  }
  if (homework.kind === 'test' && byPupil) throw notFound();
  const known = await findOpenWork(context.db, homeworkId);
  const edition = found(await findEdition(context.db, homework.exerciseId, known?.version ?? head.version));
  const work =
    known ??
    (byPupil
      ? await beginWork(context.db, { homeworkId, version: head.version, startedAt: context.clock.now() })
      : null);
  const answers = work ? answersToWire(edition.items, await findAnswers(context.db, work.id)) : [];
  return toWire(head, edition, work?.id ?? 0, answers, false);
}

/** What the teacher keeps from the pupil is not in what is sent (PD-04). */
async function handedIn(context: Context, head: Head, work: WorkRow, isHidden: boolean): Promise<Practice> {
  const edition = found(await findEdition(context.db, head.exerciseId, work.version));
  const answers = isHidden ? [] : answersToWire(edition.items, await findAnswers(context.db, work.id));
  return toWire(head, edition, work.id, isHidden ? [] : [...answers, ...unanswered(edition.items, answers)], true);
}

/** The exercise of an attempt (API-079), also of one that is not the last; with what was answered, unless that is hidden. */
export async function readAttemptExercise(context: Context, actor: Actor, exerciseProgressId: number) {
  const { homeworkId } = found(await findTaskOfAttempt(context.db, exerciseProgressId));
  const homework = await requireHomework(context, actor, homeworkId);
  const exercise = await exerciseById(context, homework.exerciseId);
  const work = await findWorkOfAttempt(context.db, exerciseProgressId);
  if (work === null) return { exercise, work: null };
  const head = found(await findHead(context.db, homework.exerciseId));
  return {
    exercise,
    work: await handedIn(context, head, work, !maySeeNumbers(actor, homework)),
  };
}

/** The exercise as it is offered now, with its answer keys. */
export async function offeredEdition(
  context: Context,
  actor: Actor,
  exerciseId: number,
): Promise<{ head: Head; edition: Edition }> {
  await readExercise(context, actor, exerciseId);
  const head = found(await findHead(context.db, exerciseId));
  return { head, edition: found(await findEdition(context.db, exerciseId, head.version)) };
}

/** The items of an exercise for a teacher who tries it as a pupil. */
export async function readExerciseItems(context: Context, actor: Actor, exerciseId: number): Promise<Practice> {
  const { head, edition } = await offeredEdition(context, actor, exerciseId);
  return toWire(head, edition, 0, [], false);
}

/** How a teacher's answer would go. @throws ProblemError not-found, invalid */
export async function checkItem(
  context: Context,
  actor: Actor,
  of: { exerciseId: number; item: number; answer: unknown },
): Promise<ItemFeedback | null> {
  const { edition } = await offeredEdition(context, actor, of.exerciseId);
  return feedbackOn(found(edition.items[of.item - 1]), of.answer);
}
