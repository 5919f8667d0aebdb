import { isTextCorrection } from '@ordklar/content';
import { type AnswerResult, percentOf } from '@ordklar/contract';
import { schoolYearSpan, toUnix } from '../../platform/clock/clock.ts';
import { type Actor, type Context, isTeacher } from '../../platform/http/context.ts';
import { found, notFound } from '../../platform/problems/index.ts';
import { requireSquad, requireStudents } from '../classes/index.ts';
import { marksOfTexts } from '../corrections/index.ts';
import { evaluationsOf } from '../evaluations/index.ts';
import { isLate, markingStateOf } from '../homework/index.ts';
import { withoutNumbers } from './hidden-results.ts';
import * as repo from './results.repo.ts';

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const percentOfRow = ({ correctAnswers, answerCount }: repo.ResultRow): number | null =>
  correctAnswers === null || answerCount === null ? null : percentOf({ correctAnswers, answerCount });

interface Around {
  forStudent: boolean;
  attempts: Map<number, number>;
  marks: Awaited<ReturnType<typeof marksOfTexts>>;
  evaluations: Awaited<ReturnType<typeof evaluationsOf>>;
  now: Date;
}

/** An attempt as the wire spells it. What the pupil may not see is not in it (decision 4). */
function resultToWire(row: repo.ResultRow, around: Around): AnswerResult {
  const { forStudent } = around;
  const isReady = row.readyAt !== null;
  const corrections =
    row.answerTextId !== null && (isReady || !forStudent) ? (around.marks.get(row.answerTextId) ?? []) : [];
  const evaluation = around.evaluations.get(row.exerciseProgressId) ?? null;
  return {
    id: row.exerciseProgressId,
    exerciseProgressId: row.exerciseProgressId,
    homeworkId: row.homeworkId,
    exerciseId: row.exerciseId,
    studentId: row.studentId,
    userId: row.studentId,
    studentName: row.studentName,
    squadId: row.squadId,
    parentId: row.parentId,
    attempt: around.attempts.get(row.exerciseProgressId) ?? 1,
    assignedByName: row.assignedByName,
    title: row.title,
    productId: row.productId,
    level: row.level,
    category: row.category,
    isTextCorrection: isTextCorrection(row.productId),
    isSelfCorrection: row.parentId !== null,
    isFullTextExercise: row.kind === 'free-text',
    required_word_count: row.requiredWordCount,
    files: row.wordCount === null ? [] : [{ word_count: row.wordCount }],
    answerCount: row.answerCount,
    answersCount: row.answerCount,
    correctAnswers: row.correctAnswers,
    resultPercentage: percentOfRow(row),
    gradeNumber: forStudent ? null : row.gradeNumber,
    grade: evaluation?.grade ?? null,
    timeSpent: forStudent ? null : row.timeSpent,
    studentFile:
      row.fileId === null || row.filename === null
        ? null
        : {
            id: row.fileId,
            url: `/api/v1/homework/${row.homeworkId}/files/${row.fileId}`,
            original_filename: row.filename,
            word_count: row.wordCount ?? 0,
          },
    teacherFiles: [],
    exerciseAnswerTextId: row.answerTextId,
    answers:
      row.text === null ? [] : row.text.split('\n').map((line) => ({ htmlDescription: `<p>${escapeHtml(line)}</p>` })),
    corrections,
    comments: corrections.flatMap((mark) => (mark.comment === null ? [] : [{ id: mark.id, text: mark.comment }])),
    marking: markingStateOf(row, forStudent),
    isReadyForStudent: isReady,
    hideResults: row.hideResults,
    isLate: isLate(row.deadline, row.completedAt, around.now),
    deadline: toUnix(row.deadline),
    assigned: toUnix(row.assignedAt),
    available: toUnix(row.availableAt),
    completed: toUnix(row.completedAt),
    resetAt: row.resetAt === null ? null : { date: row.resetAt.toISOString() },
    selfCorrectionHomework: row.correcting,
    answerEvaluation: evaluation,
  };
}

/** Attempts of one pupil at one exercise, with marks and feedback: a fixed number of queries for any number of attempts. */
async function assemble(context: Context, rows: repo.ResultRow[], forStudent: boolean): Promise<AnswerResult[]> {
  const [first] = rows;
  if (!first) return [];
  const visible = rows.filter((row) => row.answerTextId !== null && (!forStudent || row.readyAt !== null));
  const around = {
    forStudent,
    attempts: await repo.findAttemptNumbers(context.db, first),
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

const only = (results: AnswerResult[]): AnswerResult => found(results[0]);

/** A task that the teacher has moved behind its visibility date again takes its results with it (HW-02). */
const isVisible = (row: repo.ResultRow, now: Date): boolean => row.availableAt === null || row.availableAt <= now;

/** One of the person's own answers. What the teacher sent back counts as seen. */
export async function readOwnResult(context: Context, actor: Actor, exerciseProgressId: number): Promise<AnswerResult> {
  const row = found(await repo.findAttempt(context.db, exerciseProgressId));
  if (row.studentId !== actor.id || row.removedAt !== null || !isVisible(row, context.clock.now())) throw notFound();
  await repo.markSeen(context.db, row.homeworkId, context.clock.now());
  return only(await assemble(context, [row], true));
}

/** One answer of a pupil of the teacher's class. */
export async function readSquadResult(context: Context, actor: Actor, squadId: number, exerciseProgressId: number) {
  await requireSquad(context, actor, squadId);
  const row = found(await repo.findAttempt(context.db, exerciseProgressId));
  if (row.squadId !== squadId || row.removedAt !== null) throw notFound();
  return only(await assemble(context, [row], false));
}

export interface AttemptsOf {
  squadId: number;
  exerciseId: number;
  studentId: number;
  year: number;
}

/** A pupil's attempts at an exercise in a school year, newest first: for the pupil, and for the teachers of the squad. */
export async function readAttempts(context: Context, actor: Actor, of: AttemptsOf): Promise<AnswerResult[]> {
  const forStudent = of.studentId === actor.id;
  if (!forStudent) {
    if (!isTeacher(actor)) throw notFound();
    await requireSquad(context, actor, of.squadId);
    await requireStudents(context, of.squadId, [of.studentId]);
  }
  const rows = await repo.findAttempts(context.db, { ...of, ...schoolYearSpan(of.year) });
  const now = context.clock.now();
  return assemble(context, forStudent ? rows.filter((row) => isVisible(row, now)) : rows, forStudent);
}
