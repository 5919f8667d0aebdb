import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** Opens a cell of the register; on a phone its column first. */
async function openCell(page: Page, column: string, name: RegExp) {
  const cell = page.getByRole('button', { name });
  if (!(await cell.isVisible())) await page.getByText(column, { exact: true }).first().click();
  await cell.click();
}

test('RES-01 RES-05 a teacher drills into the results of a class and assigns from a cell', async ({ page }) => {
  await login(page, 'laerer');
  await page.goto('/resultater/klasse?klasse=1');
  await expect(page.locator('[data-part="register"]')).toBeVisible();
  await expectAxeClean(page);

  // course → level, which is skipped for being the only one → category → exercise → pupil
  const goDown = async (title: string) => {
    const down = page.getByRole('button', { name: `Åbn ${title}` });
    if (!(await down.isVisible())) await page.locator('summary', { hasText: title }).click();
    await down.click();
  };
  await goDown('Staveprøven');
  await goDown('Staveprøve');
  const path = page.getByRole('navigation', { name: 'Sted i kurset' });
  await expect(path.getByText('Staveprøve', { exact: true })).toBeVisible();
  const below = page.locator('[data-part="register"]').getByRole('button', { name: /^Åbn / });
  if (!(await below.first().isVisible())) await page.locator('summary').first().click();
  await below.first().click();
  const answer = page.locator('[data-part="pupils"]').getByRole('link').first();
  await expect(answer).toHaveAttribute('href', /^\/resultater\/proeve\/\d+$/);
  await expectAxeClean(page);

  // from a cell of error types to the place in the text, and to the basket for the pupil
  await page.getByRole('button', { name: 'Fejltyper' }).click();
  await path.getByRole('button', { name: /^Tekster/ }).waitFor();
  await page.goto('/resultater/klasse?klasse=1&fane=fejltyper');
  await page.evaluate(() => sessionStorage.removeItem('active-course'));
  await page.reload();
  await openCell(page, 'Startkomma', /^August .*Startkomma: \d/);
  const slip = page.locator('[data-part="slip"]');
  await expect(slip.getByRole('link', { name: /^Se besvarelsen/ }).first()).toHaveAttribute('href', /retning\/1\//);
  await expectAxeClean(page);
  await slip.getByRole('button', { name: /^Tildel \d opgaver? til August$/ }).click();
  await expect(page).toHaveURL(/\/opgaver/);
  await expect(page.getByText(/august/i).first()).toBeAttached();
});
