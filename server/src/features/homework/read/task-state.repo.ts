import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { isNeverHandedIn } from '../../attempts/index.ts';

const { homework } = tables;

/** A task whose text is to be corrected by its pupil. */
type Corrected = Pick<typeof homework.$inferSelect, 'exerciseId' | 'studentId' | 'squadId' | 'ownStartkomma'> & {
  homeworkId: number;
};

/** Gives pupils a homework each for correcting their text, where there is none yet. */
export async function assignCorrecting(
  tx: Db,
  corrected: Corrected[],
  { at, teacherId }: { at: Date; teacherId: number },
): Promise<void> {
  const rows = corrected.map(({ exerciseId, studentId, squadId, ownStartkomma, homeworkId }) => ({
    exerciseId,
    studentId,
    squadId,
    ownStartkomma,
    parentId: homeworkId,
    assignedBy: teacherId,
    assignedAt: at,
  }));
  await tx.insert(homework).values(rows).onConflictDoNothing();
}

/** Removes the homework for correcting the texts of these, unless it is handed in. */
export async function removeOpenCorrecting(
  tx: Db,
  homeworkIds: number[],
  { at, teacherId }: { at: Date; teacherId: number },
): Promise<void> {
  await tx
    .update(homework)
    .set({ removedAt: at, removedBy: teacherId })
    .where(and(inArray(homework.parentId, homeworkIds), isNull(homework.removedAt), isNeverHandedIn));
}

/** Opens a handed-in task again, as its teacher's; what was handed in before `at` closes it no more. */
export async function reopenHomework(
  tx: Db,
  homeworkId: number,
  { at, teacherId, deadline }: { at: Date; teacherId: number; deadline: Date | null },
): Promise<void> {
  await tx.update(homework).set({ resetAt: at, assignedBy: teacherId, deadline }).where(eq(homework.id, homeworkId));
}

/** What is seen of a task: by its pupil, and when the pupil looked at what the teacher sent back. */
export async function updateShown(
  db: Db,
  homeworkId: number,
  set: { hideResults: boolean } | { seenAt: Date },
): Promise<void> {
  await db.update(homework).set(set).where(eq(homework.id, homeworkId));
}

/** Keeps the comma system that a pupil has chosen for the own text. */
export async function updateOwnStartkomma(
  db: Db,
  homeworkId: number,
  ownStartkomma: 'yes' | 'no' | null,
): Promise<void> {
  await db.update(homework).set({ ownStartkomma }).where(eq(homework.id, homeworkId));
}
