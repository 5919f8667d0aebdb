import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app/build-app.ts';
import { type Config, readConfig } from '../platform/config/config.ts';
import { type Db, openDatabase, tables } from '../platform/db/index.ts';
import { localFileStore } from '../platform/files/file-store.ts';
import type { Actor, Context } from '../platform/http/context.ts';
import { type Browser, openBrowser } from './browser.ts';
import { plainEngine } from './plain-engine.ts';
import { type QuietJobs, quietJobs } from './quiet-jobs.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { PASSWORD, seedPeople, type SquadName, type Username } from './world-people.ts';

export interface LoggedLine {
  level: 'info' | 'warn' | 'error';
  details: object;
  message: string;
}

/** Two schools with people, classes and exercises on a database of their own, and everything a use case is given. */
export interface World {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly context: Context;
  readonly clock: TestClock;
  readonly jobs: QuietJobs;
  readonly people: Record<Username, Actor>;
  readonly squads: Record<SquadName, number>;
  /** Free-text exercises of the bank: Danish ones in bank order, and one each in English, German and French. */
  readonly exercises: { danish: number[]; english: number; german: number; french: number };
  readonly logged: LoggedLine[];
  /** The server over all features, built when first asked for. */
  app(): Promise<FastifyInstance>;
  /** A browser in which nobody is logged in. */
  visitor(): Promise<Browser>;
  /** A browser in which this person is logged in; the same one every time. */
  as(username: Username): Promise<Browser>;
  /** A new browser in which this person is logged in, to end the session in. */
  logIn(username: Username): Promise<Browser>;
  /** Takes the database away under the running server. */
  dropDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** Makes a world of its own for a test file: call it in beforeAll and `close` in afterAll. */
export async function createWorld(given: { env?: NodeJS.ProcessEnv; context?: Partial<Context> } = {}): Promise<World> {
  const database = await createTestDatabase();
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'ordklar-world-'));
  const config: Config = readConfig({ DATA_DIR: folder, DATABASE_URL: database.url, ...given.env });
  const { db, close } = openDatabase(database.url, () => {});
  const clock = testClock();
  const jobs = quietJobs();
  const logged: LoggedLine[] = [];
  const log = (level: LoggedLine['level']) => (details: object, message: string) => {
    logged.push({ level, details, message });
  };
  const context: Context = {
    db,
    clock,
    config,
    files: localFileStore(path.join(folder, 'files')),
    jobs,
    log: { info: log('info'), warn: log('warn'), error: log('error') },
    textEngine: plainEngine(),
    ...given.context,
  };
  const { people, squads } = await seedPeople(db);
  const bank = await db.select().from(tables.exercise).orderBy(tables.exercise.id);
  const idsOf = (productId: string) => bank.filter((row) => row.productId === productId).map((row) => row.id);
  const [english = 0] = idsOf('teen');
  const [german = 0] = idsOf('tety');
  const [french = 0] = idsOf('tefr');

  let built: Promise<FastifyInstance> | undefined;
  const app = (): Promise<FastifyInstance> => {
    built ??= buildApp(context).then(async (server) => {
      await server.ready();
      return server;
    });
    return built;
  };
  const browsers = new Map<Username, Promise<Browser>>();
  const logIn = async (username: Username): Promise<Browser> => {
    const browser = await openBrowser(await app());
    await browser.api.login({ body: { username, password: PASSWORD } });
    return browser;
  };
  return {
    db,
    databaseUrl: database.url,
    context,
    clock,
    jobs,
    people,
    squads,
    exercises: { danish: idsOf('teco'), english, german, french },
    logged,
    app,
    visitor: async () => openBrowser(await app()),
    logIn,
    as(username) {
      const browser = browsers.get(username) ?? logIn(username);
      browsers.set(username, browser);
      return browser;
    },
    dropDatabase: () => database.drop(),
    async close() {
      await (await built)?.close();
      await close();
      await database.drop();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}
