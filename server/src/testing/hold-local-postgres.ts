import { startLocalPostgres } from '../platform/local-postgres/index.ts';

/**
 * A server's part in the launcher's tests, as a process of its own that can be killed:
 * `node --import tsx hold-local-postgres.ts DATA_DIR [FALLBACK_DIR]` prints one JSON line, then holds the database
 * until SIGTERM.
 */
const [dataDir = '', fallbackDir] = process.argv.slice(2);
try {
  const options = fallbackDir === undefined ? { dataDir } : { dataDir, fallbackDir };
  const { url, attached, pid, stop } = await startLocalPostgres(options);
  process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
  console.log(JSON.stringify({ url, attached, pid }));
  setInterval(() => {}, 60_000);
} catch (error) {
  console.log(JSON.stringify({ problem: (error as Error).message }));
  process.exitCode = 1;
}
