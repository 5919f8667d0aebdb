import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { courseLevel, exercise, exerciseProgress, homework, spellingWord, testStepResult } = tables;

/** Attempts that are not deleted, of tasks that are not removed, newest first: whose they are and whether they are hidden. */
export const findAttempts = (db: Db, by: { homeworkIds: number[] } | { exerciseProgressIds: number[] }) =>
  db
    .select({
      exerciseProgressId: exerciseProgress.id,
      homeworkId: homework.id,
      squadId: homework.squadId,
      studentId: homework.studentId,
      availableAt: homework.availableAt,
      hideResults: homework.hideResults,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(
      and(
        'homeworkIds' in by
          ? inArray(homework.id, by.homeworkIds)
          : inArray(exerciseProgress.id, by.exerciseProgressIds),
        isNull(exerciseProgress.deletedAt),
        isNull(homework.removedAt),
      ),
    )
    .orderBy(desc(exerciseProgress.id));
export type AttemptRow = Awaited<ReturnType<typeof findAttempts>>[number];

/** The parts of some attempts, newest attempt first, with the level that the grade goes by. */
export const findStepResults = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select({ result: testStepResult, level: courseLevel.title })
    .from(testStepResult)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, testStepResult.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .where(inArray(testStepResult.exerciseProgressId, exerciseProgressIds))
    .orderBy(desc(testStepResult.exerciseProgressId), asc(testStepResult.step));

/** How often each error type was invited and made in some attempts, with the lowest level of their tests. */
export const countErrorTypes = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select({
      name: sql<string>`invited.code`,
      possible: sql<number>`count(*)::int`,
      errors: sql<number>`count(*) filter (where invited.code = any(${spellingWord.errors}))::int`,
      level: sql<string>`(array_agg(${courseLevel.title} order by ${courseLevel.position}))[1]`,
    })
    .from(spellingWord)
    .innerJoin(sql`unnest(${spellingWord.possible}) as invited(code)`, sql`true`)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, spellingWord.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .where(inArray(spellingWord.exerciseProgressId, exerciseProgressIds))
    .groupBy(sql`invited.code`)
    .orderBy(sql`invited.code`);

/** Words of some attempts in which an error type was made, in the order of the test. */
export const findMisspelled = (db: Db, exerciseProgressIds: number[], errorType: string) =>
  db
    .select({ correct_word: spellingWord.correctWord, answer_word: spellingWord.answerWord })
    .from(spellingWord)
    .where(
      and(
        inArray(spellingWord.exerciseProgressId, exerciseProgressIds),
        sql`${errorType} = any(${spellingWord.errors})`,
      ),
    )
    .orderBy(desc(spellingWord.exerciseProgressId), asc(spellingWord.item));
