import { eq } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import { termsNow } from '../manage/assigned-again.repo.ts';

const { homework } = tables;

/** Opens a handed-in task again, as its teacher's; what was handed in before `at` closes it no more. */
export async function reopenHomework(
  tx: Db,
  homeworkId: number,
  { at, teacherId, deadline }: { at: Date; teacherId: number; deadline: Date | null },
): Promise<void> {
  await tx
    .update(homework)
    .set({ resetAt: at, assignedBy: teacherId, deadline, otherTerms: termsNow })
    .where(eq(homework.id, homeworkId));
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
