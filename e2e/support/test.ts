import { test as base } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { type StandIn, startCloudStandIn } from '../testing/cloud-stand-in/server.ts';
import { type RunningServer, startServer } from './server.ts';

/** What every file of the services holds. */
const CLOUD_TEXT = ['Jeg var på ferie i Skagen. Det blæste hver dag, men vi badede alligevel.'];

const docxOf = (paragraphs: readonly string[]) =>
  Packer.toBuffer(new Document({ sections: [{ children: paragraphs.map((text) => new Paragraph(text)) }] }));

/**
 * Playwright's test with a server of its own per worker: pages open on it by path. Files can be fetched from a stand-in for
 * the two services, where a teacher allows it. A file whose journeys must find the demo school as it was made uses a `school`
 * of another name, for which Playwright takes a worker of its own.
 */
export const test = base.extend<object, { school: string; cloud: StandIn; server: RunningServer }>({
  school: ['shared', { scope: 'worker', option: true }],
  cloud: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cloud = await startCloudStandIn(await docxOf(CLOUD_TEXT));
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ cloud }, use) => {
      const server = await startServer({
        ONEDRIVE_CLIENT_ID: 'test-app',
        GOOGLE_DRIVE_CLIENT_ID: '4711-test.apps.googleusercontent.com',
        GOOGLE_DRIVE_API_KEY: 'test-key',
        CLOUD_STAND_IN: cloud.url,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect } from '@playwright/test';
