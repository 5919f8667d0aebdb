import { test as base } from '@playwright/test';
import { type RunningServer, schoolOf, startServer } from './server.ts';

/**
 * Playwright's test on a server that is its worker's alone: pages open on it by path. Journeys before it have been at the same
 * school; a second try has a server of its own, since what the first one left behind may stand in its way.
 */
export const test = base.extend<{ server: { url: string } }>({
  // Playwright reads what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use, { parallelIndex, retry }) => {
    const own = retry > 0 ? await startServer() : null;
    await use(own ?? { url: schoolOf(parallelIndex) });
    await own?.stop();
  },
  baseURL: ({ server }, use) => use(server.url),
});

/**
 * For a file whose journeys must find the demo school as it was made, or need settings of their own: a server for them alone,
 * on which their pages open by path.
 */
export function useOwnServer(settings: () => NodeJS.ProcessEnv | Promise<NodeJS.ProcessEnv> = () => ({})): void {
  let own: RunningServer | undefined;
  test.beforeAll(async () => {
    own = await startServer(await settings());
  });
  test.afterAll(() => own?.stop());
  // oxlint-disable-next-line no-empty-pattern
  test.use({ baseURL: ({}, use) => use(own?.url) });
}

export { expect } from '@playwright/test';
