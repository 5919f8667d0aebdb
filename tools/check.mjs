// npm run check: everything that can be found without running the product. Also counted by the CI run.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { arrowFaults } from './arrows.mjs';
import { ensure } from './ensure.mjs';
import { findMachineTraces, lockedHosts, repositoryFiles } from './repository-scan.mjs';
import { binary, root } from './workspace.mjs';

/** @typedef {{ title: string, faults: () => Promise<string> }} Check a text that is empty when all is well */

// TypeScript 7 needs a quarter of the time, all the less on one thread. 6 stays for the scripts that read syntax trees by it.
const tsc = (/** @type {string} */ project) =>
  program('typescript-native/bin/tsc', '--singleThreaded', '--noEmit', '--pretty', '-p', project);

/** @type {Check[]} */
const CHECKS = [
  { title: 'format (npm run format repairs it)', faults: () => program('@biomejs/biome/bin/biome', 'format', '.') },
  ...projects().map((project) => ({ title: `types (${project})`, faults: () => tsc(project) })),
  { title: 'lint', faults: () => program('oxlint/bin/oxlint', '--type-aware', '--deny-warnings') },
  { title: 'arrows between modules', faults: async () => (await arrowFaults(repositoryFiles(root))).join('\n') },
  { title: 'nothing unused', faults: () => program('knip/bin/knip.js', '--no-progress') },
  { title: 'no path or host of one machine', faults: async () => traces().join('\n') },
];

/**
 * Runs all checks, prints one line each and the faults.
 * @param {(title: string, faults: string) => void} [onFault]
 * @returns {Promise<import('./test-results.mjs').Counts>}
 */
export async function runChecks(onFault) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { title, faults } of CHECKS) {
    const started = Date.now();
    const found = await faults().catch(String);
    counts[found ? 'failed' : 'passed'] += 1;
    console.log(`${found ? '✗' : '✓'} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (!found) continue;
    console.log(found.replaceAll(/^/gm, '  '));
    onFault?.(title, found);
  }
  return counts;
}

/**
 * Compiler and linter are written in Go and end soon: what they no longer need is collected only when they near this size, which
 * saves a quarter of their work.
 */
const HARDLY_COLLECT = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * @param {string} script below node_modules @param {string[]} args
 * @returns {Promise<string>} what it printed, when it found a fault
 */
function program(script, ...args) {
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...process.env, ...HARDLY_COLLECT }, maxBuffer: 64 * 1024 * 1024 };
    execFile(process.execPath, [binary(script), ...args], options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    );
  });
}

/** Each folder with a tsconfig.json of its own is left to it by the root's. */
function projects() {
  return ['.', ...fs.readdirSync(root)]
    .map((folder) => path.join(folder, 'tsconfig.json'))
    .filter((file) => fs.existsSync(path.join(root, file)));
}

function traces() {
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  return [...findMachineTraces(root, repositoryFiles(root)), ...lockedHosts(lock)];
}

if (process.argv[1] === import.meta.filename) {
  ensure([]);
  const { failed } = await runChecks();
  process.exitCode = failed > 0 ? 1 : 0;
}
