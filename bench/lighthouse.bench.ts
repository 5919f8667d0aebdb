// Google's Lighthouse on the public pages, on its phone profile (a slow phone: four times slower processor, 1.6 Mbit/s): the
// scores of performance, accessibility, good practice and search engines, each the median of three runs, and what is under them.
// The score falls on a busy machine; bytes, requests and how far things move do not. It is fetched by npx for this bench
// alone, since it weighs more than all that Ordklar needs; without a net there are no figures. `npm run bench -- lighthouse`.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../e2e/support/browser.ts';
import { newDataFolder, startServer } from '../server/src/testing/running-server.ts';
import { median, report } from './figures.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 3;
/** What each score must reach. */
const FLOOR = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items?: readonly unknown[] } }>;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ordklar-lighthouse-'));
const { executablePath, env } = await findBrowser();

/** One run; null where Lighthouse could not be fetched or did not come to an end. */
function measure(url: string): Result | null {
  const file = path.join(folder, 'result.json');
  fs.rmSync(file, { force: true });
  const { status, stderr } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu',
      '--quiet',
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, encoding: 'utf8' },
  );
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  report('no figures', `lighthouse ended with ${status}: ${stderr.trim().slice(-300)}`);
  return null;
}

const dataDir = newDataFolder();
const server = await startServer(dataDir);
try {
  const feed = await (await fetch(`${server.url}/blog`)).text();
  const post = /href="(\/blog\/[a-z0-9-]+)\?page=1"/.exec(feed)?.[1] ?? '/blog';
  for (const at of ['/', post, '/blog', '/folkeskole', '/priser']) {
    const runs: Result[] = [];
    for (let run = 0; run < RUNS; run++) {
      const result = measure(server.url + at);
      if (!result) break;
      runs.push(result);
    }
    if (runs.length < RUNS) break;
    const score = (category: (typeof CATEGORIES)[number]) =>
      Math.round(median(runs.map(({ categories }) => categories[category].score)) * 100);
    const value = (audit: string) => median(runs.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
    const seconds = (audit: string) => `${(value(audit) / 1000).toFixed(1)} s`;
    const requests = median(runs.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN));
    const figures = CATEGORIES.map((category) => `${category} ${score(category)}`);
    report(
      at,
      `${figures.join(', ')}; first paint ${seconds('first-contentful-paint')}, largest ${seconds('largest-contentful-paint')}; ` +
        `moved ${value('cumulative-layout-shift').toFixed(3)}, blocked ${value('total-blocking-time').toFixed(0)} ms, ` +
        `processor ${seconds('mainthread-work-breakdown')} of it script ${seconds('bootup-time')}, ` +
        `${(value('total-byte-weight') / 1000).toFixed(0)} kB in ${requests} files`,
    );
    if (CATEGORIES.some((category) => score(category) < FLOOR)) process.exitCode = 1;
  }
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.rmSync(folder, { recursive: true, force: true });
}
