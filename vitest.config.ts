import os from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.mjs';

const TIMERS = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;

/**
 * Node's own modules, with their types taken away: what Vite makes of an import is looked up at each call, which takes the
 * correction engine a quarter of its time.
 */
const nodeModules = { execArgv: ['--import', 'tsx'], experimental: { viteModuleRunner: false, nodeLoader: false } };

/** What marks thousands of texts. `npm test` gives them one worker: each would compile the engine again, which takes ten seconds. */
const ENGINE = ['correction/**/*.test.ts', 'tools/{exercise-bank,own-danish}/**/*.test.ts'];

/** One run for everything but the browser journeys (e2e/): pure packages, server against a real Postgres, web in happy-dom. */
export default defineConfig({
  test: {
    // Time limits are for what hangs: on a machine that does other work too, the slowest tests take five times as long.
    // Two workers leave a third of two cores idle: the server's tests wait for their database.
    maxWorkers: Math.max(3, os.availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'engine',
          include: ENGINE,
          testTimeout: 300_000,
          // the files of a worker share what they import: models and the whole server are read once
          isolate: false,
          ...nodeModules,
        },
      },
      {
        test: {
          name: 'pure',
          include: ['{school,contract,exercise-kinds,documents,content,tools,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ENGINE],
          testTimeout: 300_000,
          isolate: false,
          ...nodeModules,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.mjs'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
          isolate: false,
          ...nodeModules,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          // twice as fast as jsdom over these screens; `setup.ts` completes it
          environment: 'happy-dom',
          // a wide screen
          environmentOptions: { happyDOM: { width: 1440, height: 900 } },
          // the names that the modules write: `s.tray` is 'tray'
          css: { modules: { classNameStrategy: 'non-scoped' } },
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 60_000,
          // the files of a worker share the app, read once, and its window: `setup.ts` empties both after each test
          isolate: false,
          // not the clock that React measures its own delays by: they would go on into the next test
          fakeTimers: { toFake: [...TIMERS] },
        },
      },
    ],
  },
});
