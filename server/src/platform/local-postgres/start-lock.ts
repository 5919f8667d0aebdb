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
    fs.writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 });
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
  const pid = Number(fs.readFileSync(file, 'utf8'));
  // An empty file is being written this very moment.
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
