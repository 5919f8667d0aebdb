import { and, count, eq, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { schoolWord, users } = tables;

const columns = {
  id: schoolWord.id,
  word: schoolWord.word,
  addedByName: users.publicName,
  addedAt: schoolWord.addedAt,
};
export type SchoolWordRow = Awaited<ReturnType<typeof findWords>>[number];

const select = (db: Db) => db.select(columns).from(schoolWord).leftJoin(users, eq(users.id, schoolWord.addedBy));

/** Words of a school that hold `part`, whatever signs are in it. */
const matching = (institutionId: number, part: string) =>
  and(
    eq(schoolWord.institutionId, institutionId),
    part === '' ? undefined : sql`position(lower(${part}) in lower(${schoolWord.word})) > 0`,
  );

/** A page of a school's words by the Danish alphabet. */
export const findWords = (db: Db, institutionId: number, part: string, page: { limit: number; offset: number }) =>
  select(db)
    .where(matching(institutionId, part))
    .orderBy(sql`${schoolWord.word} collate "da-x-icu"`, schoolWord.id)
    .limit(page.limit)
    .offset(page.offset);

export async function countWords(db: Db, institutionId: number, part: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(schoolWord).where(matching(institutionId, part));
  return row?.count ?? 0;
}

/** Puts a word on the list unless it stands there; answers the row that stands there now. */
export async function addWord(
  db: Db,
  row: { institutionId: number; word: string; addedBy: number; addedAt: Date },
): Promise<SchoolWordRow | undefined> {
  await db.insert(schoolWord).values(row).onConflictDoNothing();
  const isIt = and(eq(schoolWord.institutionId, row.institutionId), eq(schoolWord.word, row.word));
  const [word] = await select(db).where(isIt);
  return word;
}

/** Takes a word of the school off the list and answers it; null where it is not there. */
export async function removeWord(db: Db, institutionId: number, wordId: number): Promise<string | null> {
  const isIt = and(eq(schoolWord.institutionId, institutionId), eq(schoolWord.id, wordId));
  const [gone] = await db.delete(schoolWord).where(isIt).returning({ word: schoolWord.word });
  return gone?.word ?? null;
}
