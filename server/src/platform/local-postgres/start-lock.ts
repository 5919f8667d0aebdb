import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { LocalPostgresProblem } from './local-postgres-problem.ts';

const STALE_AFTER_MS = 120_000;

/** Runs `work` while no other process starts the same folder: two first starts would both make a database. */
export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = `${dataDir}.starting`;
  const giveUp = Date.now() + STALE_AFTER_MS;
  while (!take(file)) {
    if (Date.now() > giveUp) {
      throw new LocalPostgresProblem(
        'in-use',
        `En anden Ordklar er ved at starte databasen i ${dataDir}. Vent, til den er færdig, eller stands den. Er der ingen anden, så slet filen ${file}.`,
      );
    }
    await sleep(100);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    fs.writeFileSync(file, `${process.pid} ${startOf(process.pid)}`, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      // On a full disk the file is there, but empty.
      fs.rmSync(file, { force: true });
      throw error;
    }
  }
  if (isLeftBehind(file)) fs.rmSync(file, { force: true });
  return false;
}

function isLeftBehind(file: string): boolean {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) return false;
  if (Date.now() - stat.mtimeMs > STALE_AFTER_MS) return true;
  const [written = '', started = ''] = fs.readFileSync(file, 'utf8').split(' ');
  const pid = Number(written);
  // An empty file is being written this very moment.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  return startOf(pid) !== started;
}

/**
 * When the process began, in ticks since the machine did; empty where only Linux's /proc would tell. In a container every
 * server is process 1: by its number alone one that was killed would seem to live on in its successor.
 */
function startOf(pid: number): string {
  try {
    // the name in brackets, the second field, may hold blanks
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
