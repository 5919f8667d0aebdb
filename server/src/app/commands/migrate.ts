import { parseArgs } from 'node:util';
import type { Config } from '../../platform/config/config.ts';
import { grantServing, migrate as migrateTables, ServingRoleProblem } from '../../platform/db/index.ts';
import { prepareJobs } from '../../platform/jobs/jobs.ts';
import { CommandProblem } from './command-problem.ts';
import { usage } from './usage.ts';
import { withDatabaseUrl } from './with-database.ts';

const USAGE = usage(
  'Bring databasen op til denne udgave af Ordklar, før servere med MIGRATE=no starter:',
  [
    ['node server/dist/command.js migrate --rolle ordklar_server', ''],
    ['', ''],
    [
      '--rolle',
      'rollen i PostgreSQL, som serverne logger ind med; den får lov til at læse og skrive rækker, ikke andet',
    ],
  ],
  'DATABASE_URL er her den rolle, der ejer tabellerne.',
);

function roleIn(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { rolle: { type: 'string' } } }).values.rolle;
  } catch {
    throw new CommandProblem(`Kommandoen kender ikke alle de valg, den fik.\n\n${USAGE}`);
  }
}

/** Brings the tables to the newest schema as their owner, and lets the role that servers use read and write rows, no more. */
export async function migrate(args: readonly string[], config: () => Config): Promise<string> {
  const role = roleIn(args);
  if (!role) throw new CommandProblem(`Skriv serverens rolle med --rolle.\n\n${USAGE}`);
  return withDatabaseUrl(config(), async (url) => {
    await migrateTables(url);
    await prepareJobs(url);
    try {
      await grantServing(url, role);
    } catch (error) {
      if (error instanceof ServingRoleProblem) throw new CommandProblem(error.message, { cause: error });
      throw error;
    }
    return `Databasen er klar, og rollen »${role}« må læse og skrive rækker i den. Servere kan nu startes med MIGRATE=no.`;
  });
}
