import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../files/file-store.ts';
import { serverRoot } from '../server-root.ts';
import { END, end, type End, MANIFEST, type Manifest, manifest, readArchive } from './archive.ts';

/** Why nothing was restored. */
export type RestoreFault = 'not-empty' | 'not-a-backup' | 'newer' | 'broken';

export class RestoreProblem extends Error {
  readonly fault: RestoreFault;
  constructor(fault: RestoreFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export interface RestoreTarget {
  databaseUrl: string;
  files: FileStore;
  /** Keeps the secret that lay beside the data. */
  keepSecret(secret: string): Promise<void>;
}

const name = pg.escapeIdentifier;

/** A database in which nothing has ever been made. */
async function isEmptyDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text in ('public', 'drizzle', 'jobs') limit 1`,
  );
  return rows.length === 0;
}

/** Makes the tables as they were when the backup was taken; the next start of the server brings them up to date. */
async function makeTables(client: pg.Client, wanted: Manifest['migrations']): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: path.join(serverRoot(), 'migrations') });
  const migrations: MigrationMeta[] = known.slice(0, wanted.length);
  if (wanted.some((hash, index) => migrations[index]?.hash !== hash)) throw new RestoreProblem('newer');
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}

/** Takes references away while rows come in, in any order. What is answered puts them back, and so checks them. */
async function withoutReferences(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const row of rows) await client.query(`alter table ${row.table} drop constraint ${name(row.name)}`);
  return async () => {
    for (const row of rows)
      await client.query(`alter table ${row.table} add constraint ${name(row.name)} ${row.definition}`);
  };
}

/** Writes the pieces of tables into the database, one table after the other. */
function tableWriter(client: pg.Client, tables: Manifest['tables']) {
  let current: { table: string; stream: Writable & { rowCount: number } } | undefined;
  const rows: Record<string, number> = Object.fromEntries(tables.map((table) => [table.name, 0]));
  const close = async (): Promise<void> => {
    if (!current) return;
    const { table, stream } = current;
    current = undefined;
    stream.end();
    await finished(stream);
    rows[table] = stream.rowCount;
  };
  return {
    rows,
    close,
    async write(table: string, bytes: Buffer): Promise<void> {
      if (current?.table !== table) {
        await close();
        const columns = tables.find((one) => one.name === table)?.columns;
        if (!columns) throw new RestoreProblem('broken');
        const list = columns.map((column) => name(column)).join(', ');
        const stream = client.query(copyFrom(`copy public.${name(table)} (${list}) from stdin`));
        // reported by what is being written or closed; where the archive breaks off, nothing is
        stream.on('error', () => {});
        current = { table, stream };
      }
      const { stream } = current;
      await new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
  };
}

/** Reads the whole archive into an open transaction and the file store; answers what its end tells and the secret. */
async function fill(client: pg.Client, { files: store }: RestoreTarget, source: Readable, kept: string[]) {
  let head: Manifest | undefined;
  let tables: ReturnType<typeof tableWriter> | undefined;
  let putBack = async (): Promise<void> => {};
  let summary: End | undefined;
  let files = 0;
  let secret: string | undefined;
  await readArchive(source, async (part, bytes) => {
    if (!head && part.kind !== 'manifest') throw new RestoreProblem('not-a-backup');
    if (part.kind === 'manifest') {
      const read = manifest.safeParse(jsonOf(await bytes()));
      if (!read.success || head) throw new RestoreProblem('not-a-backup', `${MANIFEST} says something else`);
      head = read.data;
      await makeTables(client, head.migrations);
      const all = head.tables.map((table) => `public.${name(table.name)}`).join(', ');
      await client.query(`truncate ${all} restart identity cascade`);
      putBack = await withoutReferences(client);
      tables = tableWriter(client, head.tables);
    } else if (part.kind === 'table') await tables?.write(part.table, await bytes());
    else if (part.kind === 'secret') secret = (await bytes()).toString('utf8');
    else if (part.kind === 'file') {
      files += 1;
      // one that has survived is left as it is, also when this fails later
      if (await store.get(part.key)) return;
      kept.push(part.key);
      await store.keep(part.key, await bytes());
    } else if (part.kind === 'end') summary = end.safeParse(jsonOf(await bytes())).data;
  });
  await tables?.close();
  if (!tables || !summary) throw new RestoreProblem('broken', `there is no ${END}`);
  const { rows } = tables;
  const isWhole =
    summary.files === files && Object.entries(summary.rows).every(([table, count]) => rows[table] === count);
  if (!isWhole) throw new RestoreProblem('broken', 'rows or files are missing');
  for (const sequence of summary.sequences)
    await client.query('select setval($1::regclass, $2::bigint, true)', [
      `public.${name(sequence.name)}`,
      sequence.value,
    ]);
  await putBack();
  return { summary, secret };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Restores a backup into an empty database and file store, all or nothing: a broken or foreign archive leaves both as
 * they were. Throws {@link RestoreProblem} for what whoever restores can do something about.
 */
export async function restoreBackup(target: RestoreTarget, source: Readable): Promise<End> {
  const client = new pg.Client({ connectionString: target.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const kept: string[] = [];
  try {
    if (!(await isEmptyDatabase(client))) throw new RestoreProblem('not-empty');
    await client.query('begin');
    // files are read while the transaction waits
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const { summary, secret } = await fill(client, target, source, kept);
    await client.query('commit');
    if (secret !== undefined) await target.keepSecret(secret);
    return summary;
  } catch (error) {
    for (const key of kept) await target.files.remove(key).catch(() => {});
    if (error instanceof RestoreProblem || !isOfArchive(error)) throw error;
    throw new RestoreProblem('broken', error);
  } finally {
    // what is not committed is undone with the connection
    await client.end();
  }
}

/** What zlib and tar say of bytes that are no archive, or of one that is cut off. */
const isOfArchive = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && String(error.code).startsWith('Z_')) || /tar|unexpected end|header/i.test(error.message));
