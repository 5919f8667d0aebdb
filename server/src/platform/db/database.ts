import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrizzleConfig } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { PatientPool } from './patient-pool.ts';
import * as schema from './schema/index.ts';

/** How long a database may take to say that it is there: whoever asks whether a server can work decides by it at once. */
const THERE_WITHIN_MS = 2000;

/** The database, or a transaction in it: what every repo function takes first. */
export type Db = NodePgDatabase<typeof schema>;

/** Says that the database answers now; a moment later it is known that it does not. @throws then */
export async function requireThere(db: Db): Promise<void> {
  const { $client: pool } = db as Db & { $client: PatientPool };
  const late = sleep(THERE_WITHIN_MS, undefined, { ref: false }).then(() => {
    throw new Error('the database does not answer');
  });
  await Promise.race([pool.askOnce(), late]);
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Counts the queries of one request (every query that a page makes is counted). */
export const queryCount = new AsyncLocalStorage<{ queries: number }>();

/** After so long without a connection a request is answered that the database is away. */
const CONNECT_MS = 10_000;

/**
 * What asks while the database is started again waits so long for it, before it is answered that it is away. Killed, a database
 * is back within a few seconds; whoever waits longer wants to be told.
 */
const PATIENCE_MS = 5000;

/**
 * A pool of connections. One that is lost is reported to `onError` and replaced.
 * @param patienceMs how long it waits for a database that is being started; without it, not at all
 */
export function openPool(url: string, onError: (error: Error) => void, max: number, patienceMs = 0): PatientPool {
  const settings = {
    connectionString: url,
    max,
    application_name: 'ordklar',
    connectionTimeoutMillis: CONNECT_MS,
  };
  const pool = new PatientPool(settings, patienceMs);
  // The pool listens to idle connections only: one that is lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  // reported by the connection itself already
  pool.on('error', () => {});
  return pool;
}

/** Opens a pool on the database at `url`. A lost connection is logged and replaced, never a crash. */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  { max = 10, patienceMs = PATIENCE_MS }: { max?: number; patienceMs?: number } = {},
): Database {
  const pool = openPool(url, onError, max, patienceMs);
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
  db.transaction = (work, config) =>
    pool.withConnection((client, begun) => {
      const ours = (tx: Parameters<typeof work>[0]) => {
        begun();
        return work(tx);
      };
      return (drizzle(client, options) as Db).transaction(ours, config);
    });
  return { db, pool, close: () => pool.end() };
}
