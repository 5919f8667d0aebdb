import type { Browser, Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { DEMO_PASSWORD, login } from './support/login.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test } from './support/test.ts';

/** Gives a pupil of 7.A a text to write that the class has not had; answers where it is written. */
async function assignText(teacher: Page, studentId: number): Promise<string> {
  const { exercises } = await (await teacher.request.get('/api/v1/courses/teco/exercises?limit=100&squadId=1')).json();
  const unused = exercises.filter((one: { lastAssigned: number | null }) => one.lastAssigned === null);
  // from the end, where the first journeys take none
  const { id } = unused.at(-3);
  const { token } = await (await teacher.request.get('/api/v1/auth/csrf')).json();
  const answer = await teacher.request.post('/api/v1/homework/assign', {
    headers: { 'X-CSRF-TOKEN': token },
    data: {
      exerciseIds: [id],
      studentIds: [studentId],
      squadId: 1,
      deadline: null,
      isCustom: false,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { homeworkIds } = await answer.json();
  return `/exercise/page/${id}/1?homeworkId=${homeworkIds[0]}`;
}

/** Another machine of somebody, of the same size as this one. */
async function machineOf(browser: Browser, page: Page, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, viewport: page.viewportSize() });
  const other = await context.newPage();
  await login(other, username);
  return other;
}

test('SET-01 SET-02 what a pupil chooses on one machine is seen on another, light and dark', {
  tag: WALKED_ONCE,
}, async ({ page, browser, server }) => {
  await login(page, 'elev2');
  await page.goto('/min-bruger');
  const colors = page.getByRole('group', { name: 'Farve' });
  await colors.locator('label', { hasText: 'Fjord' }).click();
  await page.locator('label', { hasText: 'Mørkt' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme-color', 'fjord');
  await expect(page.getByRole('radio', { name: 'Mørkt' })).toBeChecked();
  await expectAxeClean(page);
  await expect(page.getByText('Alt er gemt')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
  await login(other, 'elev2');
  await other.goto('/lektier');
  await expect(other.locator('html')).toHaveAttribute('data-theme-color', 'fjord');
  await expectAxeClean(other);
  const exercise = await other.locator('a[href*="/exercise/page/"]').first().getAttribute('href');
  // the tree is left out wherever it stood
  await other.goto('/min-bruger');
  await other.getByRole('switch', { name: 'Vis træet' }).click();
  await expect(other.getByText('Alt er gemt')).toBeVisible();
  await other.goto('/trae');
  await expect(other.getByText('Træet er slået fra')).toBeVisible();
  await other.goto('/min-bruger');
  await other.getByRole('switch', { name: 'Vis træet' }).click();
  await expect(other.getByText('Alt er gemt')).toBeVisible();
  await other.context().close();

  // a link to an exercise is the first that a new machine opens: it takes the whole window
  const third = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
  await login(third, 'elev2');
  await third.goto(exercise ?? '');
  await expect(third.locator('html')).toHaveAttribute('data-theme-color', 'fjord');
  await expect(third.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await third.context().close();

  await page.locator('label', { hasText: 'Som enheden' }).click();
  await colors.locator('label', { hasText: 'Gran' }).click();
  await expect(root).toHaveAttribute('data-theme-color', 'gran');
});

test(
  'NOTI-01 NOTI-02 NOTI-03 an editor tells the pupils something, the bell rings for them and for no teacher',
  { tag: WALKED_ONCE },
  async ({ page, browser, server }, { project }) => {
    const title = `Sommerferien begynder snart (${project.name})`;
    await login(page, 'redaktor');
    await page.goto('/redaktion/meddelelser');
    await page.getByRole('button', { name: 'Udgiv' }).click();
    await expect(page.getByText('Skriv en overskrift.')).toBeVisible();
    await page.getByLabel('Overskrift').fill(title);
    await page.getByLabel('Tekst', { exact: true }).fill('Husk at aflevere inden fredag.');
    await page.getByLabel('Side i Ordklar').fill('/lektier');
    await page.getByRole('radio', { name: 'Elever' }).check({ force: true });
    await page.getByRole('button', { name: 'Udgiv' }).click();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await expect(row.getByText('Vises nu')).toBeVisible();
    await expectAxeClean(page);

    const opened = async (username: string, path: string) => {
      const other = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
      await login(other, username);
      await other.goto(path);
      await other.getByRole('button', { name: /^Notifikationer/ }).click();
      return { other, bell: other.getByRole('dialog', { name: 'Notifikationer' }) };
    };
    const teacher = await opened('laerer2', '/overblik');
    await expect(teacher.bell.getByRole('heading', { name: 'Notifikationer' })).toBeVisible();
    await expect(teacher.bell.getByText(title)).toHaveCount(0);
    await teacher.other.context().close();
    const pupil = await opened('elev2', '/min-bruger');
    await expectAxeClean(pupil.other);
    await pupil.bell.getByRole('link', { name: new RegExp(title.replace(/[()]/g, '.')) }).click();
    await expect(pupil.other).toHaveURL(/\/lektier/);
    await pupil.other.context().close();

    await row.getByRole('button', { name: `Træk »${title}« tilbage` }).click();
    await page.getByRole('button', { name: 'Ja' }).click();
    await expect(row).toHaveCount(0);
  },
);

test('CHAT-01 a pupil reports a message, and the school’s administrator reads it from the start page', {
  tag: WALKED_ONCE,
}, async ({ page, browser, server }) => {
  const message = 'Det er dumt';
  const teacher = await (await browser.newContext({ baseURL: server.url })).newPage();
  await login(teacher, 'laerer');
  await teacher.goto('/overblik');
  await teacher.getByRole('button', { name: /^Åbn chatten/ }).click();
  const teachers = teacher.getByRole('dialog', { name: 'Beskeder' });
  await teachers
    .getByRole('button', { name: /Freja Lindholm/ })
    .first()
    .click();
  await teachers.getByRole('textbox', { name: /^Skriv til/ }).fill(message);
  await teachers.getByRole('button', { name: 'Send' }).click();
  const sent = teachers.getByRole('log').getByRole('listitem').filter({ hasText: message });
  // with its time it has arrived; before that it would be lost with the window
  await expect(sent).toHaveText(/\d{1,2}\.\d{2}/);
  await teacher.context().close();

  const pupil = await (await browser.newContext({ baseURL: server.url, viewport: page.viewportSize() })).newPage();
  await login(pupil, 'elev');
  await pupil.goto('/lektier');
  await pupil.getByRole('button', { name: /^Åbn chatten/ }).click();
  const pupils = pupil.getByRole('dialog', { name: 'Beskeder' });
  await pupils
    .getByRole('button', { name: /Mette Krogh/ })
    .first()
    .click();
  await pupils.getByRole('button', { name: `Anmeld »${message}«` }).click();
  await pupil.getByRole('button', { name: 'Anmeld', exact: true }).last().click();
  await expect(pupil.getByText('Beskeden er anmeldt til skolen.')).toBeVisible();
  await pupil.context().close();

  await login(page, 'skoleadmin');
  await page.goto('/skole');
  await page.getByRole('link', { name: 'Åbn anmeldte beskeder' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await expectAxeClean(page);
});

test('SET-01 SET-02 a teacher looks at exercises that are not published, and ends an own login elsewhere', {
  tag: WALKED_ONCE,
}, async ({ page, browser }) => {
  const title = 'Ord fra breve fra kommunen';
  await login(page, 'laerer');
  await page.goto('/min-bruger');
  const wanted = page.getByRole('switch', { name: /^Vis opgaver, der ikke er udgivet/ });
  await wanted.click();
  await expect(page.getByText('Alt er gemt')).toBeVisible();
  await expectAxeClean(page);
  await page.goto(`/opgaver?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Ikke udgivet')).toBeVisible();
  await expectAxeClean(page);
  await row.getByRole('button', { name: `Se ${title}` }).click();
  await expect(page.getByRole('dialog').getByText('Forstå de ord, der står i breve')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/min-bruger');
  await wanted.click();
  await expect(page.getByText('Alt er gemt')).toBeVisible();
  await page.goto(`/opgaver?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { name: /^Viser resultater/ })).toBeVisible();
  await expect(row).toHaveCount(0);

  const other = await machineOf(browser, page, 'laerer');
  await other.goto('/overblik');
  await page.goto('/min-bruger#konto');
  // in the list: under it stands one button for all of them
  const logins = page.getByRole('listitem').getByRole('button', { name: /^Log ud/ });
  await expect(logins.first()).toBeVisible();
  // many are not shown at once: one that is ended would make room for another
  const all = page.getByRole('button', { name: /^Vis alle/ });
  if (await all.isVisible()) await all.click();
  const before = await logins.count();
  await logins.first().click();
  const asked = page.getByRole('dialog', { name: /^Log ud/ });
  await asked.getByLabel('Adgangskode').fill(DEMO_PASSWORD);
  await expectAxeClean(page);
  await asked.getByRole('button', { name: 'Log ud', exact: true }).click();
  await expect(logins).toHaveCount(before - 1);
  expect((await other.request.get('/api/v1/current_user')).status()).toBe(401);
  expect((await page.request.get('/api/v1/current_user')).status()).toBe(200);
  await other.context().close();
});

test('ACH-01 ACH-02 ACH-03 ACH-04 a task that is handed in lets the tree grow, and switched off it is nowhere', {
  tag: WALKED_ONCE,
}, async ({ page, browser }) => {
  await login(page, 'elev2');
  await page.goto('/lektier');
  const teacher = await machineOf(browser, page, 'laerer');
  const { id: pupilId } = await (await page.request.get('/api/v1/current_user')).json();
  const address = await assignText(teacher, pupilId);
  await teacher.context().close();
  const leaves = async () => Number(await (await page.request.get('/api/v1/user/achievements/count?type=leaf')).text());
  const before = await leaves();
  await page.goto(address);
  await page
    .getByRole('textbox', { name: 'Din tekst' })
    .fill('Da vi kom hjem fra Skagen, var huset koldt. Min søster tændte op, og vi spiste kage.');
  await page.getByRole('button', { name: 'Aflever opgaven' }).click();
  await page.getByRole('button', { name: 'Aflever', exact: true }).click();
  await expect(page.getByText(/^(Dit træ har fået et nyt blad|Der er sket noget i dit træ)/)).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole('link', { name: 'Se dit træ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dit træ' })).toBeVisible();
  await expect(page.getByRole('img', { name: new RegExp(`^Dit træ har ${before + 1} blade`) })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Blade i dine kurser' }).getByText(/blad/).first()).toBeVisible();
  await expectAxeClean(page);

  await page.goto('/lektier');
  await expect(page.getByRole('complementary', { name: 'Dit træ' })).toBeVisible();
  await page.goto('/min-bruger#traeet');
  const shown = page.getByRole('switch', { name: 'Vis træet' });
  await shown.click();
  await expect(page.getByText('Alt er gemt')).toBeVisible();
  await page.goto('/lektier');
  await expect(page.getByRole('heading', { level: 1, name: 'Tildelte lektier' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Dit træ' })).toHaveCount(0);
  await page.goto('/trae');
  await expect(page.getByText('Træet er slået fra')).toBeVisible();
  await expectAxeClean(page);
  await page.goto('/min-bruger#traeet');
  await shown.click();
  await expect(page.getByText('Alt er gemt')).toBeVisible();
});

test('NOTI-03 NOTI-04 what is read in one tab is read in the other', { tag: WALKED_ONCE }, async ({ page }) => {
  await login(page, 'laerer2');
  await page.goto('/overblik');
  const bell = page.getByRole('button', { name: /^Notifikationer/ });
  const unread = async (of: Page) =>
    Number(
      /\d+/.exec((await of.getByRole('button', { name: /^Notifikationer/ }).getAttribute('aria-label')) ?? '')?.[0] ??
        0,
    );
  await expect(page.getByRole('button', { name: /^Notifikationer, \d+ ulæste$/ })).toBeVisible();
  const before = await unread(page);
  const other = await page.context().newPage();
  await other.goto('/overblik');
  await expect.poll(() => unread(other)).toBe(before);
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifikationer' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Markér alle som læst' }).click();
  await expect.poll(() => unread(page)).toBe(0);
  await expect.poll(() => unread(other)).toBe(0);
});

test('NOTI-02 the list under the bell stays in a window that is made narrower, and wider again', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'phone', 'sets the widths itself');
  await login(page, 'laerer');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/overblik');
  await page.getByRole('button', { name: /^Notifikationer/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifikationer' });
  for (const width of [360, 700, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => ((await panel.boundingBox())?.x ?? -1) >= 0).toBe(true);
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box ? box.x + box.width : Number.POSITIVE_INFINITY;
      })
      .toBeLessThanOrEqual(width);
  }
});

test('Læsbarhed leaves the words of an exercise as large as they are, until one chooses larger ones', {
  tag: WALKED_ONCE,
}, async ({ page }) => {
  await login(page, 'elev2');
  const { homework } = await (await page.request.get('/api/v1/homework/assigned/course/gram')).json();
  const task = homework.find(({ kind }: { kind: string }) => kind === 'items');
  await page.goto(`/exercise/page/${task.exerciseId}/1?homeworkId=${task.homeworkId}`);
  const paper = page.locator('[data-part=paper]');
  const size = () => paper.evaluate((sheet) => Number.parseFloat(getComputedStyle(sheet).fontSize));
  await paper.waitFor();
  const before = await size();
  const open = () => page.getByRole('button', { name: 'Læsbarhed' }).click();
  await open();
  const panel = page.getByRole('dialog', { name: 'Læsbarhed' });
  await expect(page.locator('html')).toHaveAttribute('style', /--read-size/);
  expect(await size()).toBe(before);
  await panel.getByRole('radio', { name: 'Lidt større' }).first().press(' ');
  await expect.poll(size).toBeCloseTo(before * 1.15, 1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await size()).toBeCloseTo(before * 1.15, 1);
  await page.reload();
  await expect.poll(size).toBeCloseTo(before * 1.15, 1);
  await open();
  await panel.getByRole('button', { name: 'Nulstil' }).click();
  await expect.poll(size).toBe(before);
});

test('NOTI-02 CHAT-01 FBK-01 when the net is lost, bell, chat, Læsbarhed and feedback still open', {
  tag: WALKED_ONCE,
}, async ({ page }) => {
  await login(page, 'elev2');
  const ahead = ['notifications-panel', 'chat-panel', 'readability-panel', 'feedback-modal'].map((part) =>
    page.waitForResponse((answer) => answer.url().includes(`/assets/${part}`) && answer.url().includes('.js')),
  );
  await page.goto('/lektier');
  await Promise.all(ahead);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Notifikationer/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifikationer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Læsbarhed' }).click();
  await expect(page.getByRole('dialog', { name: 'Læsbarhed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('textbox', { name: 'Din besked' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Åbn chatten/ }).click();
  await expect(page.getByRole('dialog', { name: 'Beskeder' })).toBeVisible();
  await page.context().setOffline(false);
});

test('PD-01 a new password is taken on one machine, and the other, still logged in with the old one, is logged out', {
  tag: WALKED_ONCE,
}, async ({ page, browser }) => {
  const next = 'kastanje, paraply og regn';
  await login(page, 'laerer3');
  await page.goto('/min-bruger#konto');
  // who is new is shown the guide
  await page
    .getByRole('dialog', { name: 'Guide til Ordklar' })
    .getByRole('button', { name: 'Luk', exact: true })
    .click();
  const other = await machineOf(browser, page, 'laerer3');
  await other.goto('/overblik');
  const current = page.getByLabel('Nuværende adgangskode');
  const wanted = page.getByLabel('Ny adgangskode');
  const save = page.getByRole('button', { name: 'Skift adgangskode' });
  await current.fill('ikke-den-rigtige');
  await wanted.fill('kort');
  await save.click();
  await expect(page.getByText('Adgangskoden skal have mindst 8 tegn.')).toBeVisible();
  await wanted.fill('adgangskode');
  await current.fill('ordklar');
  await save.click();
  await expect(wanted).toHaveAttribute('aria-invalid', 'true');
  await wanted.fill(next);
  await current.fill('ikke-den-rigtige');
  await save.click();
  await expect(page.getByText('Den nuværende adgangskode er forkert.')).toBeVisible();
  await expectAxeClean(page);
  expect((await other.request.get('/api/v1/current_user')).status()).toBe(200);
  await current.fill('ordklar');
  await save.click();
  await expect(page.getByText('Adgangskoden er skiftet. Du er logget ud alle andre steder.')).toBeVisible();
  expect((await page.request.get('/api/v1/current_user')).status()).toBe(200);

  await other.goto('/overblik');
  await other.getByLabel('Brugernavn').fill('laerer3');
  const password = other.getByRole('textbox', { name: 'Adgangskode' });
  const logIn = other.getByRole('main').getByRole('button', { name: 'Log ind', exact: true });
  await password.fill('ordklar');
  await logIn.click();
  await expect(other.getByText('Brugernavn eller adgangskode er forkert.')).toBeVisible();
  await password.fill(next);
  await logIn.click();
  await expect(other).toHaveURL(/\/overblik/);
  await other.context().close();
});
