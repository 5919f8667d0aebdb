import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, runSql, TEMPLATE_DATABASE } from './cluster-sql.ts';

export interface TestDatabase {
  url: string;
  /** Removes the database, whoever is still connected. */
  drop(): Promise<void>;
}

/** A fresh migrated database for one test file, about 30 ms: call it in beforeAll, `drop` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runSql(cluster, `create database ${name} template ${TEMPLATE_DATABASE}`);
  return {
    url: databaseUrl(cluster, name),
    drop: () => runSql(cluster, `drop database if exists ${name} with (force)`),
  };
}
