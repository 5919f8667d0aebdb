import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { LocalPostgresProblem } from './local-postgres-problem.ts';
import type { SystemUser } from './run-as.ts';

const run = promisify(execFile);

export const DATABASE_USER = 'ordklar';

/** What every PostgreSQL program is run with: the right user, nothing of the person's own locale or PG* settings. */
export function programOptions(binaries: Binaries, user: SystemUser | undefined) {
  const env = process.platform === 'win32' ? process.env : { PATH: process.env['PATH'] };
  return { ...user, cwd: binaries.native, env: { ...env, LC_ALL: 'C', TZ: 'UTC' } };
}

/** The password of this folder's database, from the 0600 file beside it. */
export function readPassword(dataDir: string): string {
  try {
    return fs.readFileSync(passwordFile(dataDir), 'utf8').trim();
  } catch (error) {
    throw new LocalPostgresProblem(
      'password-missing',
      `Adgangskoden til databasen i ${dataDir} mangler eller kan ikke læses. Læg filen ${passwordFile(dataDir)} tilbage fra din sikkerhedskopi, eller start Ordklar som den bruger, der plejer at starte den.`,
      error,
    );
  }
}

/** Makes the database if the folder has none, and refuses a folder that holds something else or another version. */
export async function ensureCluster(dataDir: string, binaries: Binaries, user: SystemUser | undefined) {
  const versionFile = path.join(dataDir, 'PG_VERSION');
  if (fs.existsSync(versionFile)) return checkVersion(fs.readFileSync(versionFile, 'utf8').trim(), dataDir, binaries);
  if (fs.existsSync(dataDir)) {
    if (fs.readdirSync(dataDir).length > 0) {
      throw new LocalPostgresProblem(
        'not-a-database',
        `Mappen ${dataDir} er ikke tom, men indeholder ingen database. Intet er ændret. Flyt det, der ligger i den, eller vælg en anden mappe med DATA_DIR.`,
      );
    }
    fs.rmdirSync(dataDir);
  }
  await createCluster(dataDir, binaries, user);
}

function checkVersion(found: string, dataDir: string, binaries: Binaries): void {
  if (found === binaries.major) return;
  throw new LocalPostgresProblem(
    'wrong-version',
    `Databasen i ${dataDir} er lavet med PostgreSQL ${found}, men denne udgave af Ordklar bruger PostgreSQL ${binaries.major}. Intet er ændret. ` +
      `Gør et af tre: 1) Start med den tidligere udgave af Ordklar igen. 2) Opgradér mappen med pg_upgrade, eller tag data ud med pg_dump fra PostgreSQL ${found}, og læs dem ind i en ny database. 3) Begynd forfra i en ny mappe: sæt DATA_DIR til den.`,
  );
}

/** Built under another name and renamed at the end, so that a kill in the middle leaves nothing half made. */
async function createCluster(dataDir: string, binaries: Binaries, user: SystemUser | undefined): Promise<void> {
  const half = `${dataDir}.new`;
  fs.rmSync(half, { recursive: true, force: true });
  fs.mkdirSync(half, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordForInitdb = path.join(half, 'password');
  const cluster = path.join(half, 'cluster');
  try {
    fs.writeFileSync(passwordForInitdb, password, { mode: 0o600 });
    if (user) for (const file of [half, passwordForInitdb]) fs.chownSync(file, user.uid, user.gid);
    const args = ['-D', cluster, '-U', DATABASE_USER, '--auth=scram-sha-256', `--pwfile=${passwordForInitdb}`];
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    await run(binaries.program('initdb'), [...args, ...locale], programOptions(binaries, user));
    fs.rmSync(passwordFile(dataDir), { force: true });
    fs.writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
    fs.renameSync(cluster, dataDir);
  } finally {
    fs.rmSync(half, { recursive: true, force: true });
  }
}

const passwordFile = (dataDir: string) => `${dataDir}.password`;
