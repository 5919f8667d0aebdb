// npx tsx tools/site-pictures/shoot.ts: takes the pictures of the pages for Folkeskole, Gymnasium and Voksenuddannelse again, of
// the product as it was last built with the demo school. That school has the courses of the Folkeskole only, so the others
// are given to it here. Each is taken wide and on a phone, by day and by night. `deling` takes the pictures of our pages that other
// sites show where somebody shares them.
import fs from 'node:fs';
import path from 'node:path';
import { courses } from '@ordklar/content';
import { type Browser, chromium, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { BROWSER_ARGS, findBrowser } from '../../e2e/support/browser.ts';
import { login } from '../../e2e/support/login.ts';
import { openDatabase } from '../../server/src/platform/db/index.ts';
import { startLocalPostgres } from '../../server/src/platform/local-postgres/index.ts';
import { newDataFolder, startServer } from '../../server/src/testing/running-server.ts';

const OUT = path.resolve(import.meta.dirname, '../../web/src/features/audiences/pictures');
const SHARED = path.resolve(import.meta.dirname, '../../web/public/deling');
const QUALITY = 0.72;
const PHONE = { width: 360, height: 700 };

interface Shot {
  as: string;
  /** An exercise by its title, or an address. */
  at: { exercise: string } | { path: string };
  wide: { width: number; height: number };
  /** What is done on the screen before the picture is taken. */
  then?: (page: Page) => Promise<void>;
}

const FRAME = { width: 1120, height: 720 };
const PLAYER = { width: 880, height: 720 };

/** Chooses the first answer whose words these are, and has it checked. */
const answer = (words: string) => async (page: Page) => {
  await page.getByText(words, { exact: true }).click();
  await page.getByRole('button', { name: /Tjek svaret/ }).click();
};
const chooseMark = async (page: Page) => {
  await page.locator('.mark[role=button]').nth(1).click();
};

const SHOTS: Record<string, Shot> = {
  marking: { as: 'laerer', at: { path: '/opgaver/retning/1/9/9?aar=2026' }, wide: FRAME, then: chooseMark },
  dictation: { as: 'laerer', at: { exercise: 'Fjorten trin' }, wide: PLAYER },
  result: { as: 'laerer', at: { path: '/resultater/proeve/93' }, wide: FRAME },
  courses: { as: 'laerer', at: { path: '/opgaver?kursus=gcda' }, wide: FRAME },
  clauses: { as: 'laerer', at: { exercise: 'Ledsætningens funktion' }, wide: PLAYER, then: answer('objekt') },
  register: {
    as: 'laerer',
    at: { path: '/resultater/klasse?klasse=1&fane=fejltyper' },
    wide: { width: 1440, height: 920 },
  },
  listening: { as: 'laerer', at: { exercise: 'Lyt og skriv: hverdagens ord' }, wide: PLAYER },
  commas: {
    as: 'laerer',
    at: { exercise: 'Komma ændrer meningen' },
    wide: PLAYER,
    then: answer('Børnene skal spise.'),
  },
  explained: { as: 'elev', at: { path: '/resultater/tekst/10' }, wide: FRAME, then: chooseMark },
};

/** PNG in, WebP out: the browser knows how. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const url = await page.evaluate(
    async ([base64, quality]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const dataDir = newDataFolder();
const server = await startServer(dataDir);
const { db, close } = openDatabase(
  (await startLocalPostgres({ dataDir: path.join(dataDir, 'postgres') })).url,
  console.error,
);
const found = await findBrowser();
const browser: Browser = await chromium.launch({ ...found, args: BROWSER_ARGS });

async function addressOf({ at }: Shot): Promise<string> {
  if ('path' in at) return at.path;
  const { rows } = await db.execute<{ id: number }>(sql`select id from exercise where title = ${at.exercise}`);
  return `/minitest/${rows[0]?.id ?? 0}`;
}

async function shoot(name: string, shot: Shot, look: { phone: boolean; dark: boolean }): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: look.phone ? PHONE : shot.wide,
    deviceScaleFactor: look.phone ? 1.5 : 1,
    hasTouch: look.phone,
    colorScheme: look.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  });
  const page = await context.newPage();
  await login(page, shot.as);
  await page.goto(await addressOf(shot), { waitUntil: 'networkidle' });
  await shot.then?.(page);
  // the pointer leaves what it has pressed, and what moves comes to rest
  await page.mouse.move(1, 1);
  if ('exercise' in shot.at) await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(600);
  const png = await page.screenshot();
  const plain = await browser.newPage();
  const file = path.join(OUT, `${name}-${look.phone ? 'phone' : 'wide'}-${look.dark ? 'dark' : 'light'}.webp`);
  fs.writeFileSync(file, await toWebp(plain, png));
  console.log(path.basename(file), fs.statSync(file).size);
  await plain.close();
  await context.close();
}

/** The top of a public page as other sites show it, in the size that they ask for. */
async function shootShared(name: string, at: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1200, height: 630 },
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'ordklar_newsletter', value: 'hide', url: server.url }]);
  const page = await context.newPage();
  await page.goto(at, { waitUntil: 'networkidle' });
  for (const opener of await page.getByRole('button', { name: 'Nyhedsbrev', exact: true }).all())
    await opener.evaluate((button) => button.remove());
  const file = path.join(SHARED, `${name}.png`);
  fs.mkdirSync(SHARED, { recursive: true });
  await page.screenshot({ path: file });
  console.log(path.basename(file), fs.statSync(file).size);
  await context.close();
}

try {
  fs.mkdirSync(OUT, { recursive: true });
  for (const { productId } of courses.filter(({ audience }) => audience !== 'middleschool'))
    await db.execute(sql`
      insert into licence (institution_id, product_id, valid_from, valid_to)
      select institution_id, ${productId}, valid_from, valid_to from licence where product_id = 'copo'
      on conflict do nothing`);
  const asked = process.argv.slice(2);
  if (asked.length === 0 || asked.includes('deling')) {
    await shootShared('front', '/');
    await shootShared('folkeskole', '/folkeskole');
    await shootShared('gymnasium', '/gymnasium');
    await shootShared('voksne', '/voksenuddannelse');
  }
  for (const [name, shot] of Object.entries(SHOTS))
    if (asked.length === 0 || asked.includes(name))
      for (const phone of [false, true]) for (const dark of [false, true]) await shoot(name, shot, { phone, dark });
} finally {
  await browser.close();
  await close();
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
