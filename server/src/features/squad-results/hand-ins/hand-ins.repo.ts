import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../../platform/db/index.ts';

const { answerText, exercise, exerciseProgress, homework, homeworkFile, users } = tables;

/** More pupils than a class or group has: what bounds an archive. */
const MOST_HAND_INS = 300;

interface TaskOfClass {
  squadId: number;
  exerciseId: number;
  span: { from: Date; to: Date };
}

/** The newest hand-in of each pupil at a task that was assigned in the span, by Danish alphabet, without its text. */
export async function findHandIns(db: Db, { squadId, exerciseId, span }: TaskOfClass) {
  const newest = db
    .selectDistinctOn([homework.studentId], {
      name: users.name,
      title: exercise.title,
      textId: sql<number>`${answerText.id}`.as('text_id'),
      storageKey: homeworkFile.storageKey,
    })
    .from(exerciseProgress)
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .innerJoin(answerText, eq(answerText.exerciseProgressId, exerciseProgress.id))
    .leftJoin(homeworkFile, eq(homeworkFile.id, exerciseProgress.fileId))
    .where(
      and(
        eq(homework.squadId, squadId),
        eq(homework.exerciseId, exerciseId),
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
        inSpan(homework.assignedAt, span),
      ),
    )
    .orderBy(homework.studentId, desc(exerciseProgress.completedAt), desc(exerciseProgress.id))
    .as('newest');
  return db.select().from(newest).orderBy(sql`${newest.name} collate "da-x-icu"`).limit(MOST_HAND_INS);
}
export type HandIn = Awaited<ReturnType<typeof findHandIns>>[number];

/** The text of a hand-in. */
export async function findHandedInText(db: Db, textId: number): Promise<string> {
  const [row] = await db.select({ text: answerText.text }).from(answerText).where(eq(answerText.id, textId));
  return row?.text ?? '';
}
