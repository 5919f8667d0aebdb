import { and, desc, eq, exists, isNull, max, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { homework, homeworkFile, exerciseDraft, exerciseProgress, answerText } = tables;

export type FileRow = typeof homeworkFile.$inferSelect;

/** The attached file of a homework, newest first; null when there is none. */
export async function findFile(db: Db, homeworkId: number): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(homeworkFile)
    .where(and(eq(homeworkFile.homeworkId, homeworkId), isNull(homeworkFile.removedAt)))
    .orderBy(desc(homeworkFile.id))
    .limit(1);
  return row ?? null;
}

/** A file of a homework; null when there is none, or it has been taken away without being handed in. */
export async function findFileById(db: Db, homeworkId: number, fileId: number): Promise<FileRow | null> {
  const [row] = await db
    .select()
    .from(homeworkFile)
    .where(
      and(
        eq(homeworkFile.homeworkId, homeworkId),
        eq(homeworkFile.id, fileId),
        or(isNull(homeworkFile.removedAt), isHandedIn(db)),
      ),
    );
  return row ?? null;
}

/** The file of an attempt stays to be fetched when another takes its place in a task that was assigned again. */
const isHandedIn = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(exerciseProgress)
      .where(and(eq(exerciseProgress.fileId, homeworkFile.id), isNull(exerciseProgress.deletedAt))),
  );

/** Holds the homework's row to the end of the transaction; false where it is removed or handed in meanwhile. */
async function lockOpen(tx: Db, homeworkId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: homework.id })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), isNull(homework.removedAt)))
    .for('update');
  return row !== undefined && (await findAttempt(tx, homeworkId)) === null;
}

/**
 * Attaches a file in place of the one before it. Of two uploads at once the later one stays. Answers null where the
 * task was handed in or removed meanwhile.
 */
export async function replaceFile(db: Db, row: typeof homeworkFile.$inferInsert): Promise<FileRow | null> {
  return db.transaction(async (tx) => {
    if (!(await lockOpen(tx, row.homeworkId))) return null;
    await tx
      .update(homeworkFile)
      .set({ removedAt: row.uploadedAt })
      .where(and(eq(homeworkFile.homeworkId, row.homeworkId), isNull(homeworkFile.removedAt)));
    const [made] = await tx.insert(homeworkFile).values(row).returning();
    if (!made) throw new Error('the file row was not made');
    return made;
  });
}

/** Takes a file away; false where the task was handed in or removed meanwhile. */
export async function removeFile(db: Db, homeworkId: number, fileId: number, removedAt: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockOpen(tx, homeworkId))) return false;
    await tx.update(homeworkFile).set({ removedAt }).where(eq(homeworkFile.id, fileId));
    return true;
  });
}

export async function findDraft(db: Db, homeworkId: number, userId: number, pageId: number) {
  const [row] = await db
    .select({ data: exerciseDraft.data, savedAt: exerciseDraft.savedAt })
    .from(exerciseDraft)
    .where(
      and(eq(exerciseDraft.homeworkId, homeworkId), eq(exerciseDraft.userId, userId), eq(exerciseDraft.pageId, pageId)),
    );
  return row ?? null;
}

export async function saveDraft(db: Db, row: typeof exerciseDraft.$inferInsert): Promise<void> {
  await db
    .insert(exerciseDraft)
    .values(row)
    .onConflictDoUpdate({
      target: [exerciseDraft.homeworkId, exerciseDraft.userId, exerciseDraft.pageId],
      set: { data: row.data, savedAt: row.savedAt },
    });
}

/** The homework's current attempt; null while it is open. */
export async function findAttempt(db: Db, homeworkId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: exerciseProgress.id })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(
      and(
        eq(homework.id, homeworkId),
        isNull(exerciseProgress.deletedAt),
        // what was handed in before the task was assigned again does not close it
        sql`(${homework.resetAt} is null or ${exerciseProgress.completedAt} > ${homework.resetAt})`,
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/**
 * Makes the next attempt at a homework, with its row locked, so that two hand-ins at once make one. Answers null where it
 * is handed in already, or removed. Whoever locks the work on the items too, locks that first.
 */
export async function makeAttempt(
  tx: Db,
  attempt: Omit<typeof exerciseProgress.$inferInsert, 'attempt'>,
): Promise<number | null> {
  if (!(await lockOpen(tx, attempt.homeworkId))) return null;
  const [last] = await tx
    .select({ attempt: max(exerciseProgress.attempt) })
    .from(exerciseProgress)
    .where(eq(exerciseProgress.homeworkId, attempt.homeworkId));
  const [made] = await tx
    .insert(exerciseProgress)
    .values({ ...attempt, attempt: (last?.attempt ?? 0) + 1 })
    .returning({ id: exerciseProgress.id });
  if (!made) throw new Error('the attempt was not made');
  return made.id;
}

export type HandedIn = Omit<typeof answerText.$inferInsert, 'exerciseProgressId'>;

/** Makes the attempt with its text. Answers null where it is handed in already, or removed. */
export async function insertAttempt(
  db: Db,
  attempt: { homeworkId: number; completedAt: Date; handedInBy: number; fileId: number | null },
  text: HandedIn,
): Promise<{ exerciseProgressId: number; answerTextId: number } | null> {
  return db.transaction(async (tx) => {
    const exerciseProgressId = await makeAttempt(tx, attempt);
    if (exerciseProgressId === null) return null;
    const [answer] = await tx
      .insert(answerText)
      .values({ ...text, exerciseProgressId })
      .returning({ id: answerText.id });
    if (!answer) throw new Error('the text was not made');
    return { exerciseProgressId, answerTextId: answer.id };
  });
}

/** The text that a homework was handed in with; null when it is not. */
export async function findHandedInText(db: Db, homeworkId: number): Promise<string | null> {
  const [row] = await db
    .select({ text: answerText.text })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .where(and(eq(exerciseProgress.homeworkId, homeworkId), isNull(exerciseProgress.deletedAt)))
    .orderBy(desc(exerciseProgress.id))
    .limit(1);
  return row?.text ?? null;
}
