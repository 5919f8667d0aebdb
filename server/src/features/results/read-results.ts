import type { AnswerOrOpenTask, AnswerResult } from '@ordklar/contract';
import { schoolYearSpan } from '@ordklar/school';
import { noteReading } from '../../platform/audit/audit-log.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { isOwn, isVisibleTask, maySeeOwnAttempt } from '../attempts/index.ts';
import { requireSquad, requireStudents, requireTaught } from '../classes/index.ts';
import { countAsOpened, marksOfTexts } from '../corrections/index.ts';
import { evaluationsOf } from '../evaluations/index.ts';
import { updateShown } from '../homework/index.ts';
import { withoutNumbers } from './hidden-results.ts';
import { openToWire, resultToWire } from './result-to-wire.ts';
import * as repo from './results.repo.ts';

/** Attempts of one pupil, with marks and feedback: a fixed number of queries for any number of attempts. */
async function assemble(context: Context, rows: repo.ResultRow[], forStudent: boolean): Promise<AnswerResult[]> {
  const [first] = rows;
  if (!first) return [];
  const visible = rows.filter((row) => row.answerTextId !== null && (!forStudent || row.readyAt !== null));
  const around = {
    forStudent,
    attempts: await repo.findAttemptNumbers(context.db, {
      studentId: first.studentId,
      exerciseIds: [...new Set(rows.map(({ exerciseId }) => exerciseId))],
    }),
    marks: await marksOfTexts(
      context,
      visible.flatMap((row) => row.answerTextId ?? []),
      forStudent,
    ),
    evaluations: await evaluationsOf(
      context,
      rows.map((row) => row.exerciseProgressId),
      forStudent,
    ),
    now: context.clock.now(),
  };
  return rows
    .map((row) => resultToWire(row, around))
    .map((result) => (forStudent && result.hideResults ? withoutNumbers(result) : result));
}

/** Who looks at another's answers stands in the audit log. */
const noteOpened = (context: Context, actor: Actor, subjectUserId: number, exerciseId: number): Promise<void> =>
  noteReading(
    context.db,
    { userId: actor.id, action: 'work-opened', subjectUserId, details: `exercise ${exerciseId}` },
    context.clock.now(),
  );

const only = (results: AnswerResult[]): AnswerResult => found(results[0]);

/** One of the person's own answers. What the teacher sent back counts as seen. */
export async function readOwnResult(context: Context, actor: Actor, exerciseProgressId: number): Promise<AnswerResult> {
  const row = found(await repo.findAttempt(context.db, exerciseProgressId));
  if (!maySeeOwnAttempt(actor, row, context.clock.now())) throw notFound();
  await updateShown(context.db, row.homeworkId, { seenAt: context.clock.now() });
  return only(await assemble(context, [row], true));
}

/** One answer of a pupil of the teacher's class. */
export async function readSquadResult(context: Context, actor: Actor, squadId: number, exerciseProgressId: number) {
  await requireSquad(context, actor, squadId);
  const row = found(await repo.findAttempt(context.db, exerciseProgressId));
  if (row.squadId !== squadId || row.removedAt !== null) throw notFound();
  await noteOpened(context, actor, row.studentId, row.exerciseId);
  return only(await assemble(context, [row], false));
}

export interface AttemptsOf {
  squadId: number;
  exerciseId: number;
  studentId: number;
  year: number;
  /** Only where the exercise is a teacher's own, or only where it is the bank's. */
  isCustomExercise?: boolean | undefined;
  /** The teacher looks without its counting as having opened the texts. */
  preview?: boolean | undefined;
  /** With tasks that are not handed in, before the attempts. */
  getUncompleted?: boolean | undefined;
}

/** A pupil's attempts at an exercise in a school year, newest first: for the pupil, and for the teachers of the squad. */
export async function readAttempts(context: Context, actor: Actor, of: AttemptsOf): Promise<AnswerOrOpenTask[]> {
  const forStudent = isOwn(actor, of);
  if (!forStudent) {
    await requireTaught(context, actor, [of.squadId]);
    await requireStudents(context, of.squadId, [of.studentId]);
  }
  const filter = { ...of, ...schoolYearSpan(of.year) };
  const now = context.clock.now();
  const maySee = (row: Pick<repo.ResultRow, 'availableAt'>): boolean => !forStudent || isVisibleTask(row, now);
  const rows = (await repo.findAttempts(context.db, filter)).filter(maySee);
  const open = of.getUncompleted ? (await repo.findOpenTasks(context.db, filter)).filter(maySee) : [];
  if (!forStudent && !of.preview) {
    if (rows.length > 0) await noteOpened(context, actor, of.studentId, of.exerciseId);
    await countAsOpened(
      context,
      rows.flatMap((row) => row.answerTextId ?? []),
    );
  }
  return [...open.map((row) => openToWire(row, forStudent, now)), ...(await assemble(context, rows, forStudent))];
}

/**
 * All that the person has handed in, oldest first, as the person may see it: without marks, feedback and numbers that are not out (PD-04).
 * What a reset of the class took back is still the person's own.
 */
export async function readAllOwn(context: Context, actor: Actor): Promise<AnswerResult[]> {
  const now = context.clock.now();
  const rows = (await repo.findAllOf(context.db, actor.id)).filter(
    (row) => isOwn(actor, row) && isVisibleTask(row, now),
  );
  return assemble(context, rows, true);
}
