import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { serverRoot } from '../server-root.ts';

/** Any number, the same in every server process: two that start at once must not migrate at once. */
const LOCK = 7_210_211;

/** Brings the database at `url` to the newest schema. Safe to call from several processes at once. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // a lost connection is reported by the query that it fails
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), { migrationsFolder: path.join(serverRoot(), 'migrations') });
  } finally {
    await client.end();
  }
}
