import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { root } from './workspace.mjs';

/**
 * Bytes of script and style that the first visit may load over the wire, with Brotli and headers: of a screen, and of a
 * public page. A screen's gzipped files alone are held to the same. The aim for a screen is 180 kB (issue 4), which most miss
 * by a little: the limit holds them where they are, with room for a few sentences more.
 */
const SCREEN_LIMIT = 210_000;
const PUBLIC_LIMIT = 100_000;
const SCREENS = [
  '/exercise/page/7/1?homeworkId=9',
  '/minitest/7',
  '/lektier',
  '/frie-opgaver',
  '/resultater',
  '/status',
  '/opgaver',
  '/overblik',
];
/** What the headers of one answer weigh. */
const HEADERS = 600;

const dist = path.join(root, 'web', 'dist');
const client = path.join(dist, 'client');

interface Renderer {
  render(request: Request, context: object): Promise<object>;
  fillTemplate(built: object, page: object, secrets: object): string;
}

let renderer: Renderer;
const built = { template: '', manifest: {} };

beforeAll(async () => {
  renderer = (await import(pathToFileURL(path.join(dist, 'server', 'entry-server.js')).href)) as Renderer;
  built.template = fs.readFileSync(path.join(client, 'index.html'), 'utf8');
  built.manifest = JSON.parse(fs.readFileSync(path.join(client, '.vite', 'manifest.json'), 'utf8')) as object;
});

/** The scripts and styles that a page names, as the server sends it. */
async function filesOf(address: string): Promise<string[]> {
  const page = await renderer.render(new Request(`http://ordklar.test${address}`), {
    uniLogin: false,
    startPath: null,
  });
  const html = renderer.fillTemplate(built, page, { csrf: '', nonce: '' });
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

const weight = (files: readonly string[], encoding: 'gz' | 'br'): number =>
  files.reduce((sum, file) => sum + fs.statSync(path.join(client, `${file}.${encoding}`)).size, 0);

it.each([
  ...['/', '/blog', '/login', '/folkeskole', '/priser'].map((address) => [address, PUBLIC_LIMIT] as const),
  ...SCREENS.map((address) => [address, SCREEN_LIMIT] as const),
])('the first visit of %s loads at most %i bytes of script and style', async (address, limit) => {
  const files = await filesOf(address);
  expect(new Set(files).size).toBe(files.length);
  expect(weight(files, 'br') + HEADERS * files.length).toBeLessThanOrEqual(limit);
});

it('every page names React, which its first script would ask for only a step later', async () => {
  for (const address of ['/', '/login', '/lektier'])
    expect((await filesOf(address)).filter((file) => /\/react-[^/]*\.js$/.test(file))).toHaveLength(1);
});

it.each(['/', '/blog', '/login'])('%s loads nothing of what opens over a page', async (address) => {
  // files that load each other in a circle bring all of them, and what one of them is made of may not be there yet
  expect((await filesOf(address)).filter((file) => /\/(overlays|calendar|app)-[^/]*\.js$/.test(file))).toEqual([]);
});

it.each(SCREENS)(`the scripts and styles of %s gzipped are at most ${SCREEN_LIMIT} bytes`, async (address) => {
  expect(weight(await filesOf(address), 'gz')).toBeLessThanOrEqual(SCREEN_LIMIT);
});

it('every screen names its own files beside those that start the logged-in part', async () => {
  const start = (await filesOf('/exercise/page/7/1')).find((file) => file.startsWith('/assets/start-app-'));
  for (const [address, own] of [
    ['/exercise/page/7/1', 'player'],
    ['/opgaver', 'assign-page'],
    ['/status', 'status-page'],
    ['/overblik', 'teacher-page'],
    ['/lektier', 'homework-page'],
    ['/resultater/tekst/3', 'text-page'],
    ['/opgaver/retning/1/2/3', 'marking-page'],
  ] as const) {
    const files = await filesOf(address);
    expect(files, address).toContain(start);
    expect(
      files.some((file) => file.startsWith(`/assets/${own}-`)),
      `${address}: ${own}`,
    ).toBe(true);
  }
});
