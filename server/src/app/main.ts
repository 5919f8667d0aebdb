import path from 'node:path';
import { hasPeople, startForgettingTries } from '../features/accounts/index.ts';
import { seedBlog, startSweepingImages } from '../features/blog/index.ts';
import { startMarking } from '../features/corrections/index.ts';
import { startDigests, startForgetting } from '../features/notifications/index.ts';
import { startRetention } from '../features/erasure/index.ts';
import { startForgettingImports } from '../features/roster-import/index.ts';
import { syncBank } from '../features/exercises/index.ts';
import { startForgettingReplaced } from '../features/homework/index.ts';
import { startSendingScores } from '../features/lti/index.ts';
import { startForgettingVisitors } from '../features/visitor-text/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { plainConnections } from '../platform/config/plain-connections.ts';
import { openDatabase } from '../platform/db/index.ts';
import { scannedFileStore } from '../platform/files/scanned-file-store.ts';
import type { Context } from '../platform/http/context.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { keepLocalPostgres, LocalPostgresProblem } from '../platform/local-postgres/index.ts';
import { createLog } from '../platform/log/log.ts';
import { startMailing } from '../platform/mail/index.ts';
import { serverRoot } from '../platform/server-root.ts';
import { startWorkerPool } from '../platform/text-engine/index.ts';
import { buildApp } from './build-app.ts';
import { migrateAtStart, NotMigratedProblem } from './database-at-start.ts';
import { prepareDemo } from './demo-at-start.ts';
import { BucketProblem, openCheckedFiles } from './files-at-start.ts';
import { greet } from './greeting.ts';

/** A server that cannot stop its work within this time is ended. */
const STOP_MS = 15_000;

/** What has been started, last first: undone in this order when the server stops, or when its start fails. */
const undo: (() => Promise<unknown> | undefined)[] = [];

const undoAll = async (): Promise<void> => {
  for (const step of undo.toReversed()) await step();
};

let isStopping = false;

/** From the first moment, since a start takes a while: what has been started until then is undone. */
function stopOnSignals(log: ReturnType<typeof createLog>): void {
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await undoAll();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

/** What is done again and again, beside the jobs. */
const SWEEPS = [
  startForgetting,
  startForgettingTries,
  startForgettingImports,
  startForgettingVisitors,
  startSweepingImages,
  startRetention,
  startForgettingReplaced,
  startDigests,
  startSendingScores,
];

/** Starts the whole product: database, migrations, exercise bank, workers, server. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const inTheOpen = plainConnections(config);
  if (inTheOpen.length > 0) log.warn({ settings: inTheOpen }, 'a connection to another machine is not encrypted');
  stopOnSignals(log);
  const starting = config.databaseUrl
    ? undefined
    : keepLocalPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: (line) => log.info({}, line) });
  // before it has started: who stops the server meanwhile leaves no database behind
  undo.push(async () => (await starting?.catch(() => undefined))?.stop());
  const embedded = await starting;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  const store = await openCheckedFiles(config, log);
  await migrateAtStart(config, databaseUrl);
  const database = openDatabase(databaseUrl, (error) => log.error({ err: error }, 'a database connection was lost'));
  undo.push(() => database.close());
  const textEngine = await startWorkerPool(config.correctionWorkers);
  undo.push(() => textEngine.close());
  const jobs = await startJobs(databaseUrl, (error) => log.error({ err: error }, 'the job queue met an error'), config);
  undo.push(() => jobs.stop());
  const context: Context = {
    db: database.db,
    clock: systemClock,
    config,
    files: config.virusScanner ? scannedFileStore(store, config.virusScanner, log) : store,
    jobs,
    log,
    textEngine,
  };
  await syncBank(context);
  // our own drawings need no scanner, which may not run yet
  await seedBlog({ ...context, files: store });
  const demo = await prepareDemo(context, embedded !== undefined);
  if (config.runJobs) {
    const stopSweeping = await startMarking(context, config.correctionWorkers);
    undo.push(async () => stopSweeping());
    await startMailing(context);
    for (const start of SWEEPS) {
      const stop = await start(context);
      undo.push(async () => stop());
    }
  }

  const app = await buildApp(context, { logger: log, webDist: path.join(serverRoot(), '..', 'web', 'dist') });
  undo.push(() => app.close());
  const address = await app.listen({ port: config.port, host: config.host });
  greet({ address: config.publicUrl ?? address, demo, isEmpty: !(await hasPeople(database.db)) });
}

/** What is reported in a sentence of its own; all else is shown with its stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof LocalPostgresProblem || error instanceof BucketProblem || error instanceof NotMigratedProblem;

main().catch(async (error: unknown) => {
  // what a start in progress says of a database that was taken from it
  if (isStopping) return;
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error('Porten er optaget. Vælg en anden: PORT=4001 npm start');
  else console.error(isExpected(error) ? error.message : error);
  await undoAll().catch(console.error);
  process.exit(1);
});
