import type { Page } from '@playwright/test';
import { openPostOffice, type PostOffice } from '../server/src/testing/post-office.ts';
import { expectAxeClean } from './support/axe.ts';
import { WALKED_ONCE } from './support/projects.ts';
import { expect, test, useOwnServer } from './support/test.ts';

const cards = (page: Page) => page.locator('[data-part=post-card]');
const featured = (page: Page) => page.locator('[data-part=featured-post]');

/** Through the menu of the head. */
const goToBlog = (page: Page) =>
  page.getByRole('navigation', { name: 'Hovedmenu' }).getByRole('link', { name: 'Blog' }).click();

const chooseCategory = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kategorier' }).getByRole('link', { name }).click();

test.describe('the whole walk', () => {
  let office: PostOffice;
  useOwnServer(async () => {
    office = await openPostOffice();
    return { SMTP_URL: office.url, MAIL_FROM: 'Ordklar <post@ordklar.example>' };
  });
  test.afterAll(() => office.close());
  /** The first link of ours in the letter that has one to this path, once it has come. */
  const linkIn = async (path: string): Promise<string> => {
    // letters outside ASCII are written as =C3=A6, and long lines broken by "=" at their end
    const letters = () =>
      office.received.map(({ source }) =>
        Buffer.from(
          source
            .replaceAll('=\r\n', '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
      );
    const link = () =>
      letters().flatMap(
        (letter) => (letter.includes(path) ? /http:\/\/\S+\/nyhedsbrev\/[\w/-]+/.exec(letter) : null) ?? [],
      )[0];
    await expect.poll(link, { timeout: 30_000 }).toBeDefined();
    return link() ?? '';
  };

  test('BLOG-01 BLOG-25 NEWS-01 PD-29 a visitor comes from the front page, reads, shares, signs up and leaves', {
    tag: WALKED_ONCE,
  }, async ({ page, baseURL }) => {
    test.slow();
    // who asks twice within ten minutes gets one letter, also in a second try of this journey
    const address = `mette.${Date.now()}@skole.example`;
    await page.context().addCookies([{ name: 'ordklar_newsletter', value: 'hide', url: baseURL ?? '' }]);
    await page.goto('/');
    await goToBlog(page);
    await expect(page).toHaveURL(/\/blog$/);
    await expect(featured(page)).toBeVisible();
    await expectAxeClean(page);

    // BLOG-04 BLOG-05 BLOG-15: a category has no big card
    await chooseCategory(page, 'Prøver');
    await expect(page).toHaveURL(/\/blog\/proever$/);
    await expect(featured(page)).toHaveCount(0);
    for (const card of await cards(page).all()) await expect(card).toContainText('Prøver');
    await expectAxeClean(page);
    await page.goBack();
    await expect(featured(page)).toBeVisible();

    // BLOG-06–11: by the keyboard alone
    const opener = page.getByRole('button', { name: 'Søg i bloggen' });
    await opener.focus();
    await opener.press('Enter');
    const field = page.getByPlaceholder('Søg ...');
    await expect(field).toBeFocused();
    await page.keyboard.type('xyzzy');
    await expect(page.getByText('Vi fandt desværre ingen resultater ud fra din søgning')).toBeVisible();
    await field.fill('diktat');
    await expect(page.getByRole('heading', { name: 'Viser resultater for "diktat"' })).toBeVisible();
    await expect(featured(page)).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAxeClean(page);
    await cards(page).filter({ hasText: 'Diktat uden mavepine' }).getByRole('link').click();

    // BLOG-20–25: the post
    await expect(page.getByRole('heading', { level: 1, name: 'Diktat uden mavepine' })).toBeVisible();
    await expectAxeClean(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page
      .context()
      .route(/facebook\.com/, (route) => route.fulfill({ contentType: 'text/html', body: 'Facebook' }));
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Del på Facebook' }).click();
    const popup = await opened;
    expect(new URL(popup.url()).searchParams.get('u')).toBe(`${baseURL}/blog/diktat-uden-mavepine`);
    await popup.close();
    await page.getByRole('link', { name: 'Tilbage til oversigten' }).click();
    await expect(page).toHaveURL(/\/blog\?page=1$/);

    // the sign-up at the end of the overview; sent twice is one letter
    for (let n = 0; n < 2; n++) {
      await page.reload();
      const strip = page.getByRole('region', { name: 'Nyhedsbrev til lærere' });
      await strip.getByLabel('E-mailadresse').fill(address);
      await strip.getByRole('button', { name: 'Tilmeld', exact: true }).click();
      await expect(page.getByText('Se i din indbakke.')).toBeVisible();
    }
    await expectAxeClean(page);
    // the link used twice says the same
    const confirm = await linkIn('/nyhedsbrev/bekraeft/');
    for (let n = 0; n < 2; n++) {
      await page.goto(confirm);
      await expectAxeClean(page);
      await page.getByRole('button', { name: 'Bekræft tilmeldingen' }).click();
      await expect(page.getByText('Din tilmelding er bekræftet. Velkommen!')).toBeVisible();
    }
    await page.goto(await linkIn('/nyhedsbrev/frameld/'));
    await expectAxeClean(page);
    await page.getByRole('button', { name: 'Frameld mig' }).click();
    await expect(page.getByText('Du er frameldt og får ikke flere breve.')).toBeVisible();
    await page.goto('/nyhedsbrev/tilmeld?kode=findes-ikke');
    await page.getByRole('button', { name: 'Bekræft tilmeldingen' }).click();
    await expect(page.getByText('Linket passer ikke til nogen tilmelding.')).toBeVisible();
    expect(office.received).toHaveLength(2);
  });
});

test('BLOG-01 BLOG-04 on a phone the blog is in the menu, and the categories unfold', async ({ page }, info) => {
  test.skip(info.project.name === 'wide', 'there both are rows');
  await page.goto('/');
  await page.getByRole('button', { name: 'Åbn menuen' }).tap();
  await goToBlog(page);
  await expect(page).toHaveURL(/\/blog$/);
  await expect(featured(page)).toBeVisible();
  await page.getByRole('button', { name: 'Alle kategorier' }).tap();
  await chooseCategory(page, 'Prøver');
  await expect(page).toHaveURL(/\/blog\/proever$/);
  await expect(featured(page)).toHaveCount(0);
  await expectAxeClean(page);
});

test('BLOG-03 BLOG-19 BLOG-23 a reader turns pages, comes back to them, and is not lost at pages that are not there', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Næste', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await expect(featured(page)).toHaveCount(0);
  const title = (await cards(page).first().getByRole('heading').textContent()) ?? '';
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Tilbage', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(featured(page)).toBeVisible();
  for (const nowhere of ['0', '10000', '-1', 'to']) {
    await page.goto(`/blog?page=${nowhere}`);
    await expect(featured(page)).toBeVisible();
  }
});

test('BLOG-10 a search of one letter works without a script', async ({ browser, server }) => {
  const page = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
  await page.goto('/blog');
  await page.getByPlaceholder('Søg ...').fill('r');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Viser resultater for "r"' })).toBeVisible();
  await expect(page.getByText('Nutids-r kan ikke høres').first()).toBeVisible();
  await page.context().close();
});

test('NEWS-02 the newsletter that opens by itself is never over what one tries on the front page', async ({ page }) => {
  const hasAsked = page.waitForResponse(/newsletter\/popup/);
  await page.goto('/');
  const desk = page.getByText('Prøv selv: Vælg en markering.');
  await desk.scrollIntoViewIfNeeded();
  await hasAsked;
  const sheet = page.getByRole('region', { name: 'Få ideer til timen' });
  // drawn, if it were to come
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const [covering, box] = [await sheet.isVisible(), await desk.boundingBox()];
  const over = covering ? await sheet.boundingBox() : null;
  expect(over && box && over.x < box.x + box.width && over.y < box.y + box.height).toBeFalsy();
  // it would close by itself, which takes ten seconds
  if (covering) await sheet.getByRole('button', { name: 'Luk' }).click();
  await page.getByRole('button', { name: 'Nyhedsbrev', exact: true }).click();
  await expect(sheet).toBeVisible();
});

test('BLOG-12 BLOG-18 BLOG-27 of many pages the neighbours are shown, which fit a phone; a call that fails changes nothing', async ({
  page,
}) => {
  const found = await (await page.request.get('/api/v1/blog/search?searchText=komma&page=1')).json();
  await page.route(/\/blog\/search/, (route) => route.fulfill({ json: { ...found, pages: 14, total: 140 } }));
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Søg i bloggen' }).click();
  const field = page.getByPlaceholder('Søg ...');
  await field.fill('komma');
  const pager = page.getByRole('navigation', { name: 'Sider' });
  for (const at of [2, 3, 4]) await pager.getByRole('button', { name: `Side ${at}`, exact: true }).click();
  await expect(pager.getByRole('link', { name: 'Side 4' })).toHaveAttribute('aria-current', 'page');
  await expect(pager.getByText('…')).toHaveCount(2);
  await expectAxeClean(page);
  await page.unroute(/\/blog\/search/);
  await page.route(/\/blog\/search/, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse(/\/blog\/search/);
  await field.fill('kommaer');
  await failed;
  await expect(page.getByRole('heading', { name: 'Viser resultater for "komma"' })).toBeVisible();
});
