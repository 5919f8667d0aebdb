import { test as base } from '@playwright/test';
import { type RunningServer, schoolOf, startServer } from './server.ts';

/**
 * Playwright's test on a server that is its worker's alone: pages open on it by path. Journeys before it have been at the same
 * school.
 */
export const test = base.extend<object, { server: { url: string } }>({
  server: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    ({}, use, { parallelIndex }) => use({ url: schoolOf(parallelIndex) }),
    { scope: 'worker' },
  ],
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
