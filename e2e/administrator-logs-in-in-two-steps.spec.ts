import type { Page } from '@playwright/test';
import { appCode, stepNow } from './support/app-code.ts';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

const REFUSED = /^Koden er forkert, udløbet eller allerede brugt/;

/** Sets two-step login up with an app that can only be written to; answers its secret, the step of its code and the recovery codes. */
async function setUp(page: Page) {
  await page.goto('/min-bruger');
  await page.getByRole('button', { name: 'Slå til …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adgangskode').fill('forkert');
  await dialog.getByRole('button', { name: 'Videre' }).click();
  await expect(dialog.getByText('Den nuværende adgangskode er forkert.')).toBeVisible();
  await expectAxeClean(page);
  await dialog.getByLabel('Adgangskode').fill('ordklar');
  await dialog.getByRole('button', { name: 'Videre' }).click();

  await expect(dialog.getByRole('img', { name: /^QR-kode/ })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Slå totrinslogin til' })).toBeInViewport();
  await expectAxeClean(page);
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const code = dialog.getByLabel('Kode fra appen');
  const step = await stepNow();
  await code.fill(appCode(secret, step + 100));
  await dialog.getByRole('button', { name: 'Slå til' }).click();
  await expect(dialog.getByText(REFUSED)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(appCode(secret, step));
  await dialog.getByRole('button', { name: 'Slå til' }).click();

  await expect(dialog.getByRole('heading', { name: 'Gem dine engangskoder' })).toBeInViewport();
  await expectAxeClean(page);
  const recovery = await dialog.getByRole('listitem').allTextContents();
  expect(recovery).toHaveLength(10);
  const fetched = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Hent som fil' }).click();
  expect((await fetched).suggestedFilename()).toBe('ordklar-engangskoder.txt');
  await dialog.getByRole('button', { name: 'Jeg har gemt dem' }).click();
  await expect(page.getByText('Du har 10 engangskoder tilbage')).toBeVisible();
  return { secret, step, recovery };
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: /åbn menu/ }).click();
  await page.getByRole('menuitem', { name: 'Log ud' }).click();
  await page.waitForURL('/');
}

/** The password is right; answers the field of the code and how it is sent. */
async function toTheSecondStep(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Brugernavn').fill('skoleadmin');
  await page.getByRole('textbox', { name: 'Adgangskode' }).fill('ordklar');
  const send = page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true });
  await send.click();
  const code = page.getByLabel('Kode', { exact: true });
  await expect(code).toBeFocused();
  return {
    code,
    give: async (written: string) => {
      await code.fill(written);
      await send.click();
    },
  };
}

test('an administrator turns two-step login on, logs in with the app and with a recovery code, and turns it off', {
  tag: WALKED_ONCE,
}, async ({ page }) => {
  await login(page, 'skoleadmin');
  const { secret, step, recovery } = await setUp(page);
  const [first = '', second = ''] = recovery;
  await logOut(page);

  const withApp = await toTheSecondStep(page);
  await expectAxeClean(page);
  await withApp.give(appCode(secret, step + 100));
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect(withApp.code).toBeFocused();
  await expect(page.getByText('bed en anden skoleadministrator')).toBeVisible();
  await expectAxeClean(page);
  // the one that set it up is used, and the next counts from when the app shows it
  await withApp.give(appCode(secret, step));
  await expect(page.getByText(REFUSED)).toBeVisible();
  await expect.poll(stepNow, { timeout: 40_000 }).toBeGreaterThan(step);
  const next = await stepNow();
  await withApp.give(appCode(secret, next));
  await page.waitForURL('/skole');
  await logOut(page);

  const withRecovery = await toTheSecondStep(page);
  await withRecovery.give(appCode(secret, next));
  await expect(page.getByText(REFUSED)).toBeVisible();
  await withRecovery.give(first.toUpperCase());
  await page.waitForURL('/skole');

  await page.goto('/min-bruger');
  await expect(page.getByText('Du har 9 engangskoder tilbage')).toBeVisible();
  await page.getByRole('button', { name: 'Slå fra …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slå totrinslogin fra' });
  await expectAxeClean(page);
  await dialog.getByLabel('Adgangskode').fill('ordklar');
  await dialog.getByLabel('Kode fra appen').fill(first);
  await dialog.getByRole('button', { name: 'Slå totrinslogin fra' }).click();
  await expect(dialog.getByText(REFUSED)).toBeVisible();
  await expectAxeClean(page);
  await dialog.getByLabel('Kode fra appen').fill(second);
  await dialog.getByRole('button', { name: 'Slå totrinslogin fra' }).click();
  await expect(page.getByRole('button', { name: 'Slå til …' })).toBeVisible();
  await login(page, 'skoleadmin');
});

test('an administrator turns two-step login off for a colleague who has lost the phone', { tag: WALKED_ONCE }, async ({
  page,
  browser,
  server,
}) => {
  const editor = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
  await login(editor, 'redaktor');
  await setUp(editor);

  await login(page, 'skoleadmin');
  await page.goto('/skole');
  const found = page.waitForResponse((answer) => answer.url().includes('redaktor'));
  await page.getByRole('searchbox', { name: 'Find en person' }).fill('redaktor');
  await found;
  await page.getByRole('button', { name: 'Fjern totrinslogin for Anders Bülow Friis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fjern totrinslogin for Anders Bülow Friis?' });
  await expectAxeClean(page);
  await dialog.getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Anders Bülow Friis kan nu logge ind med sin adgangskode alene.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Personer/ })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Fjern totrinslogin/ })).toHaveCount(0);
  await expectAxeClean(page);

  // out everywhere, and in with the password alone
  await editor.reload();
  await expect(editor).toHaveURL(/\/login/);
  await login(editor, 'redaktor');
  await editor.context().close();
});
