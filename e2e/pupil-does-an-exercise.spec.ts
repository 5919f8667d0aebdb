import type { Page } from '@playwright/test';
import type { Practice } from '@ordklar/contract';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { MOVING, WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

interface Assigned {
  homework: { exerciseId: number; homeworkId: number; title: string; kind: string }[];
}

/** The pupil's own open exercise of that title. */
async function openTask(page: Page, title: string) {
  const { homework } = (await (
    await page.request.get('/api/v1/homework/assigned/course/all?limit=100')
  ).json()) as Assigned;
  const task = homework.find((one) => one.title === title && one.kind === 'items');
  if (!task) throw new Error(`${title} is not assigned`);
  return task;
}

const next = (page: Page) => page.getByRole('button', { name: /^Videre/ });
const check = (page: Page) => page.getByRole('button', { name: /^Tjek svaret/ });

/** Answers the item on the page, right or wrong as it comes. */
async function answer(page: Page): Promise<void> {
  await expect(check(page)).toBeVisible();
  for (const list of await page.locator('[data-part=gap] select').all()) await list.selectOption({ index: 1 });
  for (const gap of await page.locator('[data-part=gap] input').all()) await gap.fill('går');
  if ((await page.getByRole('radio').count()) > 0) await page.getByRole('radio').first().check();
  if ((await page.locator('[data-part=slot]').count()) > 0) await page.locator('[data-part=slot]').first().click();
}

test(
  'PD-11: a pupil does an exercise by mouse and keys, loses the net and loses nothing, and the teacher sees how it went',
  { tag: WALKED_ONCE },
  async ({ page, browser, server }, info) => {
    const title = 'Nutids-r i en avisartikel';
    await login(page, 'elev');
    const task = await openTask(page, title);
    const { items } = (await (await page.request.get(`/api/v1/homework/${task.homeworkId}/items`)).json()) as Practice;

    await test.step('1 opens it from the list', async () => {
      await page.goto('/lektier');
      await page
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAxeClean(page);
    });

    await test.step('2 checks by Enter, sees how it went, and goes on by Enter', async () => {
      await answer(page);
      await page.keyboard.press('Enter');
      await expect(next(page)).toBeFocused();
      await expectAxeClean(page);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/exercise\/page\/\d+\/2\?/);
    });

    await test.step('3 answers without net, reloads when it is back, and is where one was', async () => {
      await page.context().setOffline(true);
      await answer(page);
      await check(page).click();
      await expect(page.getByText('Du har ikke net lige nu.')).toBeVisible();
      await next(page).click();
      await page.context().setOffline(false);
      await page.reload();
      await expect(page).toHaveURL(/\/exercise\/page\/\d+\/3\?/);
      await expect
        .poll(
          async () =>
            ((await (await page.request.get(`/api/v1/homework/${task.homeworkId}/items`)).json()) as Practice).answers
              .length,
          { timeout: 20_000 },
        )
        .toBe(2);
    });

    await test.step('4 does the rest, the wrong ones once more, and sees the result', async () => {
      const done = page.getByRole('heading', { name: 'Færdig!' });
      for (let turns = 0; turns < 2 * items.length && !(await done.isVisible()); turns++) {
        await answer(page);
        await check(page).click();
        await next(page).click();
        await expect(check(page).or(done).or(page.getByText('Sender dine svar'))).toBeVisible();
        await expect(page.getByText('Sender dine svar')).toBeHidden();
      }
      await expect(done).toBeVisible();
      await expect(page.getByText(/^Du havde \d+ rigtig[te] svar ud af \d+\.$/)).toBeVisible();
      await expectAxeClean(page);
    });

    await test.step('5 finds it among the finished ones, and the teacher sees the answers and assigns it again', async () => {
      const answers = (whose: Page) => whose.getByRole('list', { name: 'Besvarelsen' });
      await page.goto('/resultater');
      await page.getByRole('link', { name: `Se svarene i ${title}` }).click();
      await expect(answers(page)).toBeVisible();
      await expectAxeClean(page);
      const { viewport, isMobile, hasTouch, locale, timezoneId } = info.project.use;
      const context = await browser.newContext({
        baseURL: server.url,
        viewport,
        isMobile,
        hasTouch,
        locale,
        timezoneId,
      });
      const teacher = await context.newPage();
      await login(teacher, 'laerer');
      await teacher.goto(`/exercise/page/${task.exerciseId}/1?homeworkId=${task.homeworkId}`);
      await expect(teacher).toHaveURL(`/resultater/opgave/${task.homeworkId}`);
      await expect(answers(teacher)).toBeVisible();
      await expectAxeClean(teacher);
      await teacher.getByRole('button', { name: 'Tildel igen' }).click();
      await expect(teacher.getByText(/^Opgaven er tildelt igen/)).toBeVisible();
      await page.reload();
      await expect(page.getByText('Du har fået opgaven igen. Her er det, du afleverede før.')).toBeVisible();
      await expect(answers(page)).toBeVisible();
      await context.close();
    });
  },
);
