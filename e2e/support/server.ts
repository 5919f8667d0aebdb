import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyDataFolder, putDemoSchool } from '../../server/src/testing/demo-school.ts';

const MAIN = path.resolve(import.meta.dirname, '../../server/dist/main.js');
const READY_WITHIN_MS = 300_000;
/** Name to the workers of this run the folder of the demo school, and the addresses of {@link startSchools}. */
const SEEDED = 'ORDKLAR_SEEDED_FOLDER';
const SCHOOLS = 'ORDKLAR_SCHOOLS';

export interface RunningServer {
  url: string;
  /** Stops server and database and removes their data. */
  stop(): Promise<void>;
}

/**
 * Takes the demo school once for the whole run, and starts a server on a copy of it for each worker: Playwright ends a worker
 * whenever a project or a failed test does, and the next goes on with the server. Playwright calls this before the first worker,
 * and what comes back after the last.
 */
export default async function startSchools({ workers }: { workers: number }): Promise<() => Promise<void>> {
  const folder = newFolder();
  await putDemoSchool(folder, async (empty) => (await startOn(empty)).end());
  process.env[SEEDED] = folder;
  const servers = await Promise.all(Array.from({ length: workers }, () => startServer()));
  process.env[SCHOOLS] = servers.map(({ url }) => url).join(' ');
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

/** The address of the server for the worker at this place, which others before it may have used. */
export function schoolOf(place: number): string {
  const url = process.env[SCHOOLS]?.split(' ')[place];
  if (url === undefined) throw new Error(`No server was started for worker ${place}`);
  return url;
}

/** The built server on a free port, with a demo school of its own, and with these settings. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = newFolder();
  copyDataFolder(process.env[SEEDED]!, dataDir);
  const remove = () => fs.rmSync(dataDir, { recursive: true, force: true });
  try {
    const { url, end } = await startOn(dataDir, settings);
    return { url, stop: () => end().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

function newFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-e2e-'));
  // The database does not run as root; its user must be able to walk in.
  fs.chmodSync(folder, 0o711);
  return folder;
}

/** Starts the server and waits until it is ready. `end` stops it and its database. */
async function startOn(dataDir: string, settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const log: string[] = [];
  const { DATABASE_URL: _, ...env } = process.env;
  const server = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, PUBLIC_URL: url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const hasEnded = () => server.exitCode !== null || server.signalCode !== null;
  const end = async () => {
    if (hasEnded()) return;
    server.kill('SIGTERM');
    await once(server, 'exit');
  };
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > giveUp) {
      await end();
      throw new Error(`The server did not get ready:\n${log.join('').slice(-4000)}`);
    }
    await sleep(100);
  }
  return { url, end };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
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
