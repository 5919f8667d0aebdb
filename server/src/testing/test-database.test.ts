import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from './cluster-sql.ts';
import { select } from './local-postgres-scenes.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let first: TestDatabase;
let second: TestDatabase;
beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(async () => {
  await first.drop();
});

it('gives each test file a migrated database of its own', async () => {
  const [tables] = await select(first.url, `select count(*)::int as count from pg_tables where schemaname = 'public'`);
  expect(tables?.['count']).toBeGreaterThan(5);
  await runSql(first.url, 'create table only_here ()');
  await expect(select(second.url, 'select * from only_here')).rejects.toThrow(/does not exist/);
});

it('drops the database although somebody is connected', async () => {
  const connected = new pg.Client(second.url);
  const broken = new Promise((resolve) => connected.on('error', resolve));
  await connected.connect();
  await second.drop();
  expect(String(await broken)).toMatch(/terminating connection|terminated unexpectedly/);
  await expect(select(second.url, 'select 1')).rejects.toThrow(/does not exist/);
});
