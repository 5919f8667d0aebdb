import type { Config } from '../platform/config/config.ts';
import { isMigrated, migrate } from '../platform/db/index.ts';

/** Why a server that may not migrate cannot start, for whoever starts it. */
export class NotMigratedProblem extends Error {}

/**
 * Brings the database to the newest schema. Where MIGRATE=no it is only looked at: the server's role of the database owns no
 * table then, and `command.js migrate` has done it before. Throws a {@link NotMigratedProblem} where it has not.
 */
export async function migrateAtStart({ migrates }: Pick<Config, 'migrates'>, url: string): Promise<void> {
  if (migrates) return migrate(url);
  if (!(await isMigrated(url)))
    throw new NotMigratedProblem(
      'Databasen passer ikke til denne udgave af Ordklar, og MIGRATE=no. Kør først: node server/dist/command.js migrate --rolle …',
    );
}
