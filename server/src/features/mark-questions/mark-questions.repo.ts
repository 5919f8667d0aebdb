import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inSpan, tables } from '../../platform/db/index.ts';

const { answerText, exercise, exerciseProgress, homework, markQuestion, users } = tables;

/** Whose texts at which exercise: a pupil has one task at an exercise in a squad, with all editions of its text. */
interface TaskOf {
  squadId: number;
  exerciseId: number;
  studentId: number;
}

const columns = {
  id: markQuestion.id,
  answerTextId: markQuestion.answerTextId,
  offset: markQuestion.offset,
  length: markQuestion.length,
  token: markQuestion.token,
  askedAt: markQuestion.askedAt,
  answer: markQuestion.answer,
  answeredAt: markQuestion.answeredAt,
  answeredByName: users.publicName,
};
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

export type Edition = Awaited<ReturnType<typeof findEditions>>[number];

/** Texts that the pupil has handed in for the task, the first edition first. */
export const findEditions = (db: Db, task: TaskOf) =>
  db
    .select({
      answerTextId: answerText.id,
      exerciseProgressId: exerciseProgress.id,
      attempt: sql<number>`row_number() over (order by ${exerciseProgress.completedAt}, ${exerciseProgress.id})::int`,
      text: answerText.text,
      readyAt: answerText.readyAt,
    })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .where(
      and(
        eq(homework.squadId, task.squadId),
        eq(homework.exerciseId, task.exerciseId),
        eq(homework.studentId, task.studentId),
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
      ),
    )
    .orderBy(exerciseProgress.completedAt, exerciseProgress.id);

/** Questions about marks of some texts, in the order of each text. */
export const findQuestions = (db: Db, answerTextIds: number[]) =>
  db
    .select(columns)
    .from(markQuestion)
    .leftJoin(users, eq(users.id, markQuestion.answeredBy))
    .where(inArray(markQuestion.answerTextId, answerTextIds))
    .orderBy(asc(markQuestion.offset), asc(markQuestion.length));

/**
 * Questions of some squads that no teacher has answered, of the tasks assigned in a span, the oldest first: also about
 * a text behind a newer one of the same task, as the status list counts them.
 */
export const findUnanswered = (db: Db, squadIds: number[], assigned: { from: Date; to: Date }) =>
  db
    .select({
      squadId: homework.squadId,
      exerciseId: homework.exerciseId,
      title: exercise.title,
      productId: exercise.productId,
      studentId: homework.studentId,
      studentName: users.name,
      token: markQuestion.token,
    })
    .from(markQuestion)
    .innerJoin(answerText, eq(answerText.id, markQuestion.answerTextId))
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(exercise, eq(exercise.id, homework.exerciseId))
    .innerJoin(users, eq(users.id, homework.studentId))
    .where(
      and(
        inArray(homework.squadId, squadIds),
        isNull(markQuestion.answer),
        isNull(homework.removedAt),
        isNull(exerciseProgress.deletedAt),
        inSpan(homework.assignedAt, assigned),
      ),
    )
    .orderBy(asc(markQuestion.askedAt), asc(markQuestion.id));

/** Asks about a place. False when somebody has asked about it already. */
export async function insertQuestion(
  db: Db,
  row: { answerTextId: number; offset: number; length: number; token: string; askedAt: Date },
): Promise<boolean> {
  const rows = await db.insert(markQuestion).values(row).onConflictDoNothing().returning({ id: markQuestion.id });
  return rows.length > 0;
}

export async function answerQuestion(
  db: Db,
  questionId: number,
  answer: { answer: 'error' | 'not-error'; answeredBy: number; answeredAt: Date },
): Promise<void> {
  await db.update(markQuestion).set(answer).where(eq(markQuestion.id, questionId));
}
