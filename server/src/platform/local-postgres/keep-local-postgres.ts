import { type LocalPostgres, type LocalPostgresOptions, startLocalPostgres } from './start-local-postgres.ts';

/** How often the database is looked after. */
const LOOK_MS = 500;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it lives, but belongs to another user
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Starts the local PostgreSQL and starts it again, on the same port, when its process dies. What was saved is kept by
 * its write-ahead log; calls that were under way fail, later ones find it again.
 */
export async function keepLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const log = options.log ?? (() => {});
  let current = await startLocalPostgres(options);
  const port = Number(new URL(current.url).port);
  let restarting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    log(`Databasen (proces ${current.pid}) er standset uventet og startes igen.`);
    try {
      current = await startLocalPostgres({ ...options, port });
    } catch (error) {
      log((error as Error).message);
    } finally {
      restarting = undefined;
    }
  };
  const timer = setInterval(() => {
    if (!restarting && !isAlive(current.pid)) restarting = restart();
  }, LOOK_MS);
  timer.unref();

  return {
    url: current.url,
    attached: current.attached,
    get pid() {
      return current.pid;
    },
    async stop(how) {
      clearInterval(timer);
      await restarting;
      await current.stop(how);
    },
  };
}
