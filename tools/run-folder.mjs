// Where a run of the tests writes what it throws away.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PREFIX = 'ordklar-run-';
const MEMORY = '/dev/shm';
const GIB = 2 ** 30;
/** A run of everything holds about one at its fullest: databases, browsers and their pages. */
const ROOM = { folder: 4 * GIB, memory: 6 * GIB };

/**
 * A new folder for this run: in memory where there is plenty, since a database of its own for each test file is hundreds of
 * files, which cost a disk five times as long. Into it go the run's temporary folders, by TMPDIR.
 * @returns {string}
 */
export function makeRunFolder() {
  const parent = isRoomy(MEMORY) ? MEMORY : os.tmpdir();
  removeLeftBehind(parent);
  const folder = fs.mkdtempSync(path.join(parent, `${PREFIX}${process.pid}-`));
  // as a folder for temporary files is: the database has a user of its own, and some tests run as another
  fs.chmodSync(folder, 0o1777);
  return folder;
}

/**
 * Whether a run's folders fit there and its programs may run there.
 * @param {string} folder @param {{ mounts?: string, memory?: number }} [given] of the system unless said
 */
export function isRoomy(folder, { mounts = mountsOfSystem(), memory = os.freemem() } = {}) {
  const [, options = 'noexec'] = mounts.match(new RegExp(`^\\S+ ${folder} tmpfs (\\S+)`, 'm')) ?? [];
  if (options.split(',').includes('noexec') || memory < ROOM.memory) return false;
  const { bavail, bsize } = fs.statfsSync(folder);
  return bavail * bsize >= ROOM.folder;
}

function mountsOfSystem() {
  try {
    return fs.readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return '';
  }
}

/** A run that was killed leaves its folder, which names its process. @param {string} parent */
export function removeLeftBehind(parent) {
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    if (!isAlive(Number.parseInt(name.slice(PREFIX.length), 10))) removeRunFolder(path.join(parent, name));
  }
}

/** What lives a moment longer may still write there, and what is another user's stays: tidying up fails no run. @param {string} folder */
export function removeRunFolder(folder) {
  try {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  } catch (error) {
    console.warn(`${folder} could not be removed: ${String(error)}`);
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
