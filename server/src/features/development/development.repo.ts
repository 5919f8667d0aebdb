import { and, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../platform/db/index.ts';
import { isCurrentAttempt, isVisibleAt } from '../attempts/index.ts';
import { categoryOfReason, isShownError, reasonsOfMark, typeOfReason } from '../corrections/index.ts';
import { answeredTitle } from '../homework/index.ts';

const { answerText, correction, exercise, exerciseCategory, exerciseProgress, homework, users } = tables;

/** A pupil's own work of a school year, as the pupil may see it now. */
export interface OwnYear {
  studentId: number;
  span: { from: Date; to: Date };
  now: Date;
}

const isOwnWork = ({ studentId, span, now }: OwnYear): SQL | undefined =>
  and(
    eq(homework.studentId, studentId),
    isNull(homework.removedAt),
    isNull(exerciseProgress.deletedAt),
    isVisibleAt(now),
    // no attempt of a task is newer than this: those of earlier years are not looked up
    gte(homework.handedInAt, span.from),
    inSpan(exerciseProgress.completedAt, span),
  );

/** How many tasks are handed in, a self-correction among them, and how many of them are texts of their own. */
export async function countHandedIn(db: Db, of: OwnYear) {
  const [row] = await db
    .select({
      handedIn: sql<number>`count(distinct ${homework.id})::int`,
      texts: sql<number>`count(distinct ${homework.id}) filter (where ${exercise.kind} = 'free-text' and ${homework.parentId} is null)::int`,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(isOwnWork(of));
  return row ?? { handedIn: 0, texts: 0 };
}

const month = sql<string>`to_char(${exerciseProgress.completedAt} at time zone 'Europe/Copenhagen', 'YYYY-MM')`;

/** Right answers of each category, month by month; of tests nothing, nor where the results are hidden. */
export const findMonthsOfCategories = (db: Db, of: OwnYear) =>
  db
    .select({
      categoryId: exerciseCategory.id,
      title: exerciseCategory.title,
      productId: exerciseCategory.productId,
      month: month.as('month'),
      correct: sql<number>`sum(${exerciseProgress.correctAnswers})::int`,
      of: sql<number>`sum(${exerciseProgress.answerCount})::int`,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(
      and(
        isOwnWork(of),
        eq(exercise.kind, 'items'),
        eq(homework.hideResults, false),
        isNotNull(exerciseProgress.answerCount),
      ),
    )
    .groupBy(exerciseCategory.id, sql`month`)
    .orderBy(exerciseCategory.id, sql`month`);

/** Tests as they were last handed in, newest first. */
export const findTests = (db: Db, of: OwnYear, limit: number) =>
  db
    .select({
      homeworkId: homework.id,
      title: answeredTitle,
      productId: exercise.productId,
      completedAt: exerciseProgress.completedAt,
      correct: exerciseProgress.correctAnswers,
      answers: exerciseProgress.answerCount,
      isHidden: homework.hideResults,
      teacherName: users.publicName,
    })
    .from(homework)
    .innerJoin(exerciseProgress, isCurrentAttempt)
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.assignedBy))
    .where(and(isOwnWork(of), eq(exercise.kind, 'test')))
    .orderBy(desc(exerciseProgress.completedAt), desc(homework.id))
    .limit(limit);

/** The last texts that are sent back, of each task its newest such edition, newest text first. */
export function findReturnedTexts(db: Db, of: OwnYear, limit: number) {
  const newest = db
    .selectDistinctOn([homework.id], {
      // two of them are called id, and a column of a subquery needs a name of its own
      textId: sql<number>`${answerText.id}`.as('text_id'),
      exerciseProgressId: sql<number>`${exerciseProgress.id}`.as('progress_id'),
      squadId: homework.squadId,
      title: sql<string>`${answeredTitle}`.as('answered_title'),
      words: answerText.wordCount,
      completedAt: exerciseProgress.completedAt,
    })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(and(isOwnWork(of), isNull(homework.parentId), isNotNull(answerText.readyAt)))
    .orderBy(homework.id, desc(exerciseProgress.id))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.completedAt), desc(newest.textId)).limit(limit);
}

/** Type, place and language of each shown reason of the marks in some texts, from their beginnings. */
export const findReasons = (db: Db, textIds: number[]) =>
  db
    .select({
      textId: correction.answerTextId,
      type: typeOfReason,
      categoryId: categoryOfReason,
      token: correction.token,
      replacement: sql<string | null>`${correction.replacements} ->> 0`,
      sentence: correction.sentence,
      language: answerText.language,
    })
    .from(correction)
    .innerJoin(answerText, eq(answerText.id, correction.answerTextId))
    .innerJoin(reasonsOfMark, sql`true`)
    .where(
      and(
        inArray(correction.answerTextId, textIds),
        eq(correction.active, true),
        eq(correction.notAnError, false),
        isShownError,
      ),
    )
    .orderBy(correction.answerTextId, correction.offset);
/** A row of {@link findReasons}. */
export type Reason = Awaited<ReturnType<typeof findReasons>>[number];
