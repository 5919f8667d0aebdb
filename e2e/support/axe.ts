import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { lettersHaveCome, overflow } from './fits.ts';
import { PHONE, WALKED_ONCE } from './phone.ts';

declare global {
  interface Window {
    axe: typeof axe;
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
  if (test.info().tags.includes(WALKED_ONCE)) await asOnPhone(page, () => expectCleanAsItIs(page));
}

/** The same without the look as on a phone. */
export async function expectCleanAsItIs(page: Page): Promise<void> {
  // a page that is just gone to is drawn first
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[data-part=loading]')).toHaveCount(0);
  await fadesHaveEnded(page);
  await lettersHaveCome(page);
  expect(await overflow(page), 'reaches past the right edge, in px').toBeLessThanOrEqual(0);
  let faults = await faultsOn(page);
  if (faults.length > 0) {
    // something may have come while axe looked: it is looked at once it stands there
    await fadesHaveEnded(page);
    faults = await faultsOn(page);
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
const faultsOn = async (page: Page): Promise<string[]> =>
  (await violationsOn(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n    ${failureSummary}`),
  );

/**
 * What axe finds. A page keeps it from one look to the next, and it names only the places that break a rule: to name all that
 * keep one takes half of its time.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  await Promise.all(page.frames().map(giveAxe));
  const { violations } = await page.evaluate(
    (tags) => window.axe.run({ runOnly: tags, resultTypes: ['violations'] }),
    RULES,
  );
  return violations;
}

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
