import { eq } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { homework, homeworkFile } = tables;

/** Holds a pupil's tasks, so that nothing is handed in of them until the transaction ends. */
export async function holdTasksOf(tx: Db, studentId: number): Promise<void> {
  await tx
    .select({ id: homework.id })
    .from(homework)
    .where(eq(homework.studentId, studentId))
    .orderBy(homework.id)
    .for('update');
}

/**
 * Deletes a pupil's tasks for good, with files, drafts and the notifications of them; what was handed in must be gone.
 * @returns keys of the files whose bytes nothing refers to any more once the transaction is committed
 */
export async function eraseTasksOf(tx: Db, studentId: number): Promise<string[]> {
  const files = await tx
    .select({ storageKey: homeworkFile.storageKey })
    .from(homeworkFile)
    .innerJoin(homework, eq(homework.id, homeworkFile.homeworkId))
    .where(eq(homework.studentId, studentId));
  await tx.delete(homework).where(eq(homework.studentId, studentId));
  return files.map(({ storageKey }) => storageKey);
}
