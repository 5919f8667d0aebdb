import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('a visitor reads the front page and goes on to the login page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAxeClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0);
  await page
    .getByRole('link', { name: /^Log ind/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Brugernavn')).toBeVisible();
  // it gets its colour when the page is alive
  await expect(page.getByRole('button', { name: 'Log ind', exact: true })).toBeEnabled();
  await expectAxeClean(page);
});

test('a pupil of the demo school is let in and a wrong password is not', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Brugernavn').fill('elev');
  await page.getByLabel('Adgangskode', { exact: true }).fill('forkert');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await page.request.get('/api/v1/current_user')).status()).toBe(401);
  await login(page, 'elev');
  expect(await (await page.request.get('/api/v1/current_user')).json()).toMatchObject({ isTeacher: false });
});

test('NEWS-01 CON-04 CON-06 a visitor reads a post and signs up for the newsletter', async ({ page }, info) => {
  await page.goto('/blog');
  const cards = page.locator('[data-part=post-card]');
  if (info.project.name === 'wide') {
    await expect(cards.nth(1)).not.toHaveCSS('margin-right', '0px');
    await expect(cards.nth(2)).toHaveCSS('margin-right', '0px');
  }
  await cards.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  if (info.project.name === 'wide') expect((await page.locator('main img').first().boundingBox())?.height).toBe(450);
  await page.goto('/nyhedsbrev/tilmeld');
  await page.getByLabel('E-mailadresse').fill(`laerer-${info.project.name}@skole.example`);
  await page.getByRole('button', { name: 'Tilmeld', exact: true }).click();
  await expect(page.getByText('Se i din indbakke.')).toBeVisible();
  await expectAxeClean(page);
});
