import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { canReach, type SystemUser } from './run-as.ts';

/**
 * Where the data really lies. As root under a private home the database's user cannot reach the wanted folder; the data
 * then lie under `fallbackDir`, and a symbolic link in the wanted place leads there, so that the person finds them and
 * every later start takes the same.
 */
export function placeDataFolder(wanted: string, user: SystemUser | undefined, fallbackDir: string): string {
  const parent = path.dirname(path.resolve(wanted));
  fs.mkdirSync(parent, { recursive: true, mode: 0o755 });
  const here = path.join(fs.realpathSync(parent), path.basename(wanted));
  const link = fs.lstatSync(here, { throwIfNoEntry: false });
  if (link?.isSymbolicLink()) return path.resolve(parent, fs.readlinkSync(here));
  if (!user || link || canReach(user, path.dirname(here))) return here;
  const name = createHash('sha256').update(here).digest('hex').slice(0, 12);
  const there = path.join(fallbackDir, `data-${name}`, 'postgres');
  fs.mkdirSync(path.dirname(there), { recursive: true, mode: 0o755 });
  fs.symlinkSync(there, here);
  return there;
}
