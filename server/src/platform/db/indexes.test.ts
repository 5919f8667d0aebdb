import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './index.ts';

it('every reference has an index that begins with it: deleting what is referred to reads no whole table', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, () => {});
  const { rows } = await db.execute<{ reference: string }>(sql`
    select c.conrelid::regclass || '.' || a.attname as reference
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
      )
    order by 1`);
  await close();
  await database.drop();
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
