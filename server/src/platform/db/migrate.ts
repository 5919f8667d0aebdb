import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { serverRoot } from '../server-root.ts';

/** Any number, the same in every server process: two that start at once must not migrate at once. */
const LOCK = 7_210_211;

const FILES = { migrationsFolder: path.join(serverRoot(), 'migrations') };

/** Does something on a connection of its own. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // a lost connection is reported by the query that it fails
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the database at `url` to the newest schema. Safe to call from several processes at once. */
export const migrate = (url: string): Promise<void> =>
  connected(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations(drizzle(client), FILES);
  });

/** Whether the database at `url` has the schema that this Ordklar asks for, for servers that may not bring it there. */
export const isMigrated = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    const newest = readMigrationFiles(FILES).at(-1)?.folderMillis ?? 0;
    const { rows } = await client.query<{ there: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations') as there`,
    );
    if (!rows[0]?.there) return false;
    const { rowCount } = await client.query('select 1 from drizzle.__drizzle_migrations where created_at >= $1', [
      newest,
    ]);
    return rowCount !== 0;
  });
