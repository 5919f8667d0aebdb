import { AsyncLocalStorage } from 'node:async_hooks';
import type { DrizzleConfig } from 'drizzle-orm';
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

/** After so long without a connection a request is answered that the database is away. */
const CONNECT_MS = 10_000;

/** A pool of connections. One that is lost is reported to `onError` and replaced. */
export function openPool(url: string, onError: (error: Error) => void, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'ordklar',
    connectionTimeoutMillis: CONNECT_MS,
  });
  // The pool listens to idle connections only: one that is lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // reported by the connection itself already
  pool.on('error', () => {});
  return pool;
}

/** Opens a pool on the database at `url`. A lost connection is logged and replaced, never a crash. */
export function openDatabase(url: string, onError: (error: Error) => void, max = 10): Database {
  const pool = openPool(url, onError, max);
  const options: DrizzleConfig<typeof schema> = {
    casing: 'snake_case',
    logger: {
      logQuery() {
        const counter = queryCount.getStore();
        if (counter) counter.queries += 1;
      },
    },
  };
  const db: Db = drizzle(pool, { ...options, schema });
  // Drizzle's own keeps the connection for ever where its very first word fails: ten of them, and the pool is empty.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await (drizzle(client, options) as Db).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return { db, pool, close: () => pool.end() };
}
