import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a running PostgreSQL writes into its data folder (postmaster.pid). */
export interface Postmaster {
  pid: number;
  port: number;
  /** 'starting' (also while it recovers), 'ready', 'stopping' or, while the file is being written, ''. */
  status: string;
}

const fileOf = (dataDir: string) => path.join(dataDir, 'postmaster.pid');

/** The PostgreSQL that lives on this folder; undefined when there is none, whatever a crash left behind. */
export function readPostmaster(dataDir: string): Postmaster | undefined {
  const file = fileOf(dataDir);
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' };
}

/**
 * After a crash the number in postmaster.pid may belong to another program by now, or to a dead process that nobody
 * has reaped (common in containers); PostgreSQL would then refuse to start for ever. The file itself must stay: its
 * shared-memory line is how PostgreSQL sees backends that are still writing. PostgreSQL takes the lock as left
 * behind when it names the process that starts it, so we put our own number there.
 */
export function disarmStaleLock(dataDir: string): void {
  const file = fileOf(dataDir);
  if (!fs.existsSync(file) || readPostmaster(dataDir)) return;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  try {
    // A zombie's cmdline is empty. Only the first argument counts: a path with 'postgres' in it may follow any program.
    if (process.platform === 'linux') {
      return /postgres/.test(path.basename(fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''));
    }
    if (process.platform === 'win32') return true;
    return /postgres/.test(execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }));
  } catch {
    return false;
  }
}
