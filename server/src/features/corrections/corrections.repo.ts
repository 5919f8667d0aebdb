import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CheckResult, Correction, SentenceDrawing } from '@ordklar/correction';
import { type Db, type StoredCategory, tables } from '../../platform/db/index.ts';

const { answerText, correction, engineResult, exercise, exerciseProgress, homework, users } = tables;

export type CorrectionRow = typeof correction.$inferSelect;
export type { StoredCategory };

const inTextOrder = [correction.answerTextId, correction.offset, correction.length, correction.key].map((by) =>
  asc(by),
);

/** Marks of some texts in the order of the text. */
export const findCorrections = (db: Db, answerTextIds: number[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(inArray(correction.answerTextId, answerTextIds))
    .orderBy(...inTextOrder);

/** The same, each with the language of its text. */
export const findMarksWithLanguage = (db: Db, answerTextIds: number[]) =>
  db
    .select({ mark: correction, language: answerText.language })
    .from(correction)
    .innerJoin(answerText, eq(answerText.id, correction.answerTextId))
    .where(inArray(correction.answerTextId, answerTextIds))
    .orderBy(...inTextOrder);

export async function findEngineResult(db: Db, answerTextId: number): Promise<Correction[]> {
  const [row] = await db.select().from(engineResult).where(eq(engineResult.answerTextId, answerTextId));
  return (row?.corrections ?? []) as Correction[];
}

/** What a file of the text is called by: the task, its pupil, and who assigned it. */
export async function findNamesOfText(db: Db, answerTextId: number) {
  const [row] = await db
    .select({
      title: exercise.title,
      studentName: users.name,
      teacherName: sql<string>`(select teacher.public_name from ${users} teacher where teacher.id = ${homework.assignedBy})`,
    })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .where(eq(answerText.id, answerTextId));
  if (!row) throw new Error(`no text ${answerTextId}`);
  return row;
}

/** The sentences of some texts that the engine could draw. */
export async function findDrawings(db: Db, answerTextIds: number[]): Promise<Map<number, SentenceDrawing[]>> {
  const rows = await db
    .select({ id: engineResult.answerTextId, drawings: engineResult.drawings })
    .from(engineResult)
    .where(inArray(engineResult.answerTextId, answerTextIds));
  return new Map(rows.map(({ id, drawings }) => [id, drawings]));
}

/** Keeps the engine's own result for a text, to come back to. */
export async function keepEngineResult(
  tx: Db,
  answerTextId: number,
  { corrections, drawings, hints }: CheckResult,
): Promise<void> {
  const set = { corrections, drawings, hints };
  await tx
    .insert(engineResult)
    .values({ answerTextId, ...set })
    .onConflictDoUpdate({ target: engineResult.answerTextId, set });
}

/** Puts these marks in the place of all that a text has. */
export async function replaceMarks(
  tx: Db,
  answerTextId: number,
  rows: (typeof correction.$inferInsert)[],
): Promise<void> {
  await tx.delete(correction).where(eq(correction.answerTextId, answerTextId));
  // PostgreSQL takes 65,535 values in one statement; a very long text has more marks than that allows
  for (let from = 0; from < rows.length; from += 1000)
    await tx.insert(correction).values(rows.slice(from, from + 1000));
}

/** Shows or hides the marks at a place of a text as errors or not. */
export async function decideMarkAt(
  tx: Db,
  answerTextId: number,
  { offset, length, isError }: { offset: number; length: number; isError: boolean },
): Promise<void> {
  await tx
    .update(correction)
    .set({ active: isError, notAnError: !isError })
    .where(
      and(eq(correction.answerTextId, answerTextId), eq(correction.offset, offset), eq(correction.length, length)),
    );
}
