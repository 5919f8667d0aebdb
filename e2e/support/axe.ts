import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { lettersHaveCome, overflow } from './fits.ts';
import { PHONE, WALKED_ONCE } from './phone.ts';

declare global {
  interface Window {
    axe: typeof axe;
    /** What the last whole look saw. */
    looked?: WeakSet<Element>;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LONGEST_FADE_MS = 1_000;
/** Without its comments and long names: each page sends and reads half as much. */
const SOURCE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects that axe finds nothing on the page as it is now, an open modal included, and says rule, place and remedy; and that
 * nothing reaches past the right edge of the screen. A journey that no phone walks is looked at as on one, too.
 */
export async function expectAxeClean(page: Page): Promise<void> {
  await expectCleanAsItIs(page);
  if (test.info().tags.includes(WALKED_ONCE)) await asOnPhone(page, () => expectClean(page, violationsAsOnPhone));
}

/** The same without the look as on a phone. */
export const expectCleanAsItIs = (page: Page): Promise<void> => expectClean(page, violationsOn);

async function expectClean(page: Page, find: (page: Page) => Promise<axe.Result[]>): Promise<void> {
  // a page that is just gone to is drawn first
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[data-part=loading]')).toHaveCount(0);
  await fadesHaveEnded(page);
  await lettersHaveCome(page);
  expect(await overflow(page), 'reaches past the right edge, in px').toBeLessThanOrEqual(0);
  let faults = placesOf(await find(page));
  if (faults.length > 0) {
    // something may have come while axe looked: it is looked at once it stands there
    await fadesHaveEnded(page);
    faults = placesOf(await find(page));
  }
  expect(faults, 'axe').toEqual([]);
}

/** Makes the page as small as a phone, under a finger, for as long as `look` takes. */
async function asOnPhone(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('the page has no size of its own');
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(PHONE.viewport);
  await look();
  await page.setViewportSize(before);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await device.detach();
}

/** What is half faded in has not the contrast that it gets. A toast's time that runs out is not waited for. */
async function fadesHaveEnded(page: Page): Promise<void> {
  await page.evaluate((longest) => {
    const ending = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) <= longest,
      );
    return Promise.allSettled(ending.map((animation) => animation.finished));
  }, LONGEST_FADE_MS);
}

/** Rule, place and remedy of each fault. */
const placesOf = (violations: axe.Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n    ${failureSummary}`),
  );

/**
 * What axe finds. A page keeps it from one look to the next, and it names only the places that break a rule: to name all that
 * keep one takes half of its time.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  await Promise.all(page.frames().map(giveAxe));
  return page.evaluate(async (tags) => {
    window.looked = new WeakSet([...document.querySelectorAll('body *')].filter((part) => part.checkVisibility()));
    return (await window.axe.run({ runOnly: tags, resultTypes: ['violations'] })).violations;
  }, RULES);
}

/**
 * What axe finds after {@link violationsOn}, when the page has been made as small as a phone. Contrast takes half of its time, and colours
 * do not come from widths: it is asked of what only a phone shows.
 */
async function violationsAsOnPhone(page: Page): Promise<axe.Result[]> {
  return page.evaluate(async (tags) => {
    const resultTypes = ['violations' as const];
    const rules = { 'color-contrast': { enabled: false } };
    const { violations } = await window.axe.run({ runOnly: tags, resultTypes, rules });
    const shown = [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility());
    const include = shown.filter((part) => !window.looked?.has(part));
    if (include.length === 0) return violations;
    const contrast = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes });
    return [...violations, ...contrast.violations];
  }, RULES);
}

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
