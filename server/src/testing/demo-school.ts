import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Names the folder in which `npm test` keeps the demo school, as it is after the product's first start. */
const KEPT = 'ORDKLAR_DEMO_SCHOOL';

/**
 * Puts the demo school into a data folder that is there and empty. `seed` makes it by the product's first start on the folder it is
 * given, which takes ten seconds: once in a run of `npm test`, whoever is first keeps it for the others.
 */
export async function putDemoSchool(dataDir: string, seed: (folder: string) => Promise<void>): Promise<void> {
  const kept = process.env[KEPT];
  if (kept === undefined) return seed(dataDir);
  if (!fs.existsSync(kept)) {
    const unfinished = `${kept}-unfinished`;
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.mkdirSync(unfinished);
    // the database does not run as root; its user must be able to walk in
    fs.chmodSync(unfinished, 0o755);
    await seed(unfinished);
    fs.renameSync(unfinished, kept);
  }
  copyDataFolder(kept, dataDir);
}

/** Copies what lies in the data folder of a stopped server, files and their owners. */
export function copyDataFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
