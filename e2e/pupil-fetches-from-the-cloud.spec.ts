import type { Page } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test, useOwnServer } from './support/test.ts';
import { type StandIn, startCloudStandIn } from './testing/cloud-stand-in/server.ts';

/** What every file of the services holds. */
const TEXT = 'Jeg var på ferie i Skagen. Det blæste hver dag, men vi badede alligevel.';

let cloud: StandIn;
useOwnServer(async () => {
  const docx = new Document({ sections: [{ children: [new Paragraph(TEXT)] }] });
  cloud = await startCloudStandIn(await Packer.toBuffer(docx));
  return {
    ONEDRIVE_CLIENT_ID: 'test-app',
    GOOGLE_DRIVE_CLIENT_ID: '4711-test.apps.googleusercontent.com',
    GOOGLE_DRIVE_API_KEY: 'test-key',
    CLOUD_STAND_IN: cloud.url,
  };
});
test.afterAll(() => cloud.stop());

/** A task of the pupil's that is not handed in, to write a text in. */
async function openTask(page: Page): Promise<{ homeworkId: number; exerciseId: number }> {
  const { homework } = await (await page.request.get('/api/v1/homework/assigned/course/teco')).json();
  const task = homework.find(({ kind }: { kind: string }) => kind === 'free-text');
  if (!task) throw new Error('the pupil has no text to hand in');
  return task;
}

/** The teacher allows both services, or none. */
async function switchServices(page: Page, isOn: boolean): Promise<void> {
  await login(page, 'laerer');
  await page.goto('/min-bruger#uploadtjenester');
  for (const name of [/^OneDrive/, /^Google Drev/]) {
    const service = page.getByRole('switch', { name });
    if ((await service.isChecked()) === isOn) continue;
    await service.click();
    await expect(service).toBeChecked({ checked: isOn });
    await expect(page.getByText('Alt er gemt')).toBeVisible();
  }
}

const fetchFrom = (page: Page, service: string) => page.getByRole('button', { name: `Hent fra ${service}` }).click();
const newWindow = async (page: Page, press: () => Promise<void>) => {
  const opened = page.waitForEvent('popup');
  await press();
  return opened;
};

test('ENT-04 UPL-06 UPL-07 UPL-09 UPL-10 UPL-12 a teacher allows both services, and a pupil fetches a file from each', {
  tag: WALKED_ONCE,
}, async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) refused.push(line.text());
  });
  await switchServices(page, true);
  const { id: teacherId } = await (await page.request.get('/api/v1/current_user')).json();

  await page.context().clearCookies();
  await login(page, 'elev');
  const { homeworkId, exerciseId } = await openTask(page);
  await page.goto(`/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`);
  await page.getByRole('tab', { name: 'Upload en Word-fil' }).click();
  await expect(page.getByRole('button', { name: 'Hent fra OneDrive' })).toBeVisible();
  await expectAxeClean(page);

  const microsoft = await newWindow(page, () => fetchFrom(page, 'OneDrive'));
  await microsoft.getByRole('button', { name: 'Min stil.docx' }).click();
  await expect(page.getByRole('button', { name: 'Fjern Min stil.docx' })).toBeVisible();
  expect(cloud.asked.at(-1)?.get('redirectUri')).toBe(new URL('/onedrive/redirect', page.url()).href);

  const tooLarge = await newWindow(page, () => fetchFrom(page, 'OneDrive'));
  await tooLarge.getByRole('button', { name: 'Stor.docx' }).click();
  await expect(page.getByRole('alert')).toHaveText('Du må maks uploade 10 MB');

  const google = await newWindow(page, () => fetchFrom(page, 'Google Drev'));
  await google.getByRole('button', { name: 'Fortsæt' }).click();
  const picker = page.frameLocator('iframe[title="Vælg en fil fra Google Drev"]').frameLocator('iframe');
  await picker.getByRole('button', { name: 'Luk' }).click();
  await expect(page.getByText('Du valgte ingen fil.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fjern Min stil.docx' })).toBeVisible();

  // the token still holds: no window this time
  await fetchFrom(page, 'Google Drev');
  await picker.getByRole('button', { name: 'Min feriedag' }).click();
  await expect(page.getByRole('button', { name: 'Fjern Min feriedag.docx' })).toBeVisible();
  expect(Object.fromEntries(cloud.asked.at(-1) ?? [])).toMatchObject({
    setOwnedByMe: 'true',
    setIncludeFolders: 'true',
    setMode: 'list',
    setLocale: 'da',
    setAppId: '4711',
  });
  const { files } = await (await page.request.get(`/api/v1/homework/${homeworkId}/exercise`)).json();
  expect(files).toMatchObject([
    { original_filename: 'Min feriedag.docx', uploadedFrom: 'googledrive', word_count: 14 },
  ]);

  cloud.tokens.clear();
  await fetchFrom(page, 'Google Drev');
  await picker.getByRole('button', { name: 'Boganmeldelse.docx' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Kunne ikke hente fil fra Google Drive. Adgangen til den er udløbet.',
  );
  await page.getByRole('button', { name: 'Fjern Min feriedag.docx' }).click();
  expect(refused).toEqual([]);

  // the teacher takes the permission back: neither a button nor the page of a picker is left
  const pickerOf = (service: string) => page.request.get(`/hent-fil/${service}?teacherId=${teacherId}`);
  expect((await pickerOf('onedrive')).status()).toBe(200);
  await page.context().clearCookies();
  await switchServices(page, false);
  await page.context().clearCookies();
  await login(page, 'elev');
  await page.goto(`/exercise/page/${exerciseId}/1?homeworkId=${homeworkId}`);
  await page.getByRole('tab', { name: 'Upload en Word-fil' }).click();
  await expect(page.getByText(/Word-fil/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hent fra/ })).toHaveCount(0);
  for (const service of ['onedrive', 'googledrive']) expect((await pickerOf(service)).status()).toBe(404);
});
