import { readFileSync } from 'node:fs';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { openedSheet } from './support/opened-sheet.ts';
import { expect, test } from './support/test.ts';

test('RES-01 RES-05 a teacher drills into the results of a class and assigns from a cell', async ({ page }, info) => {
  const isPhone = info.project.name === 'phone';
  const register = page.locator('[data-part="register"]');
  /** On a phone a column is unfolded before what stands in it is pressed; those of the step before may still stand there. */
  const unfold = async (column: string) => {
    if (!isPhone) return;
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await register.locator('summary').filter({ hasText: column }).first().click();
  };
  await login(page, 'laerer');
  await page.goto('/resultater/klasse?klasse=1');
  await unfold('Staveprøven');
  await register.getByRole('button', { name: 'Åbn Staveprøven', exact: true }).click();
  const path = page.getByRole('navigation', { name: 'Sted i kurset' });
  const level = path.getByRole('button', { name: 'Klassetrin: 7. klasse' });
  // the level is skipped where there is but one; another journey on the same server may have brought a second
  const levels = register.getByText('7. klasse', { exact: true }).first();
  await expect(level.or(levels).first()).toBeVisible();
  if (!(await level.isVisible())) {
    await unfold('7. klasse');
    await register.getByRole('button', { name: 'Åbn 7. klasse', exact: true }).click();
  }
  await expect(level).toBeVisible();
  await unfold('Staveprøve');
  await register.getByRole('button', { name: 'Åbn Staveprøve', exact: true }).click();
  await expect(path.getByText('vælg en opgave')).toBeAttached();
  // until the exercises have come, the columns are the categories still, and open nothing
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await unfold('');
  await register.getByRole('button', { name: /^Åbn / }).first().click();
  await expect(page.locator('[data-part="pupils"]').getByRole('link').first()).toHaveAttribute('href', /proeve\/\d+$/);
  await expectAxeClean(page);

  // what is shown is taken along: both files say the same, row by row
  const take = async (kind: string) => {
    await page.getByRole('button', { name: 'Hent', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await take('CSV');
  const excel = await take('Excel');
  expect([csv.name, excel.name]).toEqual([
    expect.stringMatching(/^Resultater 7\.A .*\.csv$/),
    expect.stringMatching(/\.xlsx$/),
  ]);
  const lines = csv.bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
  const rows = openedSheet(excel.bytes);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.map((row) => row.join(';'))).toEqual(lines.map((line) => line.split(';').filter(Boolean).join(';')));

  // error types: from a cell to the place in the text, and to the basket for the pupil
  await page.getByRole('button', { name: 'Fejltyper' }).click();
  await page.getByRole('button', { name: 'Se alle kurser' }).click();
  // the last three texts, which another journey on the same server may have handed in, have these mistakes, or those, or none
  const known = /^(?:Startkomma|Nutids-r)/;
  const heading = register.getByText(known).first();
  const allTexts = page.getByRole('button', { name: 'Se alle årets tekster' });
  await expect(heading.or(allTexts).first()).toBeAttached();
  if (await allTexts.isVisible()) await allTexts.click();
  await expect(heading).toBeAttached();
  const type = known.exec((await heading.textContent()) ?? '')?.[0] ?? '';
  await unfold(type);
  const cell = register.getByRole('button', { name: new RegExp(`^(?!Åbn ).+${type}: \\d`) }).first();
  const pupil = /^\S+/.exec((await cell.getAttribute('aria-label')) ?? (await cell.innerText()))?.[0] ?? '';
  await cell.click();
  const slip = page.locator('[data-part="slip"]');
  await expect(slip.getByRole('link', { name: /^Se besvarelsen/ }).first()).toHaveAttribute('href', /retning\/\d+\//);
  const assign = slip.getByRole('button', { name: new RegExp(`^Tildel \\d opgaver? til ${pupil}$`) });
  await expect(assign).toBeVisible();
  await expectAxeClean(page);
  await assign.click();
  await expect(page).toHaveURL(/\/opgaver\?/);
});
