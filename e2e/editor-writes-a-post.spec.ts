import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('PD-28 an editor writes a post, looks at it, plans it, publishes it and corrects it', async ({
  page,
  browser,
  server,
}, info) => {
  const title = `Komma på fem minutter ${info.project.name}`;
  const address = `/blog/komma-paa-fem-minutter-${info.project.name}`;
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
