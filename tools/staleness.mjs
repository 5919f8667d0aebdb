import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.cache', 'test-results']);
const STAMP = '.made-of';

/**
 * One number for the content of files and folders; changes when a file is changed, added, removed or renamed.
 * Tests do not count: they end up in nothing that is built.
 * @param {string} root @param {string[]} inputs relative to root; a missing one counts as empty
 */
export function contentHash(root, inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of inputs.flatMap((input) => filesUnder(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} target @returns {string[]} */
function filesUnder(target) {
  const stat = fs.statSync(target, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return /\.test\.tsx?$/.test(target) ? [] : [target];
  return fs
    .readdirSync(target)
    .filter((name) => !SKIPPED_FOLDERS.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(path.join(target, name)));
}

/** @param {string} outputDir @param {string} hash */
export function isMadeOf(outputDir, hash) {
  const stamp = path.join(outputDir, STAMP);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash;
}

/** @param {string} outputDir @param {string} hash */
export function stampMadeOf(outputDir, hash) {
  fs.mkdirSync(outputDir, { recursive: true });
  fs.writeFileSync(path.join(outputDir, STAMP), hash);
}

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} LockedPackage */

/**
 * Whether what npm last installed is what package-lock.json asks for. npm keeps its own list of what lies in
 * node_modules, so neither a stamp nor a look at each package is needed. Packages that are optional (other systems'
 * binaries) may be absent.
 * @param {string} root
 */
export function dependenciesAreInstalled(root) {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'));
  const present = lockedPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([name, { version, link, optional }]) => {
    if (!name.startsWith('node_modules/') && !name.includes('/node_modules/')) return true;
    const found = present[name];
    return found ? Boolean(link) || found.version === version : Boolean(optional);
  });
}

/** @param {string} file @returns {Record<string, LockedPackage> | undefined} */
function lockedPackages(file) {
  if (!fs.existsSync(file)) return undefined;
  return JSON.parse(fs.readFileSync(file, 'utf8')).packages;
}
