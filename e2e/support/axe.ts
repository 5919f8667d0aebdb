import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects that axe finds nothing on the page as it is now, an open modal included. Says rule, place and remedy. */
export async function expectAxeClean(page: Page): Promise<void> {
  // What is half faded in has not the contrast that it gets. What moves for ever is not waited for.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        (animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity,
      );
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n    ${failureSummary}`),
  );
  expect(faults, 'axe').toEqual([]);
}
