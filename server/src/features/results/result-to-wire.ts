import { isTextCorrection } from '@ordklar/content';
import { type AnswerOrOpenTask, type AnswerResult, exerciseFileAddress } from '@ordklar/contract';
import { percentOf } from '@ordklar/school';
import { toUnix } from '../../platform/clock/clock.ts';
import { markingStateOf } from '../attempts/index.ts';
import type { marksOfTexts } from '../corrections/index.ts';
import type { evaluationsOf } from '../evaluations/index.ts';
import { isLate } from '../homework/index.ts';
import type { OpenRow, ResultRow } from './results.repo.ts';

type Row = ResultRow | OpenRow;

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

const percentOfRow = ({ correctAnswers, answerCount }: Row): number | null =>
  correctAnswers === null || answerCount === null ? null : percentOf({ correctAnswers, answerCount });

/** What stands around the attempts of one pupil. */
export interface Around {
  forStudent: boolean;
  attempts: Map<number, number>;
  marks: Awaited<ReturnType<typeof marksOfTexts>>;
  evaluations: Awaited<ReturnType<typeof evaluationsOf>>;
  now: Date;
}

/** The files of a task: what the pupil handed in, and what the teacher gave with it. */
const filesToWire = (row: Row): Pick<AnswerResult, 'files' | 'studentFile' | 'teacherFiles'> => ({
  files: row.wordCount === null ? [] : [{ word_count: row.wordCount }],
  studentFile:
    row.fileId === null || row.filename === null
      ? null
      : {
          id: row.fileId,
          url: `/api/v1/homework/${row.homeworkId}/files/${row.fileId}`,
          original_filename: row.filename,
          word_count: row.wordCount ?? 0,
        },
  teacherFiles: row.teacherFiles.map(({ id, name }) => ({
    id,
    url: exerciseFileAddress(row.exerciseId, id, row.homeworkId),
    original_filename: name,
  })),
});

/** A task with its attempt, where there is one, but for the attempt's own ids. What the pupil may not see is not in it (PD-04). */
function taskToWire(row: Row, around: Around): Omit<AnswerResult, 'id' | 'exerciseProgressId' | 'attempt'> {
  const { forStudent } = around;
  const isReady = row.readyAt !== null;
  const corrections =
    row.answerTextId !== null && (isReady || !forStudent) ? (around.marks.get(row.answerTextId) ?? []) : [];
  const evaluation = row.exerciseProgressId === null ? null : (around.evaluations.get(row.exerciseProgressId) ?? null);
  return {
    homeworkId: row.homeworkId,
    exerciseId: row.exerciseId,
    studentId: row.studentId,
    userId: row.studentId,
    studentName: row.studentName,
    squadId: row.squadId,
    parentId: row.parentId,
    assignedByName: row.assignedByName,
    title: row.title,
    productId: row.productId,
    level: row.level,
    category: row.category,
    isTextCorrection: isTextCorrection(row.productId),
    isSelfCorrection: row.parentId !== null,
    isFullTextExercise: row.kind === 'free-text',
    required_word_count: row.requiredWordCount,
    answerCount: row.answerCount,
    answersCount: row.answerCount,
    correctAnswers: row.correctAnswers,
    resultPercentage: percentOfRow(row),
    gradeNumber: forStudent ? null : row.gradeNumber,
    grade: evaluation?.grade ?? null,
    timeSpent: forStudent ? null : row.timeSpent,
    ...filesToWire(row),
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

/** An attempt as the wire spells it. */
export const resultToWire = (row: ResultRow, around: Around): AnswerResult => ({
  id: row.exerciseProgressId,
  exerciseProgressId: row.exerciseProgressId,
  attempt: around.attempts.get(row.exerciseProgressId) ?? 1,
  ...taskToWire(row, around),
});

/** A task that is not handed in: nothing of what its pupil has begun. */
export const openToWire = (row: OpenRow, forStudent: boolean, now: Date): AnswerOrOpenTask => ({
  id: null,
  exerciseProgressId: null,
  attempt: null,
  ...taskToWire(row, { forStudent, attempts: new Map(), marks: new Map(), evaluations: new Map(), now }),
});
