import path from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { type Database, openDatabase } from '../../platform/db/index.ts';
import { keepLocalPostgres } from '../../platform/local-postgres/index.ts';
import { migrateAtStart } from '../database-at-start.ts';

/**
 * Does a command's work on the address of the server's database: that of DATABASE_URL, else the embedded one, which is
 * started where it does not run and stopped again where nobody else uses it.
 */
export async function withDatabaseUrl<T>(config: Config, work: (url: string) => Promise<T>): Promise<T> {
  if (config.databaseUrl) return work(config.databaseUrl);
  const embedded = await keepLocalPostgres({ dataDir: path.join(config.dataDir, 'postgres') });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

/** The same with the database opened, of the newest schema. */
export const withDatabase = <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> =>
  withDatabaseUrl(config, async (url) => {
    await migrateAtStart(config, url);
    const database = openDatabase(url, () => {}, { max: 2 });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  });
