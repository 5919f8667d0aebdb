import { eq, inArray } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { answerEvaluation, exerciseProgress, homework, users } = tables;

const columns = {
  id: answerEvaluation.id,
  exerciseProgressId: answerEvaluation.exerciseProgressId,
  evaluation: answerEvaluation.evaluation,
  teacher: users.publicName,
  grade: answerEvaluation.grade,
  gradeVisible: answerEvaluation.gradeVisible,
  updatedAt: answerEvaluation.updatedAt,
};

export type EvaluationRow = Awaited<ReturnType<typeof findEvaluations>>[number];

/** Feedback on these attempts. */
export const findEvaluations = (db: Db, exerciseProgressIds: number[]) =>
  db
    .select(columns)
    .from(answerEvaluation)
    .innerJoin(users, eq(users.id, answerEvaluation.teacherId))
    .where(inArray(answerEvaluation.exerciseProgressId, exerciseProgressIds));

/** On which attempt and in which squad a piece of feedback was given, and with which grade; null when there is none. */
export async function findEvaluationPlace(db: Db, evaluationId: number) {
  const [row] = await db
    .select({
      squadId: homework.squadId,
      homeworkId: homework.id,
      exerciseProgressId: answerEvaluation.exerciseProgressId,
      grade: answerEvaluation.grade,
      gradeVisible: answerEvaluation.gradeVisible,
    })
    .from(answerEvaluation)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerEvaluation.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(eq(answerEvaluation.id, evaluationId));
  return row ?? null;
}

export async function upsertEvaluation(db: Db, row: typeof answerEvaluation.$inferInsert): Promise<void> {
  const { teacherId, evaluation, grade, gradeVisible, updatedAt } = row;
  await db.insert(answerEvaluation).values(row).onConflictDoUpdate({
    target: answerEvaluation.exerciseProgressId,
    set: { teacherId, evaluation, grade, gradeVisible, updatedAt },
  });
}

export async function deleteByProgress(db: Db, exerciseProgressId: number): Promise<void> {
  await db.delete(answerEvaluation).where(eq(answerEvaluation.exerciseProgressId, exerciseProgressId));
}

export async function deleteById(db: Db, evaluationId: number): Promise<void> {
  await db.delete(answerEvaluation).where(eq(answerEvaluation.id, evaluationId));
}

/** Takes the words of feedback away and leaves its grade. */
export async function emptyText(db: Db, evaluationId: number, updatedAt: Date): Promise<void> {
  await db.update(answerEvaluation).set({ evaluation: '', updatedAt }).where(eq(answerEvaluation.id, evaluationId));
}
