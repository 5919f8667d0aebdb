import { and, desc, eq, exists, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { findCurrentAttempt } from '../../attempts/index.ts';

const { homework, homeworkFile, exerciseDraft, exerciseProgress, answerText } = tables;

export type FileRow = typeof homeworkFile.$inferSelect;
export type NewFile = typeof homeworkFile.$inferInsert;

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

/** Holds the homework's row to the end of the transaction, and says whose it is; null where it is removed or handed in meanwhile. */
export async function lockOpen(tx: Db, homeworkId: number): Promise<{ studentId: number } | null> {
  const [row] = await tx
    .select({ studentId: homework.studentId })
    .from(homework)
    .where(and(eq(homework.id, homeworkId), isNull(homework.removedAt)))
    .for('update');
  return row && (await findCurrentAttempt(tx, homeworkId)) === null ? row : null;
}

/** Attaches a file in place of the one before it. Hold the task open: of two uploads at once the later one stays. */
export async function replaceFile(tx: Db, row: NewFile): Promise<FileRow> {
  await tx
    .update(homeworkFile)
    .set({ removedAt: row.uploadedAt })
    .where(and(eq(homeworkFile.homeworkId, row.homeworkId), isNull(homeworkFile.removedAt)));
  const [made] = await tx.insert(homeworkFile).values(row).returning();
  if (!made) throw new Error('the file row was not made');
  return made;
}

/** Takes a file away. Hold the task open. */
export async function removeFile(tx: Db, fileId: number, removedAt: Date): Promise<void> {
  await tx.update(homeworkFile).set({ removedAt }).where(eq(homeworkFile.id, fileId));
}

/** Files that were replaced or taken away before then, and never handed in. */
export const findReplaced = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: homeworkFile.id, storageKey: homeworkFile.storageKey })
    .from(homeworkFile)
    .where(
      and(
        lt(homeworkFile.removedAt, before),
        notExists(
          db.select({ one: sql`1` }).from(exerciseProgress).where(eq(exerciseProgress.fileId, homeworkFile.id)),
        ),
      ),
    )
    .orderBy(homeworkFile.id)
    .limit(limit);

/** Forgets files for good. */
export async function deleteFiles(db: Db, ids: number[]): Promise<void> {
  await db.delete(homeworkFile).where(inArray(homeworkFile.id, ids));
}

const draftOn = (db: Db, homeworkId: number, userId: number, pageId: number) =>
  db
    .select({ data: exerciseDraft.data, savedAt: exerciseDraft.savedAt })
    .from(exerciseDraft)
    .where(
      and(eq(exerciseDraft.homeworkId, homeworkId), eq(exerciseDraft.userId, userId), eq(exerciseDraft.pageId, pageId)),
    );

export async function findDraft(db: Db, homeworkId: number, userId: number, pageId: number) {
  const [row] = await draftOn(db, homeworkId, userId, pageId);
  return row ?? null;
}

/** The same, and nobody else writes it until the transaction ends. */
export async function holdDraft(tx: Db, homeworkId: number, userId: number, pageId: number) {
  const [row] = await draftOn(tx, homeworkId, userId, pageId).for('update');
  return row ?? null;
}

export async function saveDraft(db: Db, row: typeof exerciseDraft.$inferInsert): Promise<void> {
  await db
    .insert(exerciseDraft)
    .values(row)
    .onConflictDoUpdate({
      target: [exerciseDraft.homeworkId, exerciseDraft.userId, exerciseDraft.pageId],
      set: { data: row.data, bytes: row.bytes, savedAt: row.savedAt },
    });
}

/** Forgets what is written on the pages of a task. */
export async function forgetDrafts(tx: Db, homeworkId: number): Promise<void> {
  await tx.delete(exerciseDraft).where(eq(exerciseDraft.homeworkId, homeworkId));
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
