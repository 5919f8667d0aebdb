import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../../server/dist/main.js');
const READY_WITHIN_MS = 90_000;

export interface RunningServer {
  url: string;
  /** Stops server and database and removes their data. */
  stop(): Promise<void>;
}

/** The built server on a free port, with the demo school in a database of its own, and with these settings. */
export async function startServer(settings: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-e2e-'));
  // The database does not run as root; its user must be able to walk in.
  fs.chmodSync(dataDir, 0o711);
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
  const stop = async () => {
    if (!hasEnded()) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const giveUp = Date.now() + READY_WITHIN_MS;
  while (!(await isReady(url))) {
    if (hasEnded() || Date.now() > giveUp) {
      await stop();
      throw new Error(`The server did not get ready:\n${log.join('').slice(-4000)}`);
    }
    await sleep(100);
  }
  return { url, stop };
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
