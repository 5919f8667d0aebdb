import { eq } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { answerText, engineResult, exerciseProgress, homework, squad } = tables;

/** All hints that the engine has for a text, and the kinds that its class has switched on. */
export async function findHintsOfText(db: Db, answerTextId: number) {
  const [row] = await db
    .select({ hints: engineResult.hints, shown: squad.hints })
    .from(engineResult)
    .innerJoin(answerText, eq(answerText.id, engineResult.answerTextId))
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .where(eq(engineResult.answerTextId, answerTextId));
  return row ?? { hints: [], shown: [] };
}

/** The kinds that a squad has switched on. */
export async function findHintsOfSquad(db: Db, squadId: number) {
  const [row] = await db.select({ hints: squad.hints }).from(squad).where(eq(squad.id, squadId));
  return row?.hints ?? [];
}
