import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { inject } from 'vitest';
import { copyCluster } from './copy-cluster.ts';

export { runSql } from './cluster-sql.ts';

const undo: (() => Promise<void> | void)[] = [];

/** Ends every database and child of the test, and removes its folders. */
export async function cleanUp(): Promise<void> {
  for (const step of undo.splice(0).toReversed()) await step();
}

export const isRoot = () => process.getuid?.() === 0;

/** A path for a database that does not exist yet, in a folder of its own that the database's user can walk into. */
export function scratchFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-launcher-'));
  fs.chmodSync(folder, 0o711);
  undo.push(() => endDatabases(folder));
  return path.join(folder, 'postgres');
}

/** The same with a database in it, which is stopped. */
export function clusterFolder(): string {
  const folder = scratchFolder();
  copyCluster(inject('newCluster'), folder);
  return folder;
}

/** A failed test may leave a database behind: killed by the number in its own lock file, then the folder goes. */
function endDatabases(folder: string): void {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'postmaster.pid') continue;
    const pid = Number(fs.readFileSync(path.join(folder, file), 'utf8').split('\n')[0]);
    if (pid > 1 && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)) process.kill(pid, 'SIGKILL');
  }
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}

/** Rows of one question. */
export async function select(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export interface HeldPostgres {
  url: string;
  attached: boolean;
  pid: number;
  /** SIGTERM, as a service manager stops a server. */
  terminate(): Promise<void>;
  /** kill -9 */
  kill(): Promise<void>;
}

/** Starts the database from a process of its own. Rejects with the Danish message when it could not. */
export async function holdInChild(dataDir: string, user: { uid?: number } = {}): Promise<HeldPostgres> {
  const script = path.join(import.meta.dirname, 'hold-local-postgres.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], {
    ...user,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  undo.push(() => end('SIGKILL'));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const said = JSON.parse(line) as { url: string; attached: boolean; pid: number; problem?: string };
  if (said.problem !== undefined) throw new Error(said.problem);
  return { ...said, terminate: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

/** Whether this machine lets us mount a small disk of our own (root in a container often may). */
export function canMount(): boolean {
  if (!isRoot() || process.platform !== 'linux') return false;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmdirSync(folder);
  }
}

/** A disk of the given size (`12m`), unmounted after the test. */
export function mountScratch(size: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder]);
  undo.push(() => {
    execFileSync('umount', ['--lazy', folder]);
    fs.rmdirSync(folder);
  });
  return folder;
}

/** Changes a scratch disk, e.g. to 'ro' or 'size=200m'. */
export function remount(folder: string, option: string): void {
  execFileSync('mount', ['-o', `remount,${option}`, folder]);
}
