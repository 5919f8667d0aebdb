import { desc, sql } from 'drizzle-orm';
import { type Db, tables } from '../../../platform/db/index.ts';

const { ltiKey } = tables;

export type KeyRow = Omit<typeof ltiKey.$inferSelect, 'id'>;

/** Our keys, the newest first. */
export const findKeys = (db: Db, limit: number): Promise<KeyRow[]> =>
  db.select().from(ltiKey).orderBy(desc(ltiKey.id)).limit(limit);

/** Keeps a key, unless another than `before` is the newest by now. Answers the newest. In a transaction of its own. */
export async function keepFirstKey(tx: Db, before: string | null, row: KeyRow): Promise<KeyRow> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('lti_key'))`);
  const [newest] = await findKeys(tx, 1);
  if (newest && newest.kid !== before) return newest;
  await tx.insert(ltiKey).values(row);
  return row;
}
