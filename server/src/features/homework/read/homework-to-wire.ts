import type { Homework } from '@ordklar/contract';
import { toUnix } from '../../../platform/clock/clock.ts';
import { isFree } from '../homework.policy.ts';
import type { HomeworkRow } from '../homework.repo.ts';

/** Where the task stands for its pupil. An exercise made of items has its result at once, so nothing waits. */
export function stateOf(
  row: Pick<HomeworkRow, 'exerciseProgressId' | 'readyAt' | 'draftAt' | 'workBegunAt' | 'answerCount'>,
): Homework['state'] {
  if (row.exerciseProgressId !== null) return row.readyAt === null && row.answerCount === null ? 'handed-in' : 'ready';
  return row.draftAt === null && row.workBegunAt === null ? 'assigned' : 'started';
}

/** Handed in after the minute of the deadline had passed (PD-13). */
export function isLate(deadline: Date | null, completedAt: Date | null, now: Date): boolean {
  if (deadline === null) return false;
  const lastMoment = Math.floor(deadline.getTime() / 60_000) * 60_000 + 59_999;
  return (completedAt ?? now).getTime() > lastMoment;
}

/** Null of a text, and of what is not handed in. */
export const resultOf = (
  row: Pick<HomeworkRow, 'correctAnswers' | 'answerCount' | 'gradeNumber'>,
): Homework['result'] =>
  row.correctAnswers === null || row.answerCount === null
    ? null
    : { correctAnswers: row.correctAnswers, answerCount: row.answerCount, gradeNumber: row.gradeNumber };

/** Of the work that is open. */
export const questionsOf = (row: Pick<HomeworkRow, 'answeredQuestions' | 'questionCount'>): Homework['questions'] =>
  row.answeredQuestions === null || row.questionCount === null
    ? null
    : { answered: row.answeredQuestions, of: row.questionCount };

/** The task as the wire spells it. */
export function homeworkToWire(row: HomeworkRow, now: Date): Homework {
  const news = [row.readyAt, row.evaluatedAt].filter((moment) => moment !== null);
  return {
    homeworkId: row.homeworkId,
    exerciseId: row.exerciseId,
    studentId: row.studentId,
    squadId: row.squadId,
    squadName: row.squadName,
    title: row.title,
    productId: row.productId,
    level: row.level,
    category: row.category,
    kind: row.kind,
    teacherId: row.teacherId,
    assignedByName: row.assignedByName,
    assigned: toUnix(row.assignedAt),
    deadline: toUnix(row.deadline),
    available: toUnix(row.availableAt),
    visibilityDate: toUnix(row.availableAt),
    isCustom: row.isCustom,
    wordCount: row.wordCount,
    hideResults: row.hideResults,
    isSelfCorrection: row.parentId !== null,
    isFree: isFree(row),
    parentId: row.parentId,
    exerciseProgressId: row.exerciseProgressId,
    completed: toUnix(row.completedAt),
    isLate: isLate(row.deadline, row.completedAt, now),
    resetAt: row.resetAt === null ? null : { date: row.resetAt.toISOString() },
    state: stateOf(row),
    isNew: news.some((moment) => row.seenAt === null || moment > row.seenAt),
    grade: row.visibleGrade,
    // the grade of a test is for teachers (ANS-05)
    result: row.hideResults ? null : resultOf({ ...row, gradeNumber: null }),
    questions: questionsOf(row),
  };
}
