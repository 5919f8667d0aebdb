import type { Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { MOVING, WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

interface Found {
  exercises: { id: number; title: string }[];
}

/** The teacher gives Freja the test; answers its task. */
async function assign(teacher: Page, pupil: Page, title: string, course = 'grsp'): Promise<number> {
  const { exercises } = (await (
    await teacher.request.get(`/api/v1/courses/${course}/exercises?limit=100`)
  ).json()) as Found;
  const { id: studentId } = await (await pupil.request.get('/api/v1/current_user')).json();
  const [squad] = await (await teacher.request.get('/api/v1/current_user/squads')).json();
  const { token } = await (await teacher.request.get('/api/v1/auth/csrf')).json();
  const answer = await teacher.request.post('/api/v1/homework/assign', {
    headers: { 'X-CSRF-TOKEN': token },
    data: {
      exerciseIds: [exercises.find((one) => one.title === title)?.id],
      studentIds: [studentId],
      squadId: squad.id,
      deadline: null,
    },
  });
  const { homeworkIds } = await answer.json();
  return homeworkIds[0];
}

const word = (page: Page) => page.locator('[data-part=gap] input');
const next = (page: Page) => page.getByRole('button', { name: /^Næste/ });
const end = (page: Page) => page.getByRole('button', { name: /^Afslut delen/ });

test(
  'ANS-11 ANS-12 ANS-13 ANS-14 CON-34 a pupil takes a whole spelling test, and pupil and teacher see its result',
  { tag: WALKED_ONCE },
  async ({ page, browser, server }, info) => {
    const [title, first] = ['Staveprøve for 6. klasse', 'Skoleavisen'];
    // at the first two words, one of them misspelled
    const written = ['redaksion', 'udgiver'];
    const { viewport, isMobile, hasTouch, locale, timezoneId } = info.project.use;
    const context = await browser.newContext({ baseURL: server.url, viewport, isMobile, hasTouch, locale, timezoneId });
    const teacher = await context.newPage();
    await login(teacher, 'laerer');
    await login(page, 'elev');
    const homeworkId = await assign(teacher, page, title);

    await test.step('1 opens it from the list: the page before the first part', async () => {
      await page.goto('/lektier');
      await page
        .getByRole('link', { name: new RegExp(title) })
        .first()
        .click();
      await expect(page.getByText('Del 1 af 4')).toBeVisible();
      await expect(page.getByRole('heading', { name: first })).toBeVisible();
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Begynd' }).click();
    });

    await test.step('2 hears and writes, goes back, and learns nothing of how it went', async () => {
      const sound = page.locator('audio');
      const heard = () =>
        sound.evaluate(({ currentTime, duration }: HTMLAudioElement) => (duration > 0 ? currentTime : 0));
      await expect.poll(heard).toBeGreaterThan(0.1);
      await word(page).fill(written[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Opgave 2 af 10')).toBeVisible();
      await word(page).fill(written[1] ?? '');
      await page.getByRole('button', { name: 'Forrige' }).click();
      await expect(word(page)).toHaveValue(written[0] ?? '');
      await expect(page.getByText(/rigtig/i)).toHaveCount(0);
      await expectAxeClean(page);
    });

    await test.step('3 loses the net, reloads when it is back, and has lost nothing', async () => {
      await next(page).click();
      await next(page).click();
      await page.context().setOffline(true);
      await word(page).fill('uden net');
      await next(page).click();
      await expect(page.getByText(/Svaret er gemt på din enhed/)).toBeVisible();
      await page.context().setOffline(false);
      await page.reload();
      await expect(page.getByText('Opgave 1 af 10')).toBeVisible();
      await next(page).click();
      await next(page).click();
      await expect(word(page)).toHaveValue('uden net');
    });

    await test.step('4 ends the parts; what is not answered is asked about once', async () => {
      for (let part = 1; part <= 4; part++) {
        if (part > 1) await page.getByRole('button', { name: 'Begynd' }).click();
        await expect(next(page).or(end(page))).toBeVisible();
        while (!(await end(page).isVisible())) await next(page).click();
        await end(page).click();
        await expect(page.getByRole('alert').getByText(/^Du mangler at svare på \d+ opgaver/)).toBeVisible();
        if (part === 1) await expectAxeClean(page);
        await page.getByRole('button', { name: /^Afslut alligevel/ }).click();
        await expect(page.getByText(part < 4 ? `Del ${part + 1} af 4` : 'Færdig!')).toBeVisible();
      }
      await expect(page.getByText('Du havde 1 rigtigt svar ud af 40.')).toBeVisible();
      await expectAxeClean(page);
    });

    await test.step('5 sees the parts, the error types with the words, and no grade', async () => {
      await page.getByRole('link', { name: 'Se resultatet del for del' }).click();
      await expect(page.getByRole('region', { name: 'Prøvens dele' }).getByText('1 af 10')).toBeVisible();
      await page.getByRole('region', { name: 'Fejltyper' }).getByRole('button').first().click();
      const words = page.getByRole('list', { name: /^Ord med fejltypen/ });
      await expect(words).toContainText('redaktion');
      await expect(words).toHaveCSS('grid-template-columns', /^\S+ \S+ \S+$/);
      await expect(page.getByText('Bedømmelse', { exact: true })).toHaveCount(0);
      await expectAxeClean(page);
    });

    await test.step('6 the teacher sees the grade, hides the result and shows it again, goes to a part by its address, and opens a table', async () => {
      await teacher.goto(`/resultater/proeve/${homeworkId}`);
      await expect(teacher.getByText('3 % (0)')).toBeVisible();
      await expect(teacher.getByRole('button', { name: 'Se besvarelse' })).toBeVisible();
      await teacher.getByRole('button', { name: 'Mere om 1. forsøg' }).click();
      await expect(teacher.getByRole('menuitem', { name: 'Slet forsøget' })).toBeInViewport();
      await expectAxeClean(teacher);
      await teacher.keyboard.press('Escape');
      const hide = teacher.getByRole('switch', { name: 'Skjul resultater for eleven' });
      for (const isHidden of [true, false]) {
        const saved = teacher.waitForResponse((response) => response.url().endsWith('/homework/hide-results'));
        await hide.setChecked(isHidden);
        await saved;
        await page.reload();
        await expect(page.getByText('Din lærer kan se, hvordan det gik.')).toHaveCount(isHidden ? 1 : 0);
        await expect(page.getByRole('region', { name: 'Prøvens dele' })).toHaveCount(isHidden ? 0 : 1);
      }
      await teacher.getByRole('button', { name: 'Bedømmelsestabel', exact: true }).click();
      await expect(teacher.getByRole('dialog')).toBeVisible();
      await expectAxeClean(teacher);
      await teacher.keyboard.press('Escape');
      await teacher.goto(`/resultater/proeve/${homeworkId}#step1`);
      await expect(teacher.getByRole('heading', { name: `1. ${first}` })).toBeFocused();
      await expect(teacher.getByText('uden net')).toBeVisible();
      await expectAxeClean(teacher);
    });
    await context.close();
  },
);

test('ANS-11 a whole reading test on a phone: the way on is in view on every page of every part', async ({
  page,
  browser,
  server,
}, info) => {
  test.skip(info.project.name === 'wide', 'there is room for three buttons');
  const title = 'Læseprøve: Badedyr og bradepande';
  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage();
  await login(teacher, 'laerer');
  await login(page, 'elev');
  await assign(teacher, page, title, 'grlp');
  await teacher.context().close();
  await page.goto('/lektier');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  const onward = page.getByRole('button', { name: /^(Jeg har læst teksten|Næste|Afslut delen|Afslut alligevel)/ });
  const parts = page.getByText(/^Del \d af 4$/);
  const start = page.getByRole('button', { name: 'Begynd' });
  // without the bar, whose time runs
  const shown = async () => [await page.getByRole('main').innerText(), ...(await onward.allInnerTexts())].join();
  for (let part = 1; part <= 4; part++) {
    await expect(parts).toHaveText(`Del ${part} af 4`);
    await start.click();
    await expect(onward.last()).toBeVisible();
    while (await onward.last().isVisible()) {
      const said = (await onward.allInnerTexts()).join();
      // a page that is too wide is drawn smaller, and then nothing reaches past its edge
      expect(await page.evaluate(() => innerWidth), `part ${part}: ${said}`).toBe(360);
      await expect(onward.last(), `part ${part}: ${said}`).toBeInViewport({ ratio: 1 });
      const before = await shown();
      await onward.last().click();
      await expect.poll(shown).not.toBe(before);
    }
  }
  await expect(page.getByText('Færdig!')).toBeVisible();
});
