import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { programOptions } from './cluster.ts';
import { disarmStaleLock, type Postmaster, readPostmaster } from './postmaster-file.ts';
import type { SystemUser } from './run-as.ts';

/** After a kill -9 of PostgreSQL its backends live on for a moment; and another program may take the free port first. */
const PASSING = /pre-existing shared memory block|lock file .* already exists|Address already in use|could not bind/;
const TRIES = 40;

/**
 * Starts PostgreSQL on the folder and waits until it answers (also through crash recovery). Throws with its log.
 * It takes the wanted port, else any free one.
 */
export async function launchPostmaster(
  dataDir: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  settings: Record<string, string>,
  wantedPort?: number,
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    disarmStaleLock(dataDir);
    try {
      const port = String(wantedPort ?? (await freePort()));
      return await launchOnce(dataDir, binaries, user, { ...settings, port });
    } catch (error) {
      if (attempt === TRIES || !PASSING.test(String(error))) throw error;
      await sleep(250);
    }
  }
}

async function launchOnce(
  dataDir: string,
  binaries: Binaries,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<Postmaster> {
  // A page that an index leads to costs little more than the next one of its table: the disk has no moving parts, and most is
  // in memory. With the usual 4, whole tables of answers are looked through to show five classes.
  // And one query is no work for several processes: to start them takes longer than what they would share, 100 ms of it for
  // the results of a class, and many people ask at once.
  const planning = { random_page_cost: '1.1', max_parallel_workers_per_gather: '0' };
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...planning, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = `${dataDir}.log`;
  // The log goes to a file, not to us: a database must outlive a server that is killed. Detached, so that Ctrl-C in the
  // terminal reaches the server only, which then stops the database itself.
  const output = fs.openSync(logFile, 'w', 0o600);
  const child = spawn(binaries.program('postgres'), ['-D', dataDir, ...flags], {
    ...programOptions(binaries, user),
    stdio: ['ignore', output, output],
    detached: true,
  });
  fs.closeSync(output);
  await untilReady(child, dataDir, logFile);
  child.unref();
  const postmaster = readPostmaster(dataDir);
  if (!postmaster) throw new Error(fs.readFileSync(logFile, 'utf8'));
  return postmaster;
}

async function untilReady(child: ChildProcess, dataDir: string, logFile: string): Promise<void> {
  const failure: { error?: Error } = {};
  child.once('error', (error) => (failure.error = error));
  for (;;) {
    if (failure.error) throw failure.error;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new Error(fs.readFileSync(logFile, 'utf8') || `postgres: ${child.exitCode ?? child.signalCode}`);
    }
    const postmaster = readPostmaster(dataDir);
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return;
    await sleep(20);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
