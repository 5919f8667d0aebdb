import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './support/browser.ts';
import { PHONE, STILL, WALKED_ONCE } from './support/projects.ts';

const { executablePath, env } = await findBrowser();
/** A page lives for seconds, in a process of its own: compiling again what runs often costs more than it wins back. */
const SHORT_LIVED = '--js-flags=--no-maglev --no-opt';

/** Journeys in a real browser, on a wide screen and on a phone. Each worker starts the built server on a school of its own. */
export default defineConfig({
  testDir: '.',
  globalSetup: './support/server.ts',
  outputDir: '../test-results',
  forbidOnly: process.env['CI'] === 'true',
  // two leave a third of two cores idle: a journey also waits, for a fade, a quiet net, the next look
  workers: 3,
  retries: 0,
  // limits are for what does not come, not for how busy a machine is
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    // a press that was lost is told long before the journey's own limit, and tried once more
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    // a recording of each step costs as much as many of them: CI tries a second time, and then records
    trace: 'on-first-retry',
    launchOptions: { executablePath, env, args: [...BROWSER_ARGS, SHORT_LIVED] },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 }, ...STILL } },
    { name: 'phone', use: PHONE, grepInvert: new RegExp(WALKED_ONCE) },
  ],
});
