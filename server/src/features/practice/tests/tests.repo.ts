import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { type AnswerRow, findAnswers, lockWork } from '../practice.repo.ts';

const { itemAnswer, itemWork, testReading, testStep } = tables;

export type StepRow = typeof testStep.$inferSelect;
export type ReadingRow = typeof testReading.$inferSelect;

/** How far a test is taken: begun parts, begun texts, and answers. */
export interface Sheet {
  steps: StepRow[];
  readings: ReadingRow[];
  answers: AnswerRow[];
}

export async function findSheet(db: Db, workId: number): Promise<Sheet> {
  return {
    steps: await db.select().from(testStep).where(eq(testStep.workId, workId)).orderBy(asc(testStep.step)),
    readings: await db.select().from(testReading).where(eq(testReading.workId, workId)),
    answers: await findAnswers(db, workId),
  };
}

/**
 * Changes a sheet while nobody else can: `change` gets what it holds, and says in the same transaction what is to be
 * written. False where the work has ended.
 */
export async function changeSheet(
  tx: Db,
  workId: number,
  change: (tx: Db, steps: StepRow[]) => Promise<void>,
): Promise<boolean> {
  if (!(await lockWork(tx, workId))) return false;
  const steps = await tx.select().from(testStep).where(eq(testStep.workId, workId)).orderBy(asc(testStep.step));
  await change(tx, steps);
  return true;
}

export async function insertStep(tx: Db, row: { workId: number; step: number; startedAt: Date }): Promise<void> {
  await tx.insert(testStep).values(row);
}

export async function endStep(tx: Db, of: { workId: number; step: number }, endedAt: Date): Promise<void> {
  await tx
    .update(testStep)
    .set({ endedAt })
    .where(and(eq(testStep.workId, of.workId), eq(testStep.step, of.step)));
}

/** Begins to read a text; where it is begun already that stands. */
export async function insertReading(tx: Db, row: { workId: number; item: number; startedAt: Date }): Promise<void> {
  await tx.insert(testReading).values(row).onConflictDoNothing();
}

/** Says that a text is read; the first time stands. */
export async function endReading(tx: Db, of: { workId: number; item: number }, readAt: Date): Promise<void> {
  await tx
    .update(testReading)
    .set({ readAt })
    .where(and(eq(testReading.workId, of.workId), eq(testReading.item, of.item), isNull(testReading.readAt)));
}

/** Saves an answer of a test in place of the one before it, and the time it took. */
export async function replaceAnswer(tx: Db, row: AnswerRow, step: number, seconds: number): Promise<void> {
  const { answer, right, of, answeredAt } = row;
  await tx
    .insert(itemAnswer)
    .values(row)
    .onConflictDoUpdate({
      target: [itemAnswer.workId, itemAnswer.item, itemAnswer.round],
      set: { answer, right, of, answeredAt },
    });
  await tx
    .update(itemWork)
    .set({ seconds: sql`${itemWork.seconds} + ${seconds}` })
    .where(eq(itemWork.id, row.workId));
  await tx
    .update(testStep)
    .set({ seconds: sql`${testStep.seconds} + ${seconds}` })
    .where(and(eq(testStep.workId, row.workId), eq(testStep.step, step)));
}
