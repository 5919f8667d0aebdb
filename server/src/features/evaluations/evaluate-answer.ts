import type { AnswerEvaluation } from '@ordklar/contract';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { findTaskOfAttempt, findTextsOfAttempts, holdTasks } from '../attempts/index.ts';
import { requireSquad } from '../classes/index.ts';
import { forgetDraft } from '../drafts/index.ts';
import { forgetTasks, tellFeedback } from '../notifications/index.ts';
import { gradeFor, isForStudent } from './evaluation.policy.ts';
import * as repo from './evaluations.repo.ts';

/** Feedback as the wire spells it; a pupil gets no grade that is not visible (EVAL-07). */
function evaluationToWire(row: repo.EvaluationRow, forStudent: boolean): AnswerEvaluation {
  const { exerciseProgressId: _, updatedAt, ...rest } = row;
  return { ...rest, grade: gradeFor(row, forStudent), updatedAt: toUnix(updatedAt) };
}

/** Feedback on attempts, by attempt. Ask first who asks. */
export async function evaluationsOf(context: Context, exerciseProgressIds: number[], forStudent: boolean) {
  const rows = exerciseProgressIds.length === 0 ? [] : await repo.findEvaluations(context.db, exerciseProgressIds);
  const shown = forStudent ? rows.filter(isForStudent) : rows;
  return new Map(shown.map((row) => [row.exerciseProgressId, evaluationToWire(row, forStudent)]));
}

export interface Evaluation {
  squadId: number;
  exerciseProgressId: number;
  evaluation: string;
  grade: AnswerEvaluation['grade'];
  gradeVisible: boolean;
}

/**
 * Saves feedback and grade, which sends them: the teacher's own draft is forgotten. Empty text without a grade deletes
 * what was there (EVAL-04) and answers null.
 */
export async function saveEvaluation(
  context: Context,
  actor: Actor,
  input: Evaluation,
): Promise<AnswerEvaluation | null> {
  await requireSquad(context, actor, input.squadId);
  const attempt = found(await findTaskOfAttempt(context.db, input.exerciseProgressId));
  if (attempt.squadId !== input.squadId) throw notFound();
  const { homeworkId } = attempt;
  const { exerciseProgressId, grade, gradeVisible } = input;
  const evaluation = input.evaluation.trim();
  if (evaluation === '' && grade === null) {
    await context.db.transaction(async (tx) => {
      await holdTask(tx, homeworkId);
      await repo.deleteByProgress(tx, exerciseProgressId);
      await untell({ ...context, db: tx }, homeworkId, exerciseProgressId);
      await forgetOwnDraft({ ...context, db: tx }, actor, exerciseProgressId);
    });
    return null;
  }
  const updatedAt = context.clock.now();
  const row = { exerciseProgressId, teacherId: actor.id, evaluation, grade, gradeVisible, updatedAt };
  await context.db.transaction(async (tx) => {
    await holdTask(tx, homeworkId);
    await repo.upsertEvaluation(tx, row);
    if (isForStudent({ evaluation, gradeVisible: gradeVisible && grade !== null }))
      await tell({ ...context, db: tx }, actor, homeworkId, exerciseProgressId);
    await forgetOwnDraft({ ...context, db: tx }, actor, exerciseProgressId);
  });
  const saved = await evaluationsOf(context, [exerciseProgressId], false);
  return saved.get(exerciseProgressId) ?? null;
}

/** Deletes feedback, which its pupil no longer sees; a grade stays, as it does where the text is emptied (EVAL-04). */
export async function deleteEvaluation(
  context: Context,
  actor: Actor,
  squadId: number,
  evaluationId: number,
): Promise<void> {
  await requireSquad(context, actor, squadId);
  const given = found(await repo.findEvaluationPlace(context.db, evaluationId));
  if (given.squadId !== squadId) throw notFound();
  await context.db.transaction(async (tx) => {
    await holdTask(tx, given.homeworkId);
    if (given.grade === null) await repo.deleteById(tx, evaluationId);
    else await repo.emptyText(tx, evaluationId, context.clock.now());
    const isGradeSeen = given.grade !== null && given.gradeVisible;
    if (!isGradeSeen) await untell({ ...context, db: tx }, given.homeworkId, given.exerciseProgressId);
    await forgetOwnDraft({ ...context, db: tx }, actor, given.exerciseProgressId);
  });
}

/** 404 where the pupil has been deleted at this very moment. */
async function holdTask(tx: Db, homeworkId: number): Promise<void> {
  if ((await holdTasks(tx, [homeworkId])).size === 0) throw notFound();
}

/** Tells the pupil of it. */
async function tell(context: Context, teacher: Actor, homeworkId: number, exerciseProgressId: number): Promise<void> {
  const texts = await findTextsOfAttempts(context.db, [exerciseProgressId]);
  const task = { homeworkId, exerciseProgressId, isText: texts.length > 0 };
  await tellFeedback(context.db, task, { teacher, at: context.clock.now() });
}

/** What tells of feedback that is gone goes too, unless it tells of a text that the pupil has back. */
async function untell(context: Context, homeworkId: number, exerciseProgressId: number): Promise<void> {
  const [text] = await findTextsOfAttempts(context.db, [exerciseProgressId]);
  if (!text?.readyAt) await forgetTasks(context.db, [homeworkId]);
}

const forgetOwnDraft = (context: Context, actor: Actor, exerciseProgressId: number): Promise<void> =>
  forgetDraft(context, { kind: 'feedback', teacherId: actor.id, exerciseProgressId });
