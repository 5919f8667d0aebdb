import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/index.ts';
import { KEY_COLUMNS } from './stored-files.ts';

it('every column that holds a key of the file store is known to the backup', async () => {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, () => {});
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and (column_name like '%storage_key' or column_name like '%file_key')
    order by 1`);
  await close();
  await database.drop();
  expect(rows).toEqual(KEY_COLUMNS.toSorted((a, b) => a.table.localeCompare(b.table)));
});
