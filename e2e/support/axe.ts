import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflow } from './fits.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LONGEST_FADE_MS = 1_000;

/**
 * Expects that axe finds nothing on the page as it is now, an open modal included, and says rule, place and remedy; and that
 * nothing reaches past the right edge of the screen.
 */
export async function expectAxeClean(page: Page): Promise<void> {
  // a page that is just gone to is drawn first
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // What is half faded in has not the contrast that it gets. A toast's time that runs out is not waited for.
  await page.evaluate((longest) => {
    const ending = document
      .getAnimations()
      .filter(
        (animation) =>
          animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime) <= longest,
      );
    return Promise.allSettled(ending.map((animation) => animation.finished));
  }, LONGEST_FADE_MS);
  // another letter is wider while ours are on their way
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await overflow(page), 'reaches past the right edge, in px').toBeLessThanOrEqual(0);
  // What frames hold is added up in a page of its own, which is opened at each look; without frames that finds nothing more.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!hasFrames).withTags(RULES).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n    ${failureSummary}`),
  );
  expect(faults, 'axe').toEqual([]);
}
