// npm test [-- units | -- browser] [--with-checks]: everything, readable while it runs, one closing line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './ensure.mjs';
import { makeRunFolder, removeRunFolder } from './run-folder.mjs';
import { PROGRESS_FILE, readProgress } from './test-progress.mjs';
import {
  failure,
  failuresOfPlaywright,
  failuresOfVitest,
  flakyOfPlaywright,
  flakyOfVitest,
  tellFailures,
} from './test-failures.mjs';
import { addUp, CRASHED, closingLine, countPlaywright, countVitest, judge } from './test-results.mjs';
import { binary, root } from './workspace.mjs';

const LIMIT_MINUTES = 25;
const KILL_AFTER_MS = 10_000;
const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { 'with-checks': { type: 'boolean' } },
});
const wants = (/** @type {string} */ part) => parts.length === 0 || parts.includes(part);
const ensureScript = path.join(root, 'tools/ensure.mjs');
const folder = makeRunFolder();
// of all that runs from here
process.env['TMPDIR'] = folder;
// kept by whoever makes it first: server/src/testing/demo-school.ts
process.env['ORDKLAR_DEMO_SCHOOL'] = path.join(folder, 'demo-school');
const reports = path.join(folder, 'reports');
fs.mkdirSync(reports);

/** @type {import('./test-failures.mjs').Failure[]} */
const failures = [];
/**
 * What passed only the second time: a test is tried twice, so that one late answer of a busy machine does not refuse a
 * whole change, and is named, so that somebody repairs it.
 * @type {import('./test-failures.mjs').Failure[]}
 */
const flaky = [];
const total = addUp(await runAll());
removeRunFolder(folder);
if (flaky.length > 0) console.log(`\nPassed only the second time:\n${tellFailures(flaky, '~')}`);
console.log(`\n${tellFailures(failures)}\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One result per runner; a single failure when the product could not even be built. */
async function runAll() {
  try {
    prepare([]);
  } catch (error) {
    console.error(`\n${/** @type {Error} */ (error).message}`);
    return [CRASHED];
  }
  // The static checks need no build: they run beside the builds, which leave a core idle, and then beside the units.
  const checks = values['with-checks'] ? [(await import('./check.mjs')).runChecks(noteFault)] : [];
  if (!(await buildAll())) return [CRASHED, ...(await Promise.all(checks))];
  const results = await Promise.all([
    ...checks,
    ...(wants('units') ? [runVitest(['engine'], '--maxWorkers=1'), runVitest(['pure', 'server'])] : []),
  ]);
  // The journeys wait for their servers to start, for a quiet net, for the next look: screens fill the gaps.
  const inWindows = [...(wants('units') ? [runVitest(['web'])] : []), ...(wants('browser') ? [runPlaywright()] : [])];
  results.push(...(await Promise.all(inWindows)));
  return results.length > 0 ? results : [CRASHED];
}

/** What needs nothing of each other is built at once; the dictionary's build writes a module that the server is built of. */
async function buildAll() {
  const builds = [['correction', 'server'], ['web']].map((names) =>
    spawn(process.execPath, [ensureScript, ...names], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }),
  );
  const codes = await Promise.all(builds.map(async (build) => (await once(build, 'exit'))[0]));
  return codes.every((code) => code === 0);
}

/** @param {string} title @param {string} faults */
function noteFault(title, faults) {
  failures.push(failure(title, faults));
}

/** @param {string[]} projects of vitest.config.ts @param {string[]} options of its command line */
function runVitest(projects, ...options) {
  const name = `vitest ${projects.join(' ')}`;
  const report = path.join(reports, `${name}.json`);
  const reporters = ['default', 'json', './tools/vitest-progress.mjs'].map((reporter) => `--reporter=${reporter}`);
  const chosen = projects.map((project) => `--project=${project}`);
  const args = [
    binary('vitest/vitest.mjs'),
    'run',
    ...chosen,
    ...options,
    '--retry=1',
    ...reporters,
    `--outputFile.json=${report}`,
  ];
  return run(name, args, {}, () => readReport(report, countVitest, failuresOfVitest, flakyOfVitest));
}

function runPlaywright() {
  const report = path.join(reports, 'playwright.json');
  const reporter = '--reporter=list,json,./tools/playwright-progress.mjs';
  const args = [
    binary('@playwright/test/cli.js'),
    'test',
    '--config=e2e/playwright.config.ts',
    '--retries=1',
    reporter,
  ];
  return run('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report }, () =>
    readReport(report, countPlaywright, failuresOfPlaywright, flakyOfPlaywright),
  );
}

/**
 * Runs a test runner to its end, or to the limit: then says what had failed and what was running.
 * @param {string} name @param {string[]} args @param {Record<string, string>} env
 * @param {() => import('./test-results.mjs').Counts | undefined} counts of its own report, once it has ended
 * @returns {Promise<import('./test-results.mjs').Counts>}
 */
function run(name, args, env, counts) {
  const progress = path.join(reports, `${name}.progress`);
  fs.writeFileSync(progress, '');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env, [PROGRESS_FILE]: progress },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    let pastLimit = false;
    const limit = setTimeout(() => {
      pastLimit = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref();
    }, LIMIT_MINUTES * 60_000);
    const end = (/** @type {number} */ exitCode) => {
      clearTimeout(limit);
      resolve(pastLimit ? endedByLimit(name, progress) : ended(name, progress, counts(), exitCode));
    };
    child.once('error', () => end(1));
    child.once('exit', (code) => end(code ?? 1));
  });
}

/**
 * Names what its report cannot: an error outside of the tests, an exit code without a failed test.
 * @param {string} name @param {string} file @param {import('./test-results.mjs').Counts | undefined} counts
 * @param {number} exitCode
 */
function ended(name, file, counts, exitCode) {
  const { errors, running } = readProgress(fs.readFileSync(file, 'utf8'));
  failures.push(...errors.map((error) => failure(`${name}: an error outside of the tests`, error)));
  if (exitCode !== 0 && errors.length === 0 && !counts?.failed) {
    failures.push(failure(`${name} ended with ${exitCode} without a failed test`, running.join('\n')));
  }
  return judge(counts, exitCode);
}

/** @param {string} name @param {string} file @returns {import('./test-results.mjs').Counts} */
function endedByLimit(name, file) {
  const { counts, failed, running } = readProgress(fs.readFileSync(file, 'utf8'));
  console.error(`\n${name} was ended after ${LIMIT_MINUTES} minutes.`);
  for (const title of failed) console.error(`  failed: ${title}`);
  for (const title of running) console.error(`  running: ${title}`);
  return { ...counts, failed: counts.failed + 1 };
}

/**
 * @param {string} file @param {(report: any) => import('./test-results.mjs').Counts} count
 * @param {(report: any) => import('./test-failures.mjs').Failure[]} failuresOf kept for the end of the run
 * @param {(report: any) => import('./test-failures.mjs').Failure[]} flakyOf kept too
 * @returns {import('./test-results.mjs').Counts | undefined} undefined when the runner died before it could report
 */
function readReport(file, count, failuresOf, flakyOf) {
  try {
    const report = JSON.parse(fs.readFileSync(file, 'utf8'));
    failures.push(...failuresOf(report));
    flaky.push(...flakyOf(report));
    return count(report);
  } catch {
    return undefined;
  }
}
