import type { Page } from '@playwright/test';
import { appCode, stepNow } from './support/app-code.ts';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const OWN = 'en blå hest på månen';

async function logInAt(page: Page, username: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Brugernavn').fill(username);
  await page.getByRole('textbox', { name: 'Adgangskode' }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
}

/** The next one at this computer: no page is left that could learn of it, and remember for its own what it had wanted. */
async function forget(page: Page) {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** As many sheets of A4 come out of the printer as the button says. */
async function expectSheets(page: Page) {
  const said = /\d+/.exec((await page.getByRole('button', { name: /^Udskriv \d+ ark$/ }).textContent()) ?? '')?.[0];
  const printed = (await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(Number(said));
}

test('a pupil with a new card chooses an own password before anything else', { tag: WALKED_ONCE }, async ({ page }) => {
  await login(page, 'laerer');
  const squads = (await (await page.request.get('/api/v1/current_user/squads')).json()) as {
    id: number;
    name: string;
  }[];
  const squad = squads.find(({ name }) => name === '8.B');
  await page.goto(`/login-kort/${squad?.id}`);
  await expectSheets(page);
  // from the fourth class on, where the teacher does not say otherwise
  await expect(page.getByRole('checkbox', { name: /^Eleverne vælger selv en adgangskode/ })).toBeChecked();
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Lav nye koder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lav nye koder' }).click();
  const card = page.locator('[data-part=login-card]').first();
  await expect(card).toContainText('Koden er til første gang');
  await expectSheets(page);
  await expectAxeClean(page);
  const username = (await card.getByRole('definition').nth(1).textContent()) ?? '';
  const code = (await card.locator('[data-part=secret]').textContent()) ?? '';
  await forget(page);

  await logInAt(page, username, code);
  await expect(page.getByRole('heading', { level: 1, name: /Vælg din egen adgangskode$/ })).toBeVisible();
  await expectAxeClean(page);
  // nothing else opens, and what was wanted is not forgotten
  await page.goto('/resultater');
  await expect(page.getByRole('heading', { level: 1, name: /Vælg din egen adgangskode$/ })).toBeVisible();
  await page.getByLabel('Koden, du loggede ind med').fill(code);
  await page.getByLabel('Ny adgangskode').fill('kort');
  await page.getByRole('button', { name: 'Gem min adgangskode' }).click();
  await expect(page.getByText('Adgangskoden skal have mindst 8 tegn.')).toBeVisible();
  await expectAxeClean(page);
  await page.getByLabel('Ny adgangskode').fill(OWN);
  await page.getByRole('button', { name: 'Gem min adgangskode' }).click();
  await page.waitForURL('/resultater');
  await forget(page);
  await logInAt(page, username, OWN);
  await page.waitForURL('/lektier');
});

test(
  'where it is a duty, an administrator sets two-step login up before anything else',
  { tag: WALKED_ONCE },
  async ({ browser }, info) => {
    test.setTimeout(info.timeout + 120_000);
    const server = await startServer({ TWO_STEP_FOR: 'administrators' });
    const page = await (await browser.newContext({ baseURL: server.url, ...info.project.use })).newPage();
    try {
      await logInAt(page, 'skoleadmin', 'ordklar');
      await expect(page.getByRole('heading', { level: 1, name: 'Slå totrinslogin til' })).toBeVisible();
      await expectAxeClean(page);
      await page.getByLabel('Adgangskode').fill('ordklar');
      await page.getByRole('button', { name: 'Videre' }).click();
      const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await expectAxeClean(page);
      await page.getByLabel('Kode fra appen').fill(appCode(secret, await stepNow()));
      await page.getByRole('button', { name: 'Slå til' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Gem dine engangskoder' })).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(10);
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Jeg har gemt dem' }).click();
      await page.waitForURL('/skole');
    } finally {
      await page.context().close();
      await server.stop();
    }
  },
);
