// Runs before everything else, so it uses nothing but Node's own modules.
import fs from 'node:fs';
import path from 'node:path';
import { contentHash, dependenciesAreInstalled, isMadeOf, stampMadeOf } from './staleness.mjs';
import { npm, root } from './workspace.mjs';

/** @typedef {'correction' | 'web' | 'server'} Build */

const EVERYWHERE = ['package-lock.json', 'tsconfig.json'];
/** @type {Record<Build, { label: string, output: string, inputs: string[], npm: string[] }>} */
const BUILDS = {
  correction: {
    label: 'Bygger ordbogen',
    output: 'correction/dist',
    inputs: [
      'correction/build',
      'correction/cli',
      'correction/src',
      'correction/models',
      'correction/package.json',
      'documents/src',
      'school/src',
    ],
    npm: ['run', '--silent', 'build', '-w', 'correction'],
  },
  web: {
    label: 'Bygger siderne',
    output: 'web/dist',
    inputs: ['web', 'contract', 'exercise-kinds', 'school/src'],
    npm: ['run', '--silent', 'build', '-w', 'web'],
  },
  server: {
    label: 'Bygger serveren',
    output: 'server/dist',
    inputs: [
      'server',
      'contract',
      'exercise-kinds',
      'school/src',
      'correction',
      'documents',
      'content/src',
      'tools/build-server.mjs',
    ],
    npm: ['run', '--silent', 'build', '-w', 'server'],
  },
};

/** As {@link prepare}, but ends the process with a Danish line when something fails. @param {Build[]} [builds] */
export function ensure(builds) {
  try {
    prepare(builds);
  } catch (error) {
    console.error(`\n${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}

/**
 * Installs the packages and builds what is missing or no longer made of what lies in the repository. Throws with a
 * Danish line when something fails.
 * @param {Build[]} builds
 */
export function prepare(builds = ['correction', 'web', 'server']) {
  checkNode();
  if (!dependenciesAreInstalled(root)) {
    step('Henter pakker', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  for (const name of builds) {
    const { label, output, inputs, npm: command } = BUILDS[name];
    const outputDir = path.join(root, output);
    const hash = contentHash(root, [...EVERYWHERE, ...inputs]);
    if (isMadeOf(outputDir, hash)) continue;
    step(label, command);
    stampMadeOf(outputDir, hash);
  }
}

/** @param {string} label @param {string[]} command */
function step(label, command) {
  const started = Date.now();
  console.log(`${label} …`);
  const exitCode = npm(command);
  if (exitCode !== 0) throw new Error(`${label} mislykkedes («npm ${command.join(' ')}» sluttede med ${exitCode}).`);
  console.log(`${label}: ${((Date.now() - started) / 1000).toLocaleString('da-DK', { maximumFractionDigits: 1 })} s`);
}

function checkNode() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = engines.node.match(/\d+/g).map(Number);
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`Ordklar kræver Node ${major}.${minor} eller nyere; her kører Node ${process.versions.node}.`);
}

// `node tools/ensure.mjs [build …]`: these, or all
if (process.argv[1] === import.meta.filename) {
  const named = /** @type {Build[]} */ (Object.keys(BUILDS)).filter((name) => process.argv.includes(name));
  ensure(named.length > 0 ? named : undefined);
}
