import { and, asc, eq } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { markQuestion, users } = tables;

const columns = {
  id: markQuestion.id,
  offset: markQuestion.offset,
  length: markQuestion.length,
  token: markQuestion.token,
  askedAt: markQuestion.askedAt,
  answer: markQuestion.answer,
  answeredAt: markQuestion.answeredAt,
  answeredByName: users.publicName,
};
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];

/** Questions about marks of a text, in its order. */
export const findQuestions = (db: Db, answerTextId: number) =>
  db
    .select(columns)
    .from(markQuestion)
    .leftJoin(users, eq(users.id, markQuestion.answeredBy))
    .where(eq(markQuestion.answerTextId, answerTextId))
    .orderBy(asc(markQuestion.offset), asc(markQuestion.length));

/** Asks about a place, unless somebody has asked about it already. */
export async function insertQuestion(
  db: Db,
  row: { answerTextId: number; offset: number; length: number; token: string; askedAt: Date },
): Promise<void> {
  await db.insert(markQuestion).values(row).onConflictDoNothing();
}

export async function answerQuestion(
  db: Db,
  question: { answerTextId: number; id: number },
  answer: { answer: 'error' | 'not-error'; answeredBy: number; answeredAt: Date },
): Promise<void> {
  await db
    .update(markQuestion)
    .set(answer)
    .where(and(eq(markQuestion.answerTextId, question.answerTextId), eq(markQuestion.id, question.id)));
}
