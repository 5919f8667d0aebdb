import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../../platform/db/index.ts';
import type { Scope } from '../squad-results.repo.ts';

const { answerEvaluation, exercise, exerciseProgress, homework } = tables;

/** The newest grade of each pupil and task of a class that was handed in within the span, oldest first. */
export function findGrades(db: Db, { squadId, span }: Scope) {
  const newest = db
    .selectDistinctOn([homework.studentId, homework.exerciseId], {
      studentId: homework.studentId,
      exerciseId: homework.exerciseId,
      // two of them are called id, and a column of a subquery needs a name of its own
      homeworkId: sql<number>`${homework.id}`.as('task_id'),
      exerciseProgressId: sql<number>`${exerciseProgress.id}`.as('progress_id'),
      title: exercise.title,
      completedAt: exerciseProgress.completedAt,
      grade: answerEvaluation.grade,
      gradeVisible: answerEvaluation.gradeVisible,
      testGrade: sql<number | null>`${exerciseProgress.grade}`.as('test_grade'),
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .leftJoin(answerEvaluation, eq(answerEvaluation.exerciseProgressId, exerciseProgress.id))
    .where(
      and(
        eq(homework.squadId, squadId),
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
        or(isNotNull(answerEvaluation.grade), isNotNull(exerciseProgress.grade)),
        span && inSpan(exerciseProgress.completedAt, span),
      ),
    )
    .orderBy(homework.studentId, homework.exerciseId, desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .as('newest');
  return db.select().from(newest).orderBy(newest.completedAt, newest.exerciseProgressId);
}
