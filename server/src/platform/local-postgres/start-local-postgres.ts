import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Binaries, prepareBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster, programOptions, readPassword } from './cluster.ts';
import { placeDataFolder } from './data-folder.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import { LocalPostgresProblem, toProblem } from './local-postgres-problem.ts';
import { type Postmaster, readPostmaster } from './postmaster-file.ts';
import { chooseSystemUser, type SystemUser } from './run-as.ts';
import { withStartLock } from './start-lock.ts';

const run = promisify(execFile);
/** Recovery of a large database takes its time. */
const ATTACH_WITHIN_MS = 300_000;

export interface LocalPostgresOptions {
  /** The database's own folder; made when missing. Its password and log lie beside it (`<dataDir>.password`, `.log`). */
  dataDir: string;
  /** Gets one Danish line at a time about what is unusual. */
  log?: (line: string) => void;
  /** Extra PostgreSQL settings, e.g. `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
  /** The port to start on; any free one by default. A database that runs already keeps its own. */
  port?: number;
  /** Where programs and data go when the database's user cannot reach ours (root under a private home). */
  fallbackDir?: string;
}

export interface LocalPostgres {
  /** postgres://user:password@127.0.0.1:port/postgres, with an application_name of this process. */
  url: string;
  /** True when the database was running already: another Ordklar uses it, or one was killed and left it. */
  attached: boolean;
  /** Process id of the database. */
  pid: number;
  /**
   * Stops the database, unless another Ordklar is connected to it: the last one out turns off the light. Whoever calls
   * it has ended its own work. `evenIfInUse` stops it whoever is connected (tests).
   */
  stop(options?: { evenIfInUse?: boolean }): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with npm on `dataDir`, or attaches to the one that runs there. It listens on
 * 127.0.0.1 only and asks for a generated password (scram-sha-256). A server that is killed leaves the database
 * running; the next start attaches to it. Throws LocalPostgresProblem with a Danish message that says what to do.
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const { log = () => {}, settings = {}, fallbackDir = '/var/lib/ordklar' } = options;
  try {
    const user = chooseSystemUser(options.dataDir);
    const dataDir = placeDataFolder(options.dataDir, user, fallbackDir);
    if (dataDir !== options.dataDir && dataDir.startsWith(fallbackDir)) {
      log(`Databasens bruger kan ikke nå ${options.dataDir}; dens data ligger i ${dataDir}.`);
    }
    const binaries = prepareBinaries(user, fallbackDir);
    return await withStartLock(dataDir, async () => {
      await ensureCluster(dataDir, binaries, user);
      const password = readPassword(dataDir);
      const running = await findRunning(dataDir, password);
      const postmaster = running ?? (await launchPostmaster(dataDir, binaries, user, settings, options.port));
      const url = urlOf(postmaster, password);
      if (running) log(`Databasen i ${dataDir} kørte allerede; Ordklar bruger den.`);
      const stop = async ({ evenIfInUse = false } = {}) => {
        if (readPostmaster(dataDir)?.pid !== postmaster.pid) return;
        if (evenIfInUse || !(await othersConnected(url))) await stopPostmaster(dataDir, binaries, user);
      };
      return { url, attached: running !== undefined, pid: postmaster.pid, stop };
    });
  } catch (error) {
    throw toProblem(error, options.dataDir);
  }
}

function urlOf({ port }: Postmaster, password: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/postgres?application_name=ordklar-${process.pid}`;
}

/**
 * The database that runs on the folder and lets us in; undefined when none runs. One that is starting (perhaps
 * recovering), stopping, or dying of a kill a moment ago is waited for.
 */
async function findRunning(dataDir: string, password: string): Promise<Postmaster | undefined> {
  const giveUp = Date.now() + ATTACH_WITHIN_MS;
  for (;;) {
    const postmaster = readPostmaster(dataDir);
    if (!postmaster) return undefined;
    const refusal = postmaster.status === 'ready' ? await refusalOf(urlOf(postmaster, password)) : undefined;
    if (postmaster.status === 'ready' && !refusal) return postmaster;
    if (isWrongPassword(refusal) || Date.now() > giveUp) throw inUse(dataDir, postmaster, refusal);
    await sleep(50);
  }
}

async function refusalOf(url: string): Promise<unknown> {
  try {
    await ask(url, 'select 1');
    return undefined;
  } catch (error) {
    return error;
  }
}

/** SQLSTATE class 28: invalid authorization. Everything else may pass. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('28') === true;
}

function inUse(dataDir: string, { pid }: Postmaster, cause?: unknown): LocalPostgresProblem {
  return new LocalPostgresProblem(
    'in-use',
    `Mappen ${dataDir} er i brug af en database (proces ${pid}), som Ordklar ikke kan logge ind på. Stands den, eller vælg en anden mappe med DATA_DIR.`,
    cause,
  );
}

/** Connections of this process do not count: its pool may close a moment later. */
async function othersConnected(url: string): Promise<boolean> {
  const rows = await ask(
    url,
    `select 1 from pg_stat_activity where backend_type = 'client backend'
       and application_name <> current_setting('application_name') limit 1`,
  );
  return rows.length > 0;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks after the answer has nobody else to tell.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function stopPostmaster(dataDir: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  const args = ['stop', '-D', dataDir, '-m', 'fast', '-w', '-t', '60'];
  await run(binaries.program('pg_ctl'), args, programOptions(binaries, user));
}
