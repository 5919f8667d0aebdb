// What whoever runs the server does beside it: `node server/dist/command.js NAME …`, or by npm as package.json names them.
import { readConfig } from '../../platform/config/config.ts';
import { LocalPostgresProblem } from '../../platform/local-postgres/index.ts';
import { backup } from './backup.ts';
import { CommandProblem } from './command-problem.ts';
import { makeAdmin } from './make-admin.ts';
import { migrate } from './migrate.ts';
import { moveFiles } from './move-files.ts';
import { restore } from './restore.ts';

/** The commands by name: they take what was written after the name, and answer what is said when it is done. */
const COMMANDS = {
  'make-admin': makeAdmin,
  backup,
  restore,
  'move-files': moveFiles,
  migrate,
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name as keyof typeof COMMANDS] as (typeof COMMANDS)[keyof typeof COMMANDS] | undefined;
try {
  if (!command) throw new CommandProblem(`Kommandoen hedder en af disse: ${Object.keys(COMMANDS).join(', ')}.`);
  console.log(await command(args, () => readConfig(process.env)));
} catch (error) {
  const isExpected = error instanceof CommandProblem || error instanceof LocalPostgresProblem;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
