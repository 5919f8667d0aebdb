import fs from 'node:fs';
import path from 'node:path';
import { LocalPostgresProblem } from './local-postgres-problem.ts';

/** The system user that PostgreSQL runs as; undefined means: as we are ourselves. */
export interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. As root we take the owner of an existing data folder (a plain user may have made
 * it), else `postgres`, else `nobody`. As a plain user, or on Windows, we stay who we are.
 */
export function chooseSystemUser(dataDir: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = fs.statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const found = users.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new LocalPostgresProblem(
    'no-user',
    'PostgreSQL kan ikke køre som root, og maskinen har hverken brugeren postgres eller nobody. Start Ordklar som en almindelig bruger, eller angiv en database med DATABASE_URL.',
  );
}

/** Whether `user` may walk through every existing folder from the root down to `target`, itself included. */
export function canReach(user: SystemUser, target: string): boolean {
  for (let folder = path.resolve(target); ; folder = path.dirname(folder)) {
    const stat = fs.statSync(folder, { throwIfNoEntry: false });
    if (stat) {
      const bit = stat.uid === user.uid ? 0o100 : stat.gid === user.gid ? 0o010 : 0o001;
      if ((stat.mode & bit) === 0) return false;
    }
    if (folder === path.dirname(folder)) return true;
  }
}
