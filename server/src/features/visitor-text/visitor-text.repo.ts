import { lt, sql } from 'drizzle-orm';
import { type Db, tables } from '../../platform/db/index.ts';

const { visitorTry } = tables;

/** Counts a try; those of one span are counted together. Answers how many there are with this one. */
export async function countTry(db: Db, sender: string, now: Date, spanMs: number): Promise<number> {
  const begun = new Date(now.getTime() - spanMs);
  const isOver = sql`${visitorTry.since} <= ${begun.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(visitorTry)
    .values({ sender, tries: 1, since: now })
    .onConflictDoUpdate({
      target: visitorTry.sender,
      set: {
        tries: sql`case when ${isOver} then 1 else ${visitorTry.tries} + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${visitorTry.since} end`,
      },
    })
    .returning({ tries: visitorTry.tries });
  return row?.tries ?? 1;
}

/** Forgets what was counted before a moment. */
export async function forgetTriesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(visitorTry).where(lt(visitorTry.since, before));
}
