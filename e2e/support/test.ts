import { test as base } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

/** Playwright's test with a server of its own per worker: pages open on it by path. */
export const test = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
