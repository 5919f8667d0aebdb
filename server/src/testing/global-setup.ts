import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { syncBank } from '../features/exercises/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { openDatabase } from '../platform/db/index.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { startLocalPostgres } from '../platform/local-postgres/index.ts';
import { databaseUrl, runSql, TEMPLATE_DATABASE } from './cluster-sql.ts';
import { copyCluster } from './copy-cluster.ts';

const PREFIX = 'ordklar-test-';
/** A test database need not survive a power cut, nor live long enough to be tidied up; each of these makes it faster. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '200',
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's cluster, database `postgres`. */
    postgresUrl: string;
    /** A folder with a new cluster that nobody has started on since it was made: to be copied. */
    newCluster: string;
  }
}

/** One cluster per run; migrations and the exercise bank go once into the template that every test file's database is made from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftBehind();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL does not run as root; its user must be able to walk in.
  fs.chmodSync(folder, 0o711);
  const newCluster = path.join(folder, 'new');
  await (await startLocalPostgres({ dataDir: newCluster, settings: FAST })).stop();
  project.provide('newCluster', newCluster);
  const dataDir = path.join(folder, 'postgres');
  copyCluster(newCluster, dataDir);
  const postgres = await startLocalPostgres({ dataDir, settings: FAST });
  await runSql(postgres.url, `create database ${TEMPLATE_DATABASE}`);
  const template = databaseUrl(postgres.url, TEMPLATE_DATABASE);
  await migrate(template);
  const { db, close } = openDatabase(template, () => {});
  await syncBank({ db, clock: systemClock, log: createLog('error') });
  await close();
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop({ evenIfInUse: true });
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** A run that was killed leaves its database running; its folder says by which process. */
async function removeLeftBehind(): Promise<void> {
  for (const name of fs.readdirSync(os.tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN;
    if (Number.isNaN(pid) || isAlive(pid)) continue;
    const folder = path.join(os.tmpdir(), name);
    try {
      if (fs.existsSync(path.join(folder, 'postgres', 'postmaster.pid'))) {
        const left = await startLocalPostgres({ dataDir: path.join(folder, 'postgres') });
        await left.stop({ evenIfInUse: true });
      }
      fs.rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      // Tidying up after another run must not fail this one.
      console.warn(`${folder} could not be removed: ${String(error)}`);
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
