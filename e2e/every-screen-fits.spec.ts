import type { Locator, Page } from '@playwright/test';
import { expectAxeClean } from './support/axe.ts';
import { lettersHaveCome, overflow } from './support/fits.ts';
import { login } from './support/login.ts';
import { CORRECTING, MARKING, PUBLIC, SCREENS } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const WIDTHS = [1440, 1024, 820, 360];
/** What is drawn but cannot be read: headings cut, broken within a word or squeezed, buttons that nobody has styled. */
const misshapen = (page: Page) =>
  page.evaluate(() => {
    const said = (element: Element) => element.textContent?.trim() ?? '';
    // itself or what is around it: React Aria wraps its buttons for screen readers alone
    const isClipped = (element: Element | null) => element !== null && getComputedStyle(element).clipPath !== 'none';
    const isShown = (element: Element) =>
      element.getClientRects().length > 0 &&
      !isClipped(element) &&
      !isClipped(element.parentElement) &&
      !element.closest('.sr');
    const lines = (node: Text, from: number, to: number) => {
      const word = document.createRange();
      word.setStart(node, from);
      word.setEnd(node, to);
      return new Set([...word.getClientRects()].map(({ top }) => top)).size;
    };
    const breaksAWord = (heading: Element) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode as Text;
        for (const { 0: word, index } of node.data.matchAll(/[\p{L}\d]+/gu))
          if (lines(node, index, index + word.length) > 1) return true;
      }
      return false;
    };
    const shown = [...document.querySelectorAll('h1, h2, h3')].filter(isShown);
    const headings = shown.filter((heading) => {
      const isCut = heading.scrollWidth > heading.clientWidth + 1 && getComputedStyle(heading).overflowX !== 'visible';
      return breaksAWord(heading) || (said(heading).length > 12 && (isCut || heading.clientWidth < 90));
    });
    const buttons = [...document.querySelectorAll('button')]
      .filter(isShown)
      .filter((button) => getComputedStyle(button).borderTopStyle === 'outset');
    // the course has a long name and gives way; class and school year are read whole
    const chosen = [...document.querySelectorAll('.picker.opt:not(:has(.course)) b')]
      .filter(isShown)
      .filter((name) => name.scrollWidth > name.clientWidth + 1);
    return [...headings, ...buttons, ...chosen].map(said);
  });

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main').first().waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('[data-part=loading]')).toHaveCount(0);
    await lettersHaveCome(page);
    expect(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    expect(await misshapen(page), `${path} at ${width} px`).toEqual([]);
    const logo = page.locator('[data-part=logo]');
    const heading = page.locator('main h1:visible').first();
    // every place begins under the logo; on a phone the logo's own margin draws it out to a finger's width
    if (width > 760 && (await logo.count()) > 0 && (await heading.count()) > 0) {
      const [at, under] = await Promise.all([logo.boundingBox(), heading.boundingBox()]);
      expect(Math.abs((at?.x ?? 0) - (under?.x ?? 0)), `${path} at ${width} px begins under the logo`).toBeLessThan(4);
    }
  }
  await expectAxeClean(page);
}

for (const [who, paths] of Object.entries({ '': PUBLIC, ...SCREENS }))
  test(`SHELL-01 no screen of ${who || 'a visitor'} reaches past its edge, at four widths`, async ({ page }, info) => {
    test.skip(info.project.name === 'phone', 'sets the widths itself');
    if (who) await login(page, who);
    for (const path of paths) await expectToFit(page, path);
  });

test('what cannot be read is found, on a page that was found readable before too', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'colours do not come of the width');
  await page.goto('/login');
  await expectAxeClean(page);
  await page.evaluate(() => {
    const pale = new CSSStyleSheet();
    pale.replaceSync('main { opacity: 0.4 }');
    document.adoptedStyleSheets.push(pale);
  });
  await expect(expectAxeClean(page)).rejects.toThrow(/color-contrast/);
});

