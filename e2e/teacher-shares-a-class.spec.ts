import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test('ADM-01 ADM-02 SHARE-12 a teacher makes a group and shares it with a colleague, who accepts', {
  tag: WALKED_ONCE,
}, async ({ page, browser }) => {
  const name = 'Bogklubben';
  await login(page, 'laerer');
  await page.goto('/teacher/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Klasser og grupper' })).toBeVisible();
  await expectAxeClean(page);

  await page.getByRole('button', { name: 'Ny gruppe' }).click();
  const slip = page.getByRole('complementary', { name: 'Ny gruppe' });
  await slip.getByRole('textbox', { name: 'Gruppens navn' }).fill(name);
  const ticks = page.getByRole('checkbox', { name: /er med i gruppen$/ });
  await ticks.first().check();
  await ticks.nth(1).check();
  await expect(slip.getByText('2 elever')).toBeVisible();
  await slip.getByRole('button', { name: 'Gem gruppen' }).click();
  await expect(page.getByRole('navigation', { name: 'Grupper' }).getByRole('link', { name })).toBeVisible();
  await expectAxeClean(page);

  await page.getByRole('complementary', { name }).getByRole('button', { name: 'Del' }).click();
  const dialog = page.getByRole('dialog', { name: `Del ${name}` });
  await dialog.getByRole('searchbox', { name: 'Find en kollega' }).fill('en');
  await dialog
    .getByRole('button', { name: /^Invitér/ })
    .first()
    .click();
  await expect(dialog.getByText('Afventer svar')).toBeVisible();
  await expectAxeClean(page);

  const colleague = await (await browser.newContext()).newPage();
  await login(colleague, 'laerer2');
  await colleague.goto('/teacher/admin');
  await colleague.getByRole('button', { name: 'Deleanmodninger' }).click();
  const accept = colleague.getByRole('button', { name: new RegExp(`^Acceptér: .* ${name}$`) });
  await accept.click();
  await expect(accept).toHaveCount(0);
  await colleague.reload();
  await expect(colleague.getByRole('navigation', { name: 'Grupper' }).getByRole('link', { name })).toContainText(
    'deler',
  );

  const shared = colleague.getByRole('navigation', { name: 'Grupper' }).getByRole('link', { name });
  await shared.click();
  await colleague.getByRole('button', { name: 'Stop med at se den delte gruppe' }).click();
  await expect(shared).toHaveCount(0);
  await colleague.context().close();
});

test(
  'SHARE-02 SHARE-05 a teacher stops sharing a class and shares it again; the colleague accepts and has it',
  { tag: WALKED_ONCE },
  async ({ page, browser }, info) => {
    await login(page, 'laerer');
    await page.goto('/teacher/admin');
    await page.getByRole('button', { name: 'Del', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Del 7.A' });
    await dialog.getByRole('button', { name: 'Stop deling med Jonas Ravn Petersen' }).click();
    // SHARE-05: whom it is taken from stands as one who has said no, and can be asked again
    await expect(dialog.getByText('Afvist')).toBeVisible();
    const colleague = await (await browser.newContext()).newPage();
    await login(colleague, 'laerer2');
    await colleague.goto('/teacher/admin');
    const classes = colleague.getByRole('navigation', { name: 'Klasser' });
    await expect(classes.getByRole('link', { name: /8\.B/ })).toBeVisible();
    await expect(classes.getByRole('link', { name: /7\.A/ })).toHaveCount(0);

    await dialog.getByRole('searchbox', { name: 'Find en kollega' }).fill('jonas');
    await dialog.getByRole('button', { name: 'Invitér Jonas Ravn Petersen' }).click();
    await expect(dialog.getByText('Afventer svar')).toBeVisible();
    await expectAxeClean(page);
    await colleague.reload();
    await colleague.getByRole('button', { name: 'Deleanmodninger' }).click();
    const accept = colleague.getByRole('button', { name: /^Acceptér: .* 7\.A$/ });
    await accept.click();
    await expect(accept).toHaveCount(0);
    await colleague.reload();
    await expect(classes.getByRole('link', { name: /7\.A/ })).toContainText('deler');
    await colleague.goto('/resultater/klasse?klasse=1');
    await expect(colleague.getByRole('heading', { level: 1, name: 'Resultater' })).toBeVisible();
    const register = colleague.locator('[data-part="register"]');
    // on a phone the pupils of a column are folded away
    if (info.project.name === 'phone') await register.locator('summary').first().click();
    await expect(register.getByText(/^Freja/).first()).toBeVisible();
    await expectAxeClean(colleague);
    await colleague.context().close();
  },
);
