import type { Page } from '@playwright/test';
import { type LtiPlatform, openLtiPlatform, type RegisteredTool } from '../server/src/testing/lti-platform.ts';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** The platform is registered by the school's administrator, with the page's own session. */
async function register(
  page: Page,
  { issuer, deploymentId, authUrl, tokenUrl, jwksUrl, tool }: LtiPlatform,
  name: string,
) {
  await login(page, 'skoleadmin');
  const { token } = await (await page.request.get('/api/v1/auth/csrf')).json();
  const { clientId } = tool;
  const data = { name, issuer, clientId, deploymentId, authUrl, tokenUrl, jwksUrl, scoreHost: null };
  const answer = await page.request.post('/api/v1/institution/lti/platforms', {
    headers: { 'X-CSRF-TOKEN': token },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.context().clearCookies();
}

/** An open exercise of the pupil. */
async function openTask(page: Page): Promise<{ exerciseId: number; title: string }> {
  const { homework } = await (await page.request.get('/api/v1/homework/assigned/course/all?limit=100')).json();
  return homework.find(({ kind }: { kind: string }) => kind === 'items');
}

test('a pupil comes from a learning platform in a frame, links the account once, comes straight in, and ends the link', {
  tag: WALKED_ONCE,
}, async ({ page, server }) => {
  const pupil = 'elev2';
  const moodle = 'Moodle';
  const keys: RegisteredTool['keys'] = async () => (await fetch(`${server.url}/lti/jwks`)).json();
  const platform = await openLtiPlatform(
    { clientId: 'ordklar', redirectUri: `${server.url}/lti/launch`, keys },
    () => new Date(),
  );
  await register(page, platform, moodle);
  await login(page, pupil);
  const { exerciseId, title } = await openTask(page);
  await page.context().clearCookies();
  const target = `${server.url}/lti/opgave/${exerciseId}`;

  const tab = await test.step('1 in a frame there is a way out of it', async () => {
    await page.goto(platform.course(target, 'frame'));
    const way = page.frameLocator('iframe').getByRole('link', { name: 'Åbn Ordklar' });
    await expect(way).toBeVisible();
    await expectAxeClean(page);
    const opened = page.waitForEvent('popup');
    await way.click();
    return opened;
  });

  await test.step('2 logs in once, and is asked whose account it is', async () => {
    await expect(tab.getByText('Du kommer fra din læringsplatform.')).toBeVisible();
    await expectAxeClean(tab);
    await tab.getByLabel('Brugernavn').fill(pupil);
    await tab.getByRole('textbox', { name: 'Adgangskode' }).fill('ordklar');
    await tab.getByRole('main').getByRole('button', { name: 'Log ind', exact: true }).click();
    await expect(tab.getByRole('heading', { level: 1, name: `når du er i ${moodle}?` })).toBeVisible();
    await expectAxeClean(tab);
    await tab.getByRole('button', { name: 'Ja, knyt min bruger' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('3 comes straight to the exercise the next time, and by a click where nobody is logged in', async () => {
    await tab.goto(platform.course(target, 'window'));
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.context().clearCookies();
    await tab.goto(platform.course(target, 'window'));
    await expect(tab.getByRole('heading', { level: 1, name: /^Log ind som / })).toBeVisible();
    await expectAxeClean(tab);
    await tab.getByRole('button', { name: 'Ja, log ind' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  await test.step('4 what was not given says so', async () => {
    await tab.goto(platform.course(`${server.url}/lti/opgave/999999`, 'window'));
    await expect(tab.getByText('Opgaven er ikke givet til dig endnu')).toBeVisible();
    await expectAxeClean(tab);
  });

  await test.step('5 ends the link, and is asked again from then on', async () => {
    await tab.goto('/min-bruger');
    await tab.getByRole('button', { name: `Fjern tilknytningen til ${moodle}`, exact: true }).click();
    await expect(tab.getByRole('dialog')).toBeVisible();
    await expectAxeClean(tab);
    await tab.getByRole('dialog').getByRole('button', { name: 'Fjern tilknytningen' }).click();
    await expect(tab.getByText(`${moodle} logger dig ikke længere ind.`)).toBeVisible();
    await tab.goto(platform.course(target, 'window'));
    await expect(tab.getByRole('heading', { level: 1, name: `når du er i ${moodle}?` })).toBeVisible();
  });

  await test.step('6 a message that the platform did not sign is refused in a sentence', async () => {
    platform.signsWithForeignKey = true;
    await tab.goto(platform.course(target, 'window'));
    await expect(tab.getByRole('heading', { level: 1, name: 'Ordklar kunne ikke åbnes' })).toBeVisible();
    await expectAxeClean(tab);
  });
  await platform.close();
});
