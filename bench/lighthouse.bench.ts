// Google's Lighthouse on the public pages, on its phone profile (a slow phone: four times slower processor, 1.6 Mbit/s): the
// scores of performance, accessibility, good practice and search engines, each the median of five runs, and what is under them.
//
// Lighthouse reads off the clock how long the page kept the main thread, and multiplies it by four: what the page waited
// because other programs had the core counts four times. So performance is said in three ways, of the same runs:
//  · standard: as Lighthouse says it, beside `benchmarkIndex`, what it measured of this machine just before. 1533 is the machine
//    that its factor of four is meant for; a lower one has been disturbed, or is slow.
//  · calibrated: the factor that Lighthouse's own document on throttling asks for at that index.
//  · by processor: the factor of four, but of the time that the main thread had a core (bench/processor-time.ts). Other
//    programs still make caches cold, so it is never better than on a quiet machine. This one must reach the floor.
//
// It is fetched by npx for this bench alone, since it weighs more than all that Ordklar needs; without a net there are no
// figures. `npm run bench -- lighthouse`; RUNS=1 for a quick look, PAGES=/,/blog for some pages.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../e2e/support/browser.ts';
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { median, report } from './figures.ts';
import { byProcessorTime, slowdownOf, type TraceEvent } from './processor-time.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = Number(process.env.RUNS ?? 5);
/** What each score must reach. */
const FLOOR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: readonly unknown[] } }>;
  environment: { benchmarkIndex: number };
}
/** One load of a page, judged in the three ways. */
type Run = Record<'standard' | 'calibrated' | 'byProcessor', Result>;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-lighthouse-'));
const gathered = path.join(folder, 'gathered');
const { executablePath, env } = await findBrowser();
/** Where npx has laid it; '' where it could not be fetched. */
const program = spawnSync('npx', ['--yes', '--package', LIGHTHOUSE, '--call', 'command -v lighthouse'], {
  encoding: 'utf8',
}).stdout.trim();

/** Calls Lighthouse; null where it is not there or did not come to an end. */
function lighthouse(url: string, ...flags: string[]): Result | null {
  const file = path.join(folder, 'result.json');
  fs.rmSync(file, { force: true });
  const { status, stderr } = spawnSync(
    program,
    [url, `--only-categories=${CATEGORIES.join(',')}`, '--output=json', `--output-path=${file}`, '--quiet', ...flags],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, encoding: 'utf8' },
  );
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  report('no figures', program ? `lighthouse ended with ${status}: ${stderr.trim().slice(-300)}` : 'no lighthouse');
  return null;
}

/** Changes a file of what Lighthouse has kept of the load. */
function change<Kept>(name: string, how: (kept: Kept) => Kept): void {
  const file = path.join(gathered, name);
  fs.writeFileSync(file, JSON.stringify(how(JSON.parse(fs.readFileSync(file, 'utf8')) as Kept)));
}

const judgeAgain = (url: string, factor: number): Result | null =>
  lighthouse(url, `--audit-mode=${gathered}`, `--throttling.cpuSlowdownMultiplier=${factor}`);
const throttledBy = (factor: number) =>
  change<{ settings: { throttling: object } }>('artifacts.json', (kept) => ({
    ...kept,
    settings: { ...kept.settings, throttling: { ...kept.settings.throttling, cpuSlowdownMultiplier: factor } },
  }));

/** Loads the page once. */
function measure(url: string): Run | null {
  fs.rmSync(gathered, { recursive: true, force: true });
  const modes = [`--gather-mode=${gathered}`, `--audit-mode=${gathered}`];
  const standard = lighthouse(url, ...modes, '--chrome-flags=--headless --no-sandbox --disable-gpu');
  if (!standard) return null;
  const factor = slowdownOf(standard.environment.benchmarkIndex);
  throttledBy(factor);
  const calibrated = judgeAgain(url, factor);
  throttledBy(4);
  change<{ traceEvents: TraceEvent[] }>('defaultPass.trace.json', (trace) => ({
    ...trace,
    traceEvents: byProcessorTime(trace.traceEvents),
  }));
  const byProcessor = judgeAgain(url, 4);
  return calibrated && byProcessor && { standard, calibrated, byProcessor };
}

const scoreOf = (results: Result[], category: (typeof CATEGORIES)[number]): number =>
  Math.round(median(results.map(({ categories }) => categories[category].score)) * 100);
const valueOf = (results: Result[], audit: string): number =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));

/** What is under a score of performance. */
function timesOf(results: Result[]): string {
  const seconds = (audit: string) => `${(valueOf(results, audit) / 1000).toFixed(1)} s`;
  return (
    `first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}, ` +
    `speed index ${seconds('speed-index')}, blocked ${valueOf(results, 'total-blocking-time').toFixed(0)} ms, ` +
    `script ${seconds('bootup-time')}`
  );
}

/** Says what the runs of a page have shown. @returns whether it reaches the floor */
function say(at: string, runs: Run[]): boolean {
  const standard = runs.map((run) => run.standard);
  const ways = {
    standard,
    calibrated: runs.map(({ calibrated }) => calibrated),
    'by processor': runs.map(({ byProcessor }) => byProcessor),
  };
  const indexes = standard.map(({ environment }) => environment.benchmarkIndex);
  const index = median(indexes);
  const requests = median(
    standard.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN),
  );
  const others = CATEGORIES.slice(1).map((category) => `${category} ${scoreOf(standard, category)}`);
  report(
    at,
    `${others.join(', ')}; moved ${valueOf(standard, 'cumulative-layout-shift').toFixed(3)}, ` +
      `${(valueOf(standard, 'total-byte-weight') / 1000).toFixed(0)} kB in ${requests} files; ` +
      `benchmarkIndex ${index.toFixed(0)} (${Math.min(...indexes).toFixed(0)}–${Math.max(...indexes).toFixed(0)})`,
  );
  for (const [way, results] of Object.entries(ways)) {
    const factor = way === 'calibrated' ? slowdownOf(index) : 4;
    report(`  ${way}, ×${factor.toFixed(1)}`, `performance ${scoreOf(results, 'performance')}; ${timesOf(results)}`);
  }
  return (
    scoreOf(ways['by processor'], 'performance') >= FLOOR &&
    CATEGORIES.slice(1).every((category) => scoreOf(standard, category) >= FLOOR)
  );
}

const dataDir = newDataFolder();
const server = await startServer(dataDir);
try {
  const feed = await (await fetch(`${server.url}/blog`)).text();
  const post = /href="(\/blog\/[a-z0-9-]+)\?page=1"/.exec(feed)?.[1] ?? '/blog';
  const pages = process.env.PAGES?.split(',') ?? ['/', post, '/blog', '/folkeskole', '/priser'];
  for (const at of pages) {
    const runs: Run[] = [];
    for (let run = 0; run < RUNS; run++) {
      const result = measure(server.url + at);
      if (!result) break;
      runs.push(result);
    }
    if (runs.length < RUNS) break;
    if (!say(at, runs)) process.exitCode = 1;
  }
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}
