import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';

/** The database, or a transaction in it: what every repo function takes first. */
export type Db = NodePgDatabase<typeof schema>;

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Counts the queries of one request (every query that a page makes is counted). */
export const queryCount = new AsyncLocalStorage<{ queries: number }>();

/** Opens a pool on the database at `url`. A lost connection is logged and replaced, never a crash. */
export function openDatabase(url: string, onError: (error: Error) => void, max = 10): Database {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'ordklar' });
  pool.on('error', onError);
  const db = drizzle(pool, {
    schema,
    casing: 'snake_case',
    logger: {
      logQuery() {
        const counter = queryCount.getStore();
        if (counter) counter.queries += 1;
      },
    },
  });
  return { db, pool, close: () => pool.end() };
}
