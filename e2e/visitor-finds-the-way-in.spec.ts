import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

test('a visitor reads the front page and goes on to the login page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAxeClean(page);
  await page
    .getByRole('link', { name: /^Log ind/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Brugernavn')).toBeVisible();
  await expectAxeClean(page);
});

/** Opens a page whose scripts do not come until `arrive` is called. */
async function openWithoutScripts(page: Page, address: string): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const come = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await come;
    await route.continue();
  });
  // they may be asked for before the page has loaded, which then waits for them
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return { arrive };
}

test('what a visitor does before the scripts have come is done when they are there', async ({ page }, info) => {
  const front = await openWithoutScripts(page, '/');
  const isPhone = info.project.name === 'phone';
  await page.getByRole('button', { name: 'Stavning: busen, foreslået rettelse bussen' }).click();
  if (isPhone) await page.getByRole('button', { name: 'Åbn menuen' }).click();
  front.arrive();
  await expect(page.getByRole('button', { name: 'Stavning: busen, foreslået rettelse bussen' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  if (isPhone) await expect(page.getByRole('button', { name: 'Luk menuen' })).toHaveAttribute('aria-expanded', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const signUp = await openWithoutScripts(page, '/nyhedsbrev/tilmeld');
  await page.getByLabel('E-mailadresse').fill(`tidlig-${info.project.name}@skole.example`);
  await page.getByRole('button', { name: 'Tilmeld', exact: true }).click();
  signUp.arrive();
  await expect(page.getByText('Se i din indbakke.')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const door = await openWithoutScripts(page, '/login');
  await page.getByLabel('Brugernavn').fill('elev');
  await page.getByLabel('Adgangskode', { exact: true }).fill('ordklar');
  await page.getByLabel('Adgangskode', { exact: true }).press('Enter');
  door.arrive();
  await expect(page).not.toHaveURL(/login/);
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

test('a visitor tries a text of their own with the keyboard and is told what is wrong in it', async ({ page }) => {
  await page.goto('/');
  // a comma is narrow: a press beside it means it, and the text stays where it is
  const comma = page.getByRole('button', { name: 'Tegnsætning: mangler komma foran men' });
  const box = await comma.boundingBox();
  if (!box) throw new Error('the comma is not in view');
  await page.mouse.click(box.x + box.width / 2 - 11, box.y + box.height / 2);
  await expect(comma).toHaveAttribute('aria-pressed', 'true');
  expect(await comma.boundingBox()).toEqual(box);

  const begin = page.getByRole('button', { name: 'Prøv med din egen tekst' });
  await begin.focus();
  await begin.press('Enter');
  const area = page.getByRole('textbox', { name: 'Din tekst' });
  await expect(area).toBeFocused();
  await expectAxeClean(page);
  await area.fill('The dog was barking at us, but we did not know what it wanted.');
  const send = page.getByRole('button', { name: 'Find fejl' });
  await send.press('Enter');
  await expect(page.getByText('Teksten ser ikke ud til at være på dansk.')).toBeVisible();
  await area.fill('Jeg har en hundd, og den er sød. Hver dag køre jeg hjem til den.');
  await send.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ordklar fandt 2 ting at se på.' })).toBeFocused();
  const sheet = page.getByRole('article', { name: 'Din tekst med markeringer' });
  const mark = sheet.getByRole('button', { name: /køre, foreslået rettelse kører/ });
  await mark.press('Enter');
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 af 2')).toBeVisible();
  await expectAxeClean(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAxeClean(page);
  await page.getByRole('button', { name: 'Tilbage til eksemplet' }).click();
  await expect(begin).toBeFocused();
});
