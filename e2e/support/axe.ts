import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, test } from '@playwright/test';
import type axe from 'axe-core';
import { lettersHaveCome, overflow } from './fits.ts';
import { PHONE, WALKED_ONCE } from './projects.ts';

declare global {
  interface Window {
    axe: typeof axe;
    /** What can be read, by how it is drawn: {@link drawnOn}. */
    drawn?: Map<string, Element[]>;
  }
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const LONGEST_FADE_MS = 1_000;
/** How the texts were drawn that axe has found nothing on in this worker. */
const readable = new Set<string>();
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
  let faults = placesOf(await violationsOn(page));
  if (faults.length > 0) {
    // something may have come while axe looked: it is looked at once it stands there
    await fadesHaveEnded(page);
    faults = placesOf(await violationsOn(page));
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
 * keep one takes half of its time. Contrast takes the other half, and comes of how a text and what lies behind it are drawn:
 * it is asked of what no look of this worker has found readable. In a frame all is asked about.
 */
async function violationsOn(page: Page): Promise<axe.Result[]> {
  await Promise.all(page.frames().map(giveAxe));
  const isWhole = page.frames().length > 1;
  const unknown = (await drawnOn(page)).filter((drawing) => !readable.has(drawing));
  const violations = await page.evaluate(
    async ({ tags, ofThese }) => {
      const resultTypes = ['violations' as const];
      const rules = { 'color-contrast': { enabled: ofThese === null } };
      const { violations: found } = await window.axe.run({ runOnly: tags, resultTypes, rules });
      const include = (ofThese ?? []).flatMap((drawing) => window.drawn?.get(drawing) ?? []);
      if (include.length === 0) return found;
      const contrast = await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes });
      return [...found, ...contrast.violations];
    },
    { tags: RULES, ofThese: isWhole ? null : unknown },
  );
  if (violations.length === 0) for (const drawing of unknown) readable.add(drawing);
  return violations;
}

/** All ways in which a text of the page is drawn: its colour, size and weight, and what each part around it paints behind it. */
const drawnOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const behind = new Map<Element | null, string>([[null, '']]);
    const groundOf = (part: Element | null): string => {
      const known = behind.get(part);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(part as Element);
      const own = [backgroundColor, backgroundImage, opacity, filter].join(' ');
      const around = groundOf((part as Element).parentElement);
      const ground = own === 'rgba(0, 0, 0, 0) none 1 none' ? around : `${around} / ${own}`;
      behind.set(part, ground);
      return ground;
    };
    const isRead = (part: Element) =>
      part.matches('input, select, textarea') ||
      [...part.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim());
    const drawingOf = (part: Element) => {
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(part);
      return `${color} ${fontSize} ${fontWeight} ${textShadow}${groundOf(part)}`;
    };
    const drawn = new Map<string, Element[]>();
    for (const part of document.querySelectorAll('body, body *')) {
      if (!isRead(part) || !part.checkVisibility()) continue;
      const drawing = drawingOf(part);
      const alike = drawn.get(drawing);
      if (alike) alike.push(part);
      else drawn.set(drawing, [part]);
    }
    window.drawn = drawn;
    return [...drawn.keys()];
  });

async function giveAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
}
