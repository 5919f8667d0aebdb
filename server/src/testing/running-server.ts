import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createClient, type Client } from '@ordklar/contract';
import { serverRoot } from '../platform/server-root.ts';

/** The built product as its own process, as `npm start` runs it. */
export interface RunningServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Ends it without warning, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to stop and waits until it has. Answers its exit code. */
  stop(): Promise<number | null>;
}

/** Long, for a machine that does much else. */
const START_MS = 180_000;

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Starts server/dist/main.js on a data folder. */
export const spawnServer = (dataDir: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, [path.join(serverRoot(), 'dist', 'main.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** {@link spawnServer}, and waits until it says where it is. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const child = spawnServer(dataDir, env);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const giveUp = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server does not start:\n${output}`));
    }, START_MS);
    const take = (chunk: Buffer): void => {
      output += String(chunk);
      const address = /Ordklar er klar: (\S+)/.exec(output)?.[1];
      if (address) {
        clearTimeout(giveUp);
        resolve(address);
      }
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  return {
    url,
    process: child,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      return child.exitCode;
    },
  };
}

/** A new folder for a server's data, reachable by the database's own user. */
export function newDataFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-test-'));
  fs.chmodSync(folder, 0o755);
  return folder;
}

/** A client with cookies of its own, logged in as a demo account. */
export async function clientOf(url: string, username: string): Promise<Client> {
  const cookies = new Map<string, string>();
  let token = '';
  const client = createClient({
    base: url,
    csrf: () => token,
    onFreshCsrf: (fresh) => (token = fresh),
    fetch: async (input, init) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(input, { ...init, headers: { ...(init?.headers as Record<string, string>), cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return answer;
    },
  });
  token = (await client.csrfToken()).token;
  token = (await client.login({ body: { username, password: 'ordklar' } })).token;
  return client;
}
