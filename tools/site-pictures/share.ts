// npx tsx tools/site-pictures/share.ts: makes a PNG of each drawing of the blog, as sites that show no SVG want it.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../e2e/support/browser.ts';

const BLOG = path.resolve(import.meta.dirname, '../../content/blog');
const SIZE = { width: 1200, height: 630 };

const { executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS });
const page = await browser.newPage({ viewport: SIZE });
fs.mkdirSync(path.join(BLOG, 'shared'), { recursive: true });
for (const file of fs.readdirSync(path.join(BLOG, 'pictures'))) {
  const drawing = fs.readFileSync(path.join(BLOG, 'pictures', file)).toString('base64');
  // drawings go on beyond their edges: filled into a wider frame they stand whole in its middle
  await page.setContent(
    `<body style="margin: 0"><img src="data:image/svg+xml;base64,${drawing}" style="display: block; width: 100vw; height: 100vh" alt="">`,
  );
  await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: path.join(BLOG, 'shared', file.replace('.svg', '.png')) });
}
await browser.close();
