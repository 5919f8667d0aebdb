import { expectAxeClean } from './support/axe.ts';
import { login } from './support/login.ts';
import { expect, test } from './support/test.ts';

/** What each screen size finds and chooses, so that neither meets the other's tasks. */
const CHOICE = {
  wide: { words: 'sætningsanalyse', whole: 'sætn', category: /^Udsagnsord/ },
  phone: { words: 'tillægsord', whole: 'tillæ', category: /^Tillægsord/ },
};

test('HW-15 HW-01 HW-19 HW-20: a teacher searches, looks, and assigns two exercises to a class and a group; a pupil takes a free one, and the teacher sees it', async ({
  page,
  browser,
  server,
}, info) => {
  const isPhone = info.project.name === 'phone';
  const { words, whole, category } = CHOICE[isPhone ? 'phone' : 'wide'];
  const row = (title: string) =>
    page.locator('[data-part=exercises] li').filter({ has: page.getByText(title, { exact: true }) });
  const titles: string[] = [];

  await test.step('1 the teacher searches by the beginning of a word, by the keyboard alone', async () => {
    await login(page, 'laerer');
    await page.goto('/opgaver');
    if (isPhone) {
      // the first task is on the first screen, over the bar of places
      const top = (await page.locator('[data-part=exercises] li').first().boundingBox())?.y;
      expect(top).toBeLessThan(576);
    }
    await page.getByRole('searchbox', { name: 'Søg i opgaverne' }).focus();
    await page.keyboard.type(whole);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Viser resultater for "${whole}"` })).toBeVisible();
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('heading', { name: `Viser resultater for "${words}"` })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /opgaver$/ })).toHaveText(/^\d+ opgaver$/);
    await expect(page.locator('[data-part=exercises]').and(page.locator('[aria-busy=false]'))).toBeVisible();
    await expectAxeClean(page);
    titles.push(...(await page.locator('[data-part=exercises] li b').allTextContents()).slice(0, 2));
  });

  const [first = '', second = ''] = titles;
  await test.step('2 looks at the first: the average of the own pupils, and the way to try it', async () => {
    await row(first)
      .getByRole('button', { name: `Se ${first}` })
      .click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByText('Dine elevers gennemsnit, bedste forsøg')).toBeVisible();
    await expectAxeClean(page);
    const trying = page.context().waitForEvent('page');
    await modal.getByRole('link', { name: /^Prøv som elev/ }).click();
    const tab = await trying;
    await expect(tab.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await tab.close();
    await modal.getByRole('button', { name: 'Vælg opgaven' }).click();
  });

  await test.step('3 assigns the first two to a class and a group in one go', async () => {
    await row(second)
      .getByRole('button', { name: `Vælg ${second}` })
      .click();
    if (isPhone) await page.getByRole('button', { name: 'Vælg elever og frist' }).click();
    await page.getByRole('button', { name: 'Elever i 7.A' }).click();
    await page.getByRole('list', { name: 'Elever i 7.A' }).getByRole('checkbox').first().uncheck();
    await page.getByRole('checkbox', { name: /^7\.A \d+ af \d+ elever$/ }).click();
    await page.getByRole('checkbox', { name: /^Læsegruppen / }).check();
    await expectAxeClean(page);
    await page.getByRole('button', { name: /^Tildel 2 opgaver til 2 hold \(\d+ elever\)$/ }).click();
    await expect(page.getByText(/^2 opgaver er tildelt 2 hold \(\d+ elever\)/)).toBeVisible();
    for (const title of titles) await expect(row(title).getByText('Tildelt i dag')).toBeVisible();
    await expectAxeClean(page);
  });

  const own = await browser.newContext({ ...info.project.use, baseURL: server.url });
  const pupil = await own.newPage();
  const free = await test.step('4 a pupil takes a free exercise and is in it at once', async () => {
    await login(pupil, 'elev');
    await pupil.goto('/frie-opgaver?kursus=gram');
    if (isPhone) await pupil.getByRole('button', { name: /^Filtre/ }).click();
    await pupil.getByRole('button', { name: category }).click();
    await expect(pupil.getByRole('heading', { level: 2, name: category })).toBeVisible();
    await expectAxeClean(pupil);
    const begin = pupil.getByRole('button', { name: /^Begynd på / }).first();
    const title = ((await begin.getAttribute('aria-label')) ?? '').replace('Begynd på ', '');
    await begin.click();
    await expect(pupil).toHaveURL(/\/exercise\/page\/\d+\/1\?homeworkId=\d+/);
    await expect(pupil.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await pupil.goto('/lektier');
    const task = pupil.getByRole('article').filter({ has: pupil.getByRole('heading', { name: title }) });
    await expect(task.getByText(/selvvalgt/)).toBeVisible();
    await pupil.getByRole('button', { name: `Fjern ${title} fra dine opgaver` }).click();
    await expect(task).toHaveCount(0);
    await pupil.getByRole('button', { name: /Fortryd/ }).click();
    await expect(task).toBeVisible();
    await expectAxeClean(pupil);
    return title;
  });
  await own.close();

  await test.step('5 the teacher sees all of it, and which one the pupil chose', async () => {
    await page.goto('/status?kursus=gram');
    const button = page.getByRole('button', { name: new RegExp(`${free}.*fri opgave`) });
    await expect(button).toBeVisible();
  });
});
