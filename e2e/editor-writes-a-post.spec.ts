import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** A JPEG 2000 pixels wide, with a place in what a camera writes into it; left half black, right half white. */
async function photograph(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1000 });
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('nothing to draw on');
    drawing.fillRect(0, 0, 1000, 1000);
    drawing.fillStyle = 'white';
    drawing.fillRect(1000, 0, 1000, 1000);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const bytes = Buffer.from(base64, 'base64');
  const place = Buffer.from('Exif\0\0GPS 55.7 12.6', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([bytes.subarray(0, 2), head, place, bytes.subarray(2)]);
}

/** How light the middle of the picture is, 0–255, and how wide it is. */
const lightOf = (page: Page, address: string) =>
  page.evaluate(async (src) => {
    const picture = Object.assign(new Image(), { src });
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const drawing = canvas.getContext('2d');
    drawing?.drawImage(picture, picture.width / 2, picture.height / 2, 1, 1, 0, 0, 1, 1);
    return { width: picture.width, light: drawing?.getImageData(0, 0, 1, 1).data[0] ?? -1 };
  }, address);

test('PD-28 a photograph on a post is cut, loses where it was taken, and is cut again from its whole', {
  tag: WALKED_ONCE,
}, async ({ page, browser, server }) => {
  const title = 'Et indlæg med billede';
  await login(page, 'redaktor');
  await page.goto('/redaktion/indlaeg');
  await page.getByRole('button', { name: 'Nyt indlæg' }).click();
  await page.getByLabel('Titel', { exact: true }).fill(title);
  const photo = await photograph(page);
  expect(photo.includes('GPS')).toBe(true);
  const choose = () =>
    page.getByLabel('Vælg et billede').setInputFiles({ name: 'ferie.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = page.locator('img[src^="/blog/billeder/"]').first();
  const addressOf = async () => (await shown.getAttribute('src')) ?? '';

  // all of it: no wider than a page shows it, and without the place
  await choose();
  await page.getByRole('button', { name: 'Brug hele billedet' }).click();
  await expect(shown).toHaveJSProperty('naturalWidth', 1600);
  expect((await (await page.request.get(await addressOf())).body()).includes('GPS')).toBe(false);
  await page.getByRole('button', { name: 'Fjern billedet' }).click();

  // the left part, and then the right one, of which nothing was shown before
  await choose();
  await page.getByRole('slider', { name: 'Forstør' }).fill('3');
  await page.getByRole('slider', { name: 'Vandret' }).fill('0');
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Brug udsnittet' }).click();
  await expect(shown).toBeVisible();
  const left = await addressOf();
  expect((await lightOf(page, left)).light).toBeLessThan(20);
  await page.getByLabel('Alt-tekst til billedet').fill('Sort og hvidt');
  await expect(page.getByText(/^Gemt /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Beskær' }).click();
  await expect(page.getByRole('slider', { name: 'Forstør' })).toHaveValue('3');
  await expect(page.getByRole('slider', { name: 'Vandret' })).toHaveValue('0');
  await page.getByRole('slider', { name: 'Vandret' }).fill('1');
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/draft'),
  );
  await page.getByRole('button', { name: 'Brug udsnittet' }).click();
  await expect(shown).not.toHaveAttribute('src', left);
  await saved;
  const right = await addressOf();
  expect((await lightOf(page, right)).light).toBeGreaterThan(235);

  // the whole is kept for editors, without the place too; a list gets the small one
  const id = right.split('/').at(-1);
  const whole = await page.request.get(`/api/v1/editor/blog/images/${id}/whole`);
  expect([whole.status(), (await whole.body()).includes('GPS')]).toEqual([200, false]);
  const reader = await browser.newContext({ baseURL: server.url });
  expect((await reader.request.get(`/api/v1/editor/blog/images/${id}/whole`)).status()).toBe(401);
  await reader.close();
  await page.getByRole('link', { name: 'Indlæg', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: title }).first();
  const small = (await row.locator('img').getAttribute('src')) ?? '';
  expect(small).not.toBe(right);
  expect((await lightOf(page, small)).light).toBeGreaterThan(235);
});

test('PD-28 an editor writes a post, looks at it, plans it, publishes it and corrects it', {
  tag: WALKED_ONCE,
}, async ({ page, browser, server }) => {
  const title = 'Komma på fem minutter';
  const address = '/blog/komma-paa-fem-minutter';
  const reader = await (await browser.newContext({ baseURL: server.url })).newPage();
  await login(page, 'redaktor');
  await page.goto('/redaktion/indlaeg');
  await expect(page.getByRole('link', { name: 'Nutids-r kan ikke høres' })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Nyt indlæg' }).click();

  // what is missing is said where it is missing
  await page.getByRole('button', { name: 'Udgiv nu' }).click();
  await expect(page.getByText('Vælg en kategori')).toBeVisible();
  await page.getByLabel('Titel', { exact: true }).fill(title);
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true });
  await text.pressSequentially('Find udsagnsordet.');
  await page.getByRole('toolbar').getByRole('button', { name: 'Overskrift', exact: true }).click();
  await page.getByLabel('Kort tekst').fill('En lille time om komma.');
  await page.getByLabel('Kategori').selectOption('Grammatik');
  await page.getByLabel('Forfatter').selectOption('Ordklars redaktion');
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue(address.replace('/blog/', ''));
  await expect(page.getByText(/^Gemt /)).toBeVisible();
  await expectAxeClean(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Vis', exact: true }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Find udsagnsordet.' })).toBeVisible();
  await preview.close();

  // readers see it when it is published, not before
  await page.getByRole('button', { name: /^Udgives/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Næste måned' }).click();
  await page.getByRole('gridcell').filter({ hasText: /^15$/ }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Planlæg' }).click();
  await expect(page.getByText('Planlagt', { exact: true })).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: /^Udgives/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Når jeg trykker på knappen' }).click();
  await page.getByRole('button', { name: 'Udgiv nu' }).click();
  await expect(page.getByText('Udgivet', { exact: true })).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();

  for (const close of await page.getByRole('button', { name: 'Luk besked' }).all()) await close.click();
  await text.press('Control+End');
  await text.pressSequentially(' Og grundleddet.');
  await page.getByRole('button', { name: 'Udgiv ændringerne' }).click();
  await expect(page.getByText('Ikke udgivne ændringer')).toBeHidden();
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText('Og grundleddet.')).toBeVisible({ timeout: 500 });
  }).toPass();
});
