import type { Page } from '@playwright/test';
import { login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test, useOwnServer } from './support/test.ts';

// what is written is sent at the end: nobody else's task
useOwnServer();

const TEXT = 'Der var engang en hemmelighed, som ingen måtte læse.';

const field = (page: Page) => page.getByRole('textbox', { name: 'Din tekst' });
/** All that the browser keeps of drafts, as it stands there. */
const drafts = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('ordklar-draft-'))
      .map((key) => localStorage.getItem(key) ?? ''),
  );
const expectSealed = async (page: Page) => {
  const kept = await drafts(page);
  expect(kept).toHaveLength(1);
  expect(kept.join('')).not.toMatch(/engang|hemmelighed|text/);
};

test('a text that the server has not got is sealed in the browser, for its writer alone', { tag: WALKED_ONCE }, async ({
  page,
}) => {
  await login(page, 'elev');
  const { homework } = await (await page.request.get('/api/v1/homework/assigned/course/teco')).json();
  const task = homework.find(({ kind }: { kind: string }) => kind === 'free-text');
  const address = `/exercise/page/${task.exerciseId}/1?homeworkId=${task.homeworkId}`;
  await page.goto(address);
  await field(page).waitFor();

  await test.step('1 writes while the server takes nothing', async () => {
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await field(page).fill(TEXT);
    await expect.poll(() => drafts(page)).toHaveLength(1);
    await expectSealed(page);
  });

  await test.step('2 the session ends; a visitor, and another who logs in, find nothing that can be read', async () => {
    await page.context().clearCookies();
    await page.goto('/lektier');
    await page.waitForURL('/login?**');
    await expectSealed(page);
    await login(page, 'laerer');
    await page.goto('/overblik');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSealed(page);
  });

  await test.step('3 its writer logs in again and has it', async () => {
    await page.context().clearCookies();
    await login(page, 'elev');
    await page.goto(address);
    await expect(field(page)).toContainText(TEXT);
    await expectSealed(page);
  });

  await test.step('4 the server takes it: the browser keeps nothing, and the text is there after logging out', async () => {
    await page.unroute('**/api/v1/**');
    await page.reload();
    await expect.poll(() => drafts(page), { timeout: 15_000 }).toEqual([]);
    await page.context().clearCookies();
    await login(page, 'elev');
    await page.goto(address);
    await expect(field(page)).toContainText(TEXT);
  });
});
