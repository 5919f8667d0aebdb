import type { Item } from '@ordklar/exercise-kinds/grade';
import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { courseLevel, exercise, exerciseCategory, exerciseEdition, exerciseProgress, homework, itemAnswer, itemWork } =
  tables;

export type WorkRow = typeof itemWork.$inferSelect;
export type AnswerRow = typeof itemAnswer.$inferSelect;

/** What stands above an exercise's items, with the version that is offered now. */
export async function findHead(db: Db, exerciseId: number) {
  const [row] = await db
    .select({
      exerciseId: exercise.id,
      title: exercise.title,
      productId: exercise.productId,
      level: courseLevel.title,
      category: exerciseCategory.title,
      instruction: sql<string>`coalesce(${exercise.content}->>'instruction', '')`,
      version: exercise.version,
    })
    .from(exercise)
    .innerJoin(courseLevel, eq(courseLevel.id, exercise.levelId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, exercise.categoryId))
    .where(eq(exercise.id, exerciseId));
  return row ?? null;
}

/** The items of an edition, with their answer keys; null where the exercise is not made of items. */
export async function findItems(db: Db, exerciseId: number, version: number): Promise<Item[] | null> {
  const [row] = await db
    .select({ items: exerciseEdition.items })
    .from(exerciseEdition)
    .where(and(eq(exerciseEdition.exerciseId, exerciseId), eq(exerciseEdition.version, version)));
  return row?.items ?? null;
}

/** The work that is open on a task; null when there is none. */
export async function findOpenWork(db: Db, homeworkId: number): Promise<WorkRow | null> {
  const [row] = await db
    .select()
    .from(itemWork)
    .where(and(eq(itemWork.homeworkId, homeworkId), isNull(itemWork.endedAt)));
  return row ?? null;
}

/** The work that an attempt was handed in with; null for a text. */
export async function findWorkOfAttempt(db: Db, exerciseProgressId: number): Promise<WorkRow | null> {
  const [row] = await db
    .select({ work: itemWork })
    .from(itemWork)
    .innerJoin(exerciseProgress, eq(exerciseProgress.itemWorkId, itemWork.id))
    .where(eq(exerciseProgress.id, exerciseProgressId));
  return row?.work ?? null;
}

/** Begins the work on a task; of two first looks at once one begins it, and both get that one. */
export async function beginWork(
  db: Db,
  work: { homeworkId: number; version: number; startedAt: Date },
): Promise<WorkRow> {
  const [made] = await db.insert(itemWork).values(work).onConflictDoNothing().returning();
  const row = made ?? (await findOpenWork(db, work.homeworkId));
  if (!row) throw new Error('the work was not begun');
  return row;
}

/** What is answered, in the order in which it was answered. */
export const findAnswers = (db: Db, workId: number): Promise<AnswerRow[]> =>
  db
    .select()
    .from(itemAnswer)
    .where(eq(itemAnswer.workId, workId))
    .orderBy(asc(itemAnswer.answeredAt), asc(itemAnswer.round), asc(itemAnswer.item));

/**
 * Saves an answer and the time it took. The first answer of a round stands: one that is sent again after a lost reply
 * changes nothing. Answers what is saved; null where the work has ended meanwhile.
 */
export async function saveAnswer(db: Db, row: AnswerRow, seconds: number): Promise<AnswerRow | null> {
  return db.transaction(async (tx) => {
    const [work] = await tx
      .select({ id: itemWork.id })
      .from(itemWork)
      .where(and(eq(itemWork.id, row.workId), isNull(itemWork.endedAt)))
      .for('update');
    if (!work) return null;
    const [made] = await tx.insert(itemAnswer).values(row).onConflictDoNothing().returning();
    if (made) {
      await tx
        .update(itemWork)
        .set({ seconds: sql`${itemWork.seconds} + ${seconds}` })
        .where(eq(itemWork.id, row.workId));
      return made;
    }
    const [before] = await tx
      .select()
      .from(itemAnswer)
      .where(and(eq(itemAnswer.workId, row.workId), eq(itemAnswer.item, row.item), eq(itemAnswer.round, row.round)));
    return before ?? null;
  });
}

/** Ends the work as an attempt. Null where it has ended already, or the task was taken back: then nothing is changed. */
export async function handInWork(
  db: Db,
  attempt: {
    homeworkId: number;
    work: WorkRow;
    completedAt: Date;
    handedInBy: number;
    correctAnswers: number;
    answerCount: number;
  },
): Promise<number | null> {
  const { work, ...values } = attempt;
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select({ id: homework.id })
      .from(homework)
      .where(and(eq(homework.id, attempt.homeworkId), isNull(homework.removedAt)))
      .for('update');
    if (!task) return null;
    const [ended] = await tx
      .update(itemWork)
      .set({ endedAt: attempt.completedAt })
      .where(and(eq(itemWork.id, work.id), isNull(itemWork.endedAt)))
      .returning();
    if (!ended) return null;
    const [last] = await tx
      .select({ attempt: max(exerciseProgress.attempt) })
      .from(exerciseProgress)
      .where(eq(exerciseProgress.homeworkId, attempt.homeworkId));
    const [made] = await tx
      .insert(exerciseProgress)
      .values({ ...values, itemWorkId: ended.id, timeSpent: ended.seconds, attempt: (last?.attempt ?? 0) + 1 })
      .returning({ id: exerciseProgress.id });
    return made?.id ?? null;
  });
}
