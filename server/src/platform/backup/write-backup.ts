import type { Writable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '../files/file-store.ts';
import { ALL_KEYS } from '../files/stored-files.ts';
import {
  type Add,
  END,
  type End,
  fileEntry,
  MANIFEST,
  type Manifest,
  SECRET,
  tablePiece,
  writeArchive,
} from './archive.ts';

/** Whose rows are left out: everybody logs in again, and whoever was thrown out stays out. */
const WITHOUT_ROWS = new Set(['session']);
/** Bytes of a table in one piece. */
const PIECE = 4 * 1024 * 1024;

export interface BackupSource {
  databaseUrl: string;
  files: FileStore;
  /** The secret kept beside the data; null where it is given from outside. */
  secret: string | null;
  now: Date;
}

const rowsOf = async <T extends object>(client: pg.Client, sql: string): Promise<T[]> =>
  (await client.query<T>(sql)).rows;

/** The tables of the product with the columns that are written, not computed. */
async function tablesOf(client: pg.Client): Promise<Manifest['tables']> {
  return rowsOf(
    client,
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
}

/** Adds the rows of a table in pieces; answers how many rows there were. */
async function addTable(client: pg.Client, { name, columns }: Manifest['tables'][number], add: Add): Promise<number> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const stream = client.query(copyTo(`copy public.${pg.escapeIdentifier(name)} (${list}) to stdout`));
  let [waiting, length, piece]: [Buffer[], number, number] = [[], 0, 0];
  const flush = async (): Promise<void> => {
    piece += 1;
    await add(tablePiece(name, piece), Buffer.concat(waiting));
    [waiting, length] = [[], 0];
  };
  for await (const chunk of stream) {
    waiting.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length >= PIECE) await flush();
  }
  if (length > 0) await flush();
  return stream.rowCount;
}

/** The database as it stood at one moment, whoever writes meanwhile. Answers what the end of the archive tells of it. */
async function addDatabase(client: pg.Client, now: Date, add: Add) {
  await client.query('begin isolation level repeatable read read only');
  const migrations = await rowsOf<{ hash: string }>(
    client,
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  const tables = await tablesOf(client);
  const head: Manifest = {
    format: 1,
    takenAt: now.toISOString(),
    migrations: migrations.map(({ hash }) => hash),
    tables,
  };
  await add(MANIFEST, Buffer.from(JSON.stringify(head)));
  const rows: Record<string, number> = {};
  for (const table of tables) rows[table.name] = WITHOUT_ROWS.has(table.name) ? 0 : await addTable(client, table, add);
  const sequences = await rowsOf<{ name: string; value: string }>(
    client,
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  const keys = await rowsOf<{ key: string }>(client, ALL_KEYS);
  await client.query('commit');
  return { rows, sequences, keys: keys.map(({ key }) => key) };
}

/**
 * Writes database and files to `target` while the server runs. The database is that of one moment; of the files all are
 * taken that it knew then. One that is removed for good before its turn comes is missing and is counted.
 */
export async function writeBackup({ databaseUrl, files, secret, now }: BackupSource, target: Writable): Promise<End> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // a lost connection is reported by the query that it fails
  client.on('error', () => {});
  await client.connect();
  try {
    const summary: End = { rows: {}, sequences: [], files: 0, missing: [] };
    await writeArchive(target, now, async (add) => {
      const { rows, sequences, keys } = await addDatabase(client, now, add);
      Object.assign(summary, { rows, sequences });
      if (secret !== null) await add(SECRET, Buffer.from(secret));
      for (const key of keys) {
        const bytes = await files.get(key);
        if (!bytes) {
          summary.missing.push(key);
          continue;
        }
        await add(fileEntry(key), bytes);
        summary.files += 1;
      }
      await add(END, Buffer.from(JSON.stringify(summary)));
    });
    return summary;
  } finally {
    await client.end();
  }
}
