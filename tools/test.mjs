// npm test [-- units | -- browser] [--with-checks]: everything, readable while it runs, one closing line.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { prepare } from './ensure.mjs';
import { addUp, CRASHED, closingLine, countPlaywright, countVitest, judge } from './test-results.mjs';
import { binary, root } from './workspace.mjs';

const TIME_LIMIT_MS = 15 * 60_000;
const asked = process.argv.slice(2);
const wants = (/** @type {string} */ part) => asked.includes(part) || !asked.some((arg) => !arg.startsWith('--'));
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-reports-'));

const total = addUp(await runAll());
fs.rmSync(reports, { recursive: true, force: true });
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** One result per runner; a single failure when the product could not even be built. */
async function runAll() {
  try {
    prepare();
  } catch (error) {
    console.error(`\n${/** @type {Error} */ (error).message}`);
    return [CRASHED];
  }
  const results = [];
  if (asked.includes('--with-checks')) results.push(await (await import('./check.mjs')).runChecks());
  if (wants('units')) results.push(await runVitest());
  if (wants('browser')) results.push(await runPlaywright());
  return results.length > 0 ? results : [CRASHED];
}

async function runVitest() {
  const report = path.join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await run([binary('vitest/vitest.mjs'), 'run', ...reporters], {});
  return judge(readReport(report, countVitest), exitCode);
}

async function runPlaywright() {
  const report = path.join(reports, 'playwright.json');
  const args = [binary('@playwright/test/cli.js'), 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'];
  const exitCode = await run(args, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return judge(readReport(report, countPlaywright), exitCode);
}

/**
 * @param {string[]} args @param {Record<string, string>} env
 * @returns {Promise<number>} exit code; 1 when it was killed or ran past the time limit
 */
function run(args, env) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: TIME_LIMIT_MS,
    });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * @param {string} file @param {(report: any) => import('./test-results.mjs').Counts} count
 * @returns {import('./test-results.mjs').Counts | undefined} undefined when the runner died before it could report
 */
function readReport(file, count) {
  try {
    return count(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