/** Presses at a point: a tap where there are fingers. */
const press = (page: Page, x: number, y: number, touch: boolean) =>
  touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
const middle = async (mark: Locator) => {
  const box = await mark.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

test('TC-13 a comma is hit in an area of 24 px, of 44 px by a finger; the sheet of a phone comes and goes', async ({
  page,
}, info) => {
  const isPhone = info.project.name === 'phone';
  await login(page, 'laerer');
  await page.goto(MARKING);
  const comma = page.locator('[data-part=text]').getByRole('button', { name: /mangler komma efter sagt/ });
  await comma.waitFor();
  const learn = page.locator('[data-part=learn-more]');
  const close = page.getByRole('button', { name: 'Luk Lær mere' });
  // nothing over the text from the start
  if (isPhone) await expect(learn).toBeHidden();
  const reach = (isPhone ? 44 : 24) / 2 - 1;
  for (const [dx, dy] of [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
    [-reach, -reach],
  ] as const) {
    await comma.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x, y } = await middle(comma);
    await press(page, x + dx, y + dy, isPhone);
    await expect(comma, `${dx}, ${dy} from the comma`).toHaveAttribute('aria-pressed', 'true');
    if (isPhone) {
      // the mark stands above the sheet
      await expect
        .poll(async () => (await comma.boundingBox())?.y ?? 999)
        .toBeLessThan((await learn.boundingBox())?.y ?? 0);
      // all that can be done with it, without pulling the sheet up
      await expect(page.getByRole('button', { name: 'Ikke en fejl' })).toBeInViewport({ ratio: 1 });
      await close.tap();
      await expect(learn).toBeHidden();
    } else {
      const other = page.locator('[data-part=text] [data-mark][role=button]').nth(5);
      await other.click();
      await expect(comma).toHaveAttribute('aria-pressed', 'false');
    }
  }
  if (!isPhone) return;
  await comma.tap();
  await expect(learn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(learn).toBeHidden();
  await comma.tap();
  await expect(learn).toBeVisible();
  await page.locator('[data-part=text] h2').evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await press(page, 200, 110, true);
  await expect(learn).toBeHidden();
});

test('ANS-16 where a text cannot be fetched, the paper plane that one is sent to can be pressed', async ({ page }) => {
  await login(page, 'laerer');
  await page.route('**/student/result/exercise/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(MARKING);
  await expect(page.getByText('Det lykkedes ikke at hente resultater for den valgte øvelse.')).toBeVisible();
  // nothing lies over it
  await page.getByRole('button', { name: 'Feedback', exact: true }).click({ trial: true });
});

test('ANS-10 CON-36 the teacher prints the list that explains the numbers, on white paper without buttons', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'phone', 'paper has one width');
  await login(page, 'laerer');
  await page.goto(MARKING);
  await page.locator('[data-part=text] [data-mark]').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const marks = page.locator('[data-part=text] [data-mark][role=button]');
  await expect(page.locator('[data-part=printed-marks] li')).toHaveCount(await marks.count());
  await expect(page.locator('[data-part=printed-marks] li').first()).toContainText('sagt → sagt, – Startkomma');
  const paper = await page.evaluate(() => {
    const visible = (element: Element) => (element as HTMLElement).offsetParent !== null;
    const numbers = [...document.querySelectorAll('[data-part=margin-row]')].map(
      (row) => row.getBoundingClientRect().left,
    );
    return {
      sand: getComputedStyle(document.body).backgroundColor,
      // a button that reads as a word, such as '1. udgave', may stand
      buttons: [...document.querySelectorAll('button')]
        .filter(visible)
        .filter((button) => {
          const { borderTopWidth, backgroundColor } = getComputedStyle(button);
          return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((button) => button.textContent),
      clipped: numbers.filter((left) => left < 0).length,
      wide: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
  expect(paper).toEqual({ sand: 'rgb(255, 255, 255)', buttons: [], clipped: 0, wide: 0 });
});

test('what one prints has no buttons to press and no colour behind it', async ({ page, browser, server }, info) => {
  test.skip(info.project.name === 'phone', 'paper has one width');
  const paperOf = async (who: typeof page, path: string) => {
    await who.goto(path);
    await who.getByRole('heading', { level: 1 }).waitFor();
    await who.emulateMedia({ media: 'print' });
    await who.setViewportSize({ width: 794, height: 1123 });
    const paper = await who.evaluate(() => ({
      sand: getComputedStyle(document.body).backgroundColor,
      framed: [...document.querySelectorAll('main a, main button')]
        .filter((each) => (each as HTMLElement).offsetParent !== null)
        .filter((each) => /(^|_|\s)btn(_|\s|$)/.test(each.className))
        .map((each) => each.textContent),
      wide: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(paper, path).toEqual({ sand: 'rgb(255, 255, 255)', framed: [], wide: 0 });
  };
  await login(page, 'laerer');
  for (const path of ['/overblik', '/status', '/resultater/klasse', '/resultater/karakterer'])
    await paperOf(page, path);
  const pupil = await (await browser.newContext({ baseURL: server.url })).newPage();
  await login(pupil, 'elev');
  for (const path of ['/lektier', '/resultater']) await paperOf(pupil, path);
  await pupil.context().close();
});

test('a phone pulls the sheet of a mark down, and it is gone', async ({ page }, info) => {
  test.skip(info.project.name === 'wide', 'the sheet is a column there');
  await login(page, 'laerer');
  await page.goto(MARKING);
  await page
    .locator('[data-part=text]')
    .getByRole('button', { name: /mangler komma efter sagt/ })
    .tap();
  const learn = page.locator('[data-part=learn-more]');
  await expect(learn).toBeVisible();
  // it slides up first
  await learn.evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  const head = await learn.getByRole('heading', { name: 'Lær mere' }).boundingBox();
  const [x, y] = [(head?.x ?? 0) + 20, (head?.y ?? 0) + 8];
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] });
  await touch('touchStart', y);
  for (const way of [10, 40, 80, 120]) await touch('touchMove', y + way);
  await touch('touchEnd');
  await expect(learn).toBeHidden();
});

test('the whole menu of a person is seen on a phone', async ({ page }, info) => {
  test.skip(info.project.name === 'wide', 'there is room enough');
  await login(page, 'laerer');
  await page.goto('/status?klasse=1');
  await page.getByRole('button', { name: /åbn menu/ }).tap();
  await expect(page.getByText('Log ud')).toBeInViewport({ ratio: 1 });
});

test('SHELL-14 on a phone a press goes through the hint to what lies under it, and the hint is gone', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'wide', 'every-modal-opens has the wide one');
  await login(page, 'skoleadmin');
  // another journey of this server may have pressed before
  await page.route('**/should-hide-element/feedback-hint', (route) => route.fulfill({ json: false }));
  await page.goto('/skole');
  const hint = page.getByRole('note').filter({ hasText: 'Papirflyet er her på alle sider' });
  await expect(hint).toBeVisible();
  await expectAxeClean(page);
  const { x, y, width, height } = (await hint.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(height).toBeLessThan(80);
  expect(x + width).toBeLessThan(260);
  const under = await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.closest('main') !== null, [
    x + width / 2,
    y + height / 2,
  ] as const);
  expect(under).toBe(true);
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(hint).toHaveCount(0);
});

test('the marked text stays readable over the card of its mark while one corrects it', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'one column there');
  await login(page, 'elev');
  await page.goto(CORRECTING);
  await page.locator('[data-part=earlier-text] [data-mark]').first().waitFor();
  // until a mark is chosen the card takes no room from the text
  expect((await page.locator('[data-part=learn-more]').boundingBox())?.height).toBeLessThan(60);
  await page.locator('[data-part=earlier-text] [data-mark][role=button]').nth(1).click();
  await page.getByRole('button', { name: 'Vis svaret' }).click();
  await expect(page.locator('[data-part=learn-more]')).toContainText('Sådan kan du selv tjekke');
  expect((await page.locator('[data-part=earlier-text]').boundingBox())?.height).toBeGreaterThan(200);
});

test('the choice of commas stands before the button that it is for', async ({ page }, info) => {
  test.skip(info.project.name === 'phone', 'the same order');
  await login(page, 'laerer');
  await page.goto('/opgaver/proev');
  const [choice, go] = [page.getByText('Med startkomma'), page.getByRole('button', { name: 'Ret teksten' })];
  await expect(choice).toBeVisible();
  expect((await choice.boundingBox())?.y).toBeLessThan((await go.boundingBox())?.y ?? 0);
});

test('the menu of a phone has Kontakt, and Escape closes it', async ({ page }, info) => {
  test.skip(info.project.name === 'wide', 'the menu is a row there');
  await page.goto('/');
  await page.getByRole('button', { name: 'Åbn menuen' }).tap();
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await expect(menu.getByRole('button', { name: 'Kontakt' })).toBeVisible();
  await expectAxeClean(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Åbn menuen' })).toBeFocused();
});

test('HW-17 one writes on the first screen of a phone, within a whole focus ring', async ({ page }, info) => {
  await login(page, 'elev');
  await page.goto('/exercise/page/10/1?homeworkId=28');
  const field = page.getByRole('textbox', { name: 'Din tekst' });
  await field.waitFor();
  // the bar of places takes 64 px of 640; over it stands the line to begin on, which the foot does not cover
  if (info.project.name === 'phone') {
    const top = (await field.boundingBox())?.y ?? 640;
    expect(top + 48).toBeLessThan(576);
    const over = await page.evaluate((y) => document.elementFromPoint(40, y)?.tagName, top + 30);
    expect(over).toBe('TEXTAREA');
    await page.goto('/frie-opgaver');
    const first = page.getByRole('main').getByRole('listitem').first();
    await first.waitFor();
    expect(((await first.boundingBox())?.y ?? 640) + 44).toBeLessThan(576);
    await page.goBack();
  }
  await field.focus();
  const ring = await page
    .locator('[data-part=sheet]')
    .evaluate((sheet) => [getComputedStyle(sheet).outlineStyle, getComputedStyle(sheet).outlineOffset]);
  expect(ring).toEqual(['solid', '-3px']);
});

test('HW-17 under a long name one still writes on the first screen of a phone, and reads the whole name unfolded', async ({
  page,
}, info) => {
  test.skip(info.project.name === 'wide', 'there is room enough');
  const short = 'Læserbrev: Væk med lektierne?';
  const long =
    'Min sommerferie hos bedstemor i Hirtshals og alt det, som vi oplevede på stranden, i skoven og på havnen';
  await page.route(/\/api\/v1\/.*homework/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(short, long) });
  });
  await login(page, 'elev');
  await page.goto('/exercise/page/10/1?homeworkId=28');
  const field = page.getByRole('textbox', { name: 'Din tekst' });
  await field.waitFor();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(long);
  expect((await field.boundingBox())?.y).toBeLessThan(500);
  const isCut = () => name.evaluate((heading) => heading.scrollHeight > heading.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await page.getByRole('button', { name: 'Vis hele opgaven' }).tap();
  expect(await isCut()).toBe(false);
});

test('HW-11 the tried text stays where it is when a mark is tapped', async ({ page }) => {
  await login(page, 'laerer');
  await page.goto('/opgaver/proev');
  await page.getByRole('button', { name: 'Brug vores testtekst' }).click();
  const mark = page.locator('[data-part=text] [data-mark][role=button]').nth(4);
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await expect(mark).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // one that nothing lies over, close under the top, does not move either
  await page.keyboard.press('Escape');
  const other = page.locator('[data-part=text] [data-mark][role=button]').nth(3);
  await other.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 110));
  const stands = await page.evaluate(() => window.scrollY);
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(stands);
});
