import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test, useOwnServer } from './support/test.ts';

// what went well is looked for among the newest hand-ins alone: those of other journeys would stand in front
useOwnServer();

test('a teacher praises what went well, and is not asked to do so again after a reload', { tag: WALKED_ONCE }, async ({
  page,
}) => {
  await login(page, 'laerer');
  await page.goto('/overblik');
  const done = page.getByRole('region', { name: 'Godt klaret' });
  const offer = done.getByRole('button', { name: /^Send ros til / }).first();
  await expect(offer).toBeVisible();
  const name = (await offer.getAttribute('aria-label'))?.replace('Send ros til ', '') ?? '';
  const toPupil = done.getByRole('listitem').filter({ hasText: name });
  await offer.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send ros' }).click();
  await expect(page.getByText(`Din ros er sendt til ${name}.`)).toBeVisible();
  await expect(toPupil.getByText('Ros sendt')).toBeVisible();
  await page.reload();
  await expect(done).toBeVisible();
  await expect(done.getByRole('button', { name: `Send ros til ${name}` })).toHaveCount(0);
});

test('PD-24 HW-01: a teacher goes from what the class got wrong to an assigned exercise', { tag: WALKED_ONCE }, async ({
  page,
}) => {
  await login(page, 'laerer');
  // a logged-in teacher who comes to the login page begins at the overview
  await page.goto('/login');
  await expect(page).toHaveURL('/overblik');
  await expect(page.getByRole('heading', { level: 1, name: 'Mit overblik' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Venter på dig' }).getByRole('link').first()).toHaveText(
    /^Ret \d+ tekst/,
  );
  await expectAxeClean(page);

  const slip = page.getByRole('complementary', { name: /^Forslag til / });
  const [type = ''] = await slip.getByRole('heading', { level: 2 }).allTextContents();
  const titles = await slip.getByRole('list', { name: 'Opgaver, der træner det' }).locator('b').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  const assign = slip.getByRole('button', { name: /^Tildel (opgaven|de \d+) til \d+ elev(er)?$/ });
  const [, pupils] = /til (\d+) elev/.exec((await assign.textContent()) ?? '') ?? [];
  await assign.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/opgaver\?.*fejltype=/);
  await expect(page.getByRole('heading', { name: `Opgaver, der træner »${type}«` })).toBeVisible();
  for (const title of titles) await expect(page.getByRole('button', { name: `Valgt: ${title}` }).first()).toBeVisible();
  const go = page.getByRole('button', { name: new RegExp(`^Tildel \\d* ?opgaver? til ${pupils} elev`) });
  await expect(go).toBeVisible();
  await expectAxeClean(page);
  await go.click();
  await expect(page.getByText(new RegExp(`tildelt ${pupils} elev`)).first()).toBeVisible();

  await page.getByRole('link', { name: 'Ordklar, mit overblik' }).click();
  await expect(
    page
      .getByRole('region', { name: 'Sådan går det' })
      .getByText(/mangler at blive afleveret/)
      .first(),
  ).toBeVisible();
});
