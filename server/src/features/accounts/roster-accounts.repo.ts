import type { Role } from '@ordklar/contract';
import { and, eq, inArray, is, isNull, notExists, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { type Db, inBatches, tables } from '../../platform/db/index.ts';
import { endSessionsOf } from '../../platform/sessions/own-sessions.ts';

const { rosterChange, userRole, users } = tables;

/** Somebody to whom the school gives an account. Without a UNI-ID there is no way in until a code is given. */
export interface NewAccount {
  name: string;
  username: string;
  uniId: string | null;
  role: Role;
}

/** Makes accounts; answers their ids by user name. */
export async function insertAccounts(
  tx: Db,
  institutionId: number,
  accounts: readonly NewAccount[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await inBatches(accounts, async (batch) => {
    const rows = await tx
      .insert(users)
      .values(batch.map(({ name, username, uniId }) => ({ institutionId, name, publicName: name, username, uniId })))
      .returning({ id: users.id, username: users.username });
    for (const row of rows) ids.set(row.username, row.id);
    await tx
      .insert(userRole)
      .values(
        batch.flatMap(({ username, role }) => (ids.has(username) ? [{ userId: ids.get(username) ?? 0, role }] : [])),
      );
  });
  return ids;
}

/** People by id with a text of each; two values however many they are. */
const given = (people: readonly { id: number; value: string | null }[]) => sql`unnest(
  ${sql.param(people.map(({ id }) => id))}::int[],
  ${sql.param(people.map(({ value }) => value))}::text[]) as given(id, value)`;
const isGiven = sql`${users.id} = given.id`;

/** Gives people of the school other names; who has chosen no other name for others is called so there too. */
export async function renameAccounts(tx: Db, named: readonly { id: number; name: string }[]): Promise<void> {
  if (named.length === 0) return;
  const publicName = sql`case when ${users.publicName} = ${users.name} then given.value else ${users.publicName} end`;
  await tx
    .update(users)
    .set({ name: sql`given.value`, publicName })
    .from(given(named.map(({ id, name }) => ({ id, value: name }))))
    .where(isGiven);
}

/** Lets people in by UNI-Login, or no longer where it is null. */
export async function linkAccounts(tx: Db, linked: readonly { id: number; uniId: string | null }[]): Promise<void> {
  if (linked.length === 0) return;
  await tx
    .update(users)
    .set({ uniId: sql`given.value` })
    .from(given(linked.map(({ id, uniId }) => ({ id, value: uniId }))))
    .where(isGiven);
}

/** People leave the school at a moment, and their sessions end; null lets them in again. */
export async function setLeft(tx: Db, userIds: readonly number[], leftAt: Date | null): Promise<void> {
  await inBatches(userIds, async (batch) => {
    await tx.update(users).set({ leftAt }).where(inArray(users.id, batch));
    if (leftAt) await endSessionsOf(tx, batch);
  });
}

/** What stands of an account that was only made: its roles, and that an import made it. */
const OF_ITS_MAKING: readonly unknown[] = [userRole, rosterChange];

/** All other references to a person, a visit or a task among them. Asked of the schema, so that those of a new table count. */
const referencesToUse = Object.values<unknown>(tables)
  .filter((one): one is PgTable => is(one, PgTable) && !OF_ITS_MAKING.includes(one))
  .flatMap((table) => getTableConfig(table).foreignKeys.map((key) => key.reference()))
  .filter(({ foreignTable }) => foreignTable === users)
  .flatMap(({ columns }) => columns);

/** Deletes those of the accounts that nobody has used: no code, and nothing refers to them. Answers how many stay. */
export async function deleteUnusedAccounts(tx: Db, userIds: readonly number[]): Promise<number> {
  let kept = userIds.length;
  const unused = referencesToUse.map((column) =>
    notExists(tx.select({ one: sql`1` }).from(column.table).where(eq(column, users.id))),
  );
  await inBatches(userIds, async (batch) => {
    const gone = await tx
      .delete(users)
      .where(and(inArray(users.id, batch), isNull(users.passwordHash), ...unused))
      .returning({ id: users.id });
    kept -= gone.length;
  });
  return kept;
}
