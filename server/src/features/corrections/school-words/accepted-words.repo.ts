import type { Correction } from '@ordklar/correction';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inBatches, tables } from '../../../platform/db/index.ts';
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

/**
 * What the engine had found on these words, in lower case, in texts of a school that are not sent back, with its place among
 * all that it found there. Only that: what it found besides, in the texts of all years, would fill the memory.
 */
export const findEngineMarksOn = (db: Db, institutionId: number, words: string[]) =>
  db
    .select({
      answerTextId: engineResult.answerTextId,
      found: sql<Correction>`mark.found`,
      index: sql<number>`mark.place::int - 1`,
    })
    .from(engineResult)
    .crossJoinLateral(sql`jsonb_array_elements(${engineResult.corrections}) with ordinality as mark(found, place)`)
    .where(
      and(
        inArray(engineResult.answerTextId, unreturnedTexts(db, institutionId)),
        sql`lower(mark.found->>'token') in ${words}`,
      ),
    );

type Key = Pick<CorrectionRow, 'answerTextId' | 'key'>;
interface Change {
  mark: Key;
  categories: StoredCategory[];
}

/** The marks of these changes, to be joined with their reasons, in json; three values however many they are. */
const given = (changes: Change[]) => sql`unnest(
  ${sql.param(changes.map(({ mark }) => mark.answerTextId))}::int[],
  ${sql.param(changes.map(({ mark }) => mark.key))}::text[],
  ${sql.param(changes.map(({ categories }) => JSON.stringify(categories)))}::text[]) as given(text_id, key, categories)`;

const isGiven = sql`${correction.answerTextId} = given.text_id and ${correction.key} = given.key`;

/** Takes reasons from marks, and marks that have none left away. */
export async function takeReasons(tx: Db, changes: Change[]): Promise<void> {
  const without = changes.filter(({ categories }) => categories.length === 0);
  const withSome = changes.filter(({ categories }) => categories.length > 0);
  if (without.length > 0)
    await tx.delete(correction).where(sql`exists (select 1 from ${given(without)} where ${isGiven})`);
  if (withSome.length > 0)
    await tx.update(correction).set({ categories: sql`given.categories::jsonb` }).from(given(withSome)).where(isGiven);
}

/** Brings marks back where nothing of their name stands; answers the texts that got one. */
export async function bringBack(tx: Db, rows: (typeof correction.$inferInsert)[]): Promise<number[]> {
  const changed = new Set<number>();
  await inBatches(rows, async (batch) => {
    const made = await tx
      .insert(correction)
      .values(batch)
      .onConflictDoNothing()
      .returning({ answerTextId: correction.answerTextId });
    for (const { answerTextId } of made) changed.add(answerTextId);
  });
  return [...changed];
}
