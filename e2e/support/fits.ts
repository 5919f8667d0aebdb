import type { Page } from '@playwright/test';

/**
 * How far the page, or anything that stands in it, reaches past the right edge of the screen, in px. Measured against the
 * device's own width: a phone draws a page that is too wide smaller, and then `innerWidth` has grown with it.
 */
export async function overflow(page: Page): Promise<number> {
  const device = page.viewportSize()?.width ?? 0;
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - device;
}

/** Waits for our letters: another is wider while they are on their way. */
export const lettersHaveCome = (page: Page): Promise<void> =>
  page.evaluate(() => document.fonts.ready.then(() => undefined));
