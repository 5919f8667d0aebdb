import path from 'node:path';
import { startMarking } from '../features/corrections/index.ts';
import { seedDemoSchool } from '../features/demo-school/index.ts';
import { syncBank } from '../features/exercises/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { migrate, openDatabase } from '../platform/db/index.ts';
import { createEvents } from '../platform/events/events.ts';
import { localFileStore } from '../platform/files/file-store.ts';
import type { Context } from '../platform/http/context.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { keepLocalPostgres, LocalPostgresProblem } from '../platform/local-postgres/index.ts';
import { createLog } from '../platform/log/log.ts';
import { serverRoot } from '../platform/server-root.ts';
import { startWorkerPool } from '../platform/text-engine/index.ts';
import { buildApp } from './build-app.ts';
import { greet } from './greeting.ts';

/** A server that cannot stop its work within this time is ended. */
const STOP_MS = 15_000;

/** Starts the whole product: database, migrations, exercise bank, workers, server. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const embedded = config.databaseUrl
    ? undefined
    : await keepLocalPostgres({ dataDir: path.join(config.dataDir, 'postgres'), log: (line) => log.info({}, line) });
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, (error) => log.error({ err: error }, 'a database connection was lost'));
  const textEngine = await startWorkerPool(config.correctionWorkers);
  const jobs = await startJobs(databaseUrl, (error) => log.error({ err: error }, 'the job queue met an error'));
  const context: Context = {
    db: database.db,
    clock: systemClock,
    config,
    events: createEvents((error, name) => log.error({ err: error, name }, 'a listener failed')),
    files: localFileStore(path.join(config.dataDir, 'files')),
    jobs,
    log,
    textEngine,
  };
  await syncBank(context);
  const seeded = (config.seedDemo ?? embedded !== undefined) ? await seedDemoSchool(context) : false;
  if (config.runJobs) await startMarking(context, config.correctionWorkers);

  const app = await buildApp(context, { logger: log, webDist: path.join(serverRoot(), '..', 'web', 'dist') });
  const address = await app.listen({ port: config.port, host: config.host });
  greet({ address: config.publicUrl ?? address, demo: embedded !== undefined, seeded });

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    await app.close();
    await jobs.stop();
    await textEngine.close();
    await database.close();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
}

main().catch((error: unknown) => {
  const expected = error instanceof LocalPostgresProblem || (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
    console.error('Porten er optaget. Vælg en anden: PORT=4001 npm start');
  else console.error(expected ? (error as Error).message : error);
  process.exit(1);
});
