import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../../platform/db/index.ts';
import { categoryOfReason, isShownError, reasonsOfMark, typeOfReason } from '../../corrections/index.ts';
import type { Scope } from '../squad-results.repo.ts';

const { answerText, correction, exercise, exerciseProgress, homework } = tables;

/** Marked texts of a class in a school year, of each pupil and task the newest edition, oldest first. Self-corrections are no texts of their own. */
export function findTexts(db: Db, { squadId, span, studentId, productId }: Scope) {
  const newest = db
    .selectDistinctOn([homework.studentId, homework.exerciseId], {
      // all three are called id, and a column of a subquery needs a name of its own
      textId: sql<number>`${answerText.id}`.as('text_id'),
      homeworkId: sql<number>`${homework.id}`.as('task_id'),
      exerciseProgressId: sql<number>`${exerciseProgress.id}`.as('progress_id'),
      studentId: homework.studentId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      words: answerText.wordCount,
      completedAt: exerciseProgress.completedAt,
    })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .where(
      and(
        eq(homework.squadId, squadId),
        eq(answerText.marking, 'marked'),
        isNull(homework.removedAt),
        isNull(homework.parentId),
        isNull(exerciseProgress.deletedAt),
        studentId === undefined ? undefined : eq(homework.studentId, studentId),
        productId === undefined ? undefined : eq(exercise.productId, productId),
        span && inSpan(exerciseProgress.completedAt, span),
      ),
    )
    .orderBy(homework.studentId, homework.exerciseId, desc(exerciseProgress.id))
    .as('newest');
  return db.select().from(newest).orderBy(asc(newest.completedAt), asc(newest.textId));
}
/** A text of {@link findTexts}. */
export type ClassText = Awaited<ReturnType<typeof findTexts>>[number];

/** How often each type of mark stands in each of some texts, of the marks that count. */
export const countTypes = (db: Db, textIds: number[]) =>
  db
    .select({
      textId: correction.answerTextId,
      type: typeOfReason,
      categoryId: sql<string>`min(${categoryOfReason})`,
      errors: sql<number>`count(*)::int`,
    })
    .from(correction)
    .innerJoin(reasonsOfMark, sql`true`)
    .where(and(inArray(correction.answerTextId, textIds), eq(correction.active, true), isShownError))
    .groupBy(correction.answerTextId, typeOfReason);

const isOfType = (type: string): SQL => sql`${typeOfReason} = ${type}`;

/** Where a type of mark stands in some texts, from their beginnings. */
export const findPlaces = (db: Db, textIds: number[], type: string) =>
  db
    .select({
      textId: correction.answerTextId,
      token: correction.token,
      replacement: sql<string | null>`${correction.replacements} ->> 0`,
      sentence: correction.sentence,
    })
    .from(correction)
    .innerJoin(reasonsOfMark, sql`true`)
    .where(and(inArray(correction.answerTextId, textIds), eq(correction.active, true), isShownError, isOfType(type)))
    .orderBy(asc(correction.answerTextId), asc(correction.offset));

/** Marks of some types with what should stand there, each once whatever its reasons, from the beginning of the oldest text. */
export const findCorrectedWords = (db: Db, textIds: number[], types: readonly string[]) =>
  db
    .select({ word: correction.token, right: sql<string>`${correction.replacements} ->> 0` })
    .from(correction)
    .where(
      and(
        inArray(correction.answerTextId, textIds),
        eq(correction.active, true),
        sql`coalesce(${correction.replacements} ->> 0, '') <> ''`,
        sql`exists (select 1 from ${reasonsOfMark} where ${isShownError} and ${typeOfReason} = any(${sql.param([...types])}::text[]))`,
      ),
    )
    .orderBy(asc(correction.answerTextId), asc(correction.offset));
