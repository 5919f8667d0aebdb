import type { Correction } from '@ordklar/correction';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';
import type { CorrectionRow, StoredCategory } from '../corrections.repo.ts';

const { answerText, correction, engineResult, exerciseProgress, homework, schoolWord, squad } = tables;

export async function findSchoolWords(db: Db, institutionId: number): Promise<string[]> {
  const rows = await db
    .select({ word: schoolWord.word })
    .from(schoolWord)
    .where(eq(schoolWord.institutionId, institutionId));
  return rows.map((row) => row.word);
}

/** Marked texts of a school that are not sent back to their pupils. */
const unreturnedTexts = (db: Db, institutionId: number) =>
  db
    .select({ id: answerText.id })
    .from(answerText)
    .innerJoin(exerciseProgress, eq(exerciseProgress.id, answerText.exerciseProgressId))
    .innerJoin(homework, eq(homework.id, exerciseProgress.homeworkId))
    .innerJoin(squad, eq(squad.id, homework.squadId))
    .where(
      and(
        eq(squad.institutionId, institutionId),
        eq(answerText.marking, 'marked'),
        isNull(answerText.readyAt),
        isNull(exerciseProgress.deletedAt),
      ),
    );

/** The engine's marks on these words, in lower case, in texts of a school that are not sent back. */
export const findMarksOn = (db: Db, institutionId: number, words: string[]): Promise<CorrectionRow[]> =>
  db
    .select()
    .from(correction)
    .where(
      and(
        inArray(correction.answerTextId, unreturnedTexts(db, institutionId)),
        eq(correction.isUser, false),
        inArray(sql`lower(${correction.token})`, words),
      ),
    );

/** What the engine had found in those texts of a school that are not sent back and that it marked one of the words in. */
export async function findEngineMarksOn(db: Db, institutionId: number, words: string[]) {
  const rows = await db
    .select()
    .from(engineResult)
    .where(
      and(
        inArray(engineResult.answerTextId, unreturnedTexts(db, institutionId)),
        sql`exists (select 1 from jsonb_array_elements(${engineResult.corrections}) mark
          where lower(mark->>'token') in ${words})`,
      ),
    );
  return rows.map((row) => ({ answerTextId: row.answerTextId, found: row.corrections as Correction[] }));
}

type Key = Pick<CorrectionRow, 'answerTextId' | 'key'>;

const isMark = ({ answerTextId, key }: Key) => and(eq(correction.answerTextId, answerTextId), eq(correction.key, key));

/** Takes reasons from marks, and marks that have none left away. */
export async function takeReasons(tx: Db, changes: { mark: Key; categories: StoredCategory[] }[]): Promise<void> {
  for (const { mark, categories } of changes)
    if (categories.length === 0) await tx.delete(correction).where(isMark(mark));
    else await tx.update(correction).set({ categories }).where(isMark(mark));
}

/** Brings marks back where nothing of their name stands; answers the texts that got one. */
export async function bringBack(tx: Db, rows: (typeof correction.$inferInsert)[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const made = await tx
    .insert(correction)
    .values(rows)
    .onConflictDoNothing()
    .returning({ answerTextId: correction.answerTextId });
  return [...new Set(made.map((row) => row.answerTextId))];
}
