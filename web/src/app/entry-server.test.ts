// @vitest-environment node
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillTemplate, type Rendered, render, renderServerError } from './entry-server.tsx';

const visitor = { uniLogin: false, startPath: null };
const at = (path: string, context = visitor) => render(new Request(`http://ordklar.test${path}`), context);
const page = async (path: string, context = visitor) => (await at(path, context)) as Rendered;

describe('Rendering by the server', () => {
  it('gives the front page complete, with title and description for the head', async () => {
    const { status, head, html } = await page('/');
    expect(status).toBe(200);
    expect(head).toMatch(/<title>Ordklar – [^<]+<\/title><meta name="description"/);
    expect(html).toContain('man lærer af.');
    expect(html).not.toContain('<title>');
  });

  it('says where a public page stands and what picture shows it, without what was asked for in the address', async () => {
    const shown = { ...visitor, origin: 'https://ordklar.example' };
    for (const [path, picture] of [
      ['/', 'front'],
      ['/folkeskole', 'folkeskole'],
      ['/voksenuddannelse', 'voksne'],
      ['/priser', 'front'],
      ['/tilgaengelighed', 'front'],
    ]) {
      const { head, data } = await page(`${path}?utm_source=x`, shown);
      const address = `https://ordklar.example${path}`;
      expect(head).toContain(`<link rel="canonical" href="${address}"/><meta property="og:url" content="${address}"/>`);
      expect(head).toContain(`<meta property="og:image" content="https://ordklar.example/deling/${picture}.png"/>`);
      expect(fs.existsSync(new URL(`../../public/deling/${picture}.png`, import.meta.url))).toBe(true);
      expect(data).not.toContain('ordklar.example');
    }
    for (const path of ['/login', '/nyhedsbrev/frameld', '/findes/ikke'])
      expect((await page(path, shown)).head).not.toContain('canonical');
  });

  it('SHELL-18 answers 404 with a way back for what does not exist', async () => {
    const { status, html } = await page('/findes/ikke');
    expect(status).toBe(404);
    expect(html).toContain('Siden findes ikke');
    expect(html).toContain('href="/"');
  });

  it('leads who has first steps to take from every screen to those, and leaves public pages readable', async () => {
    const owing = { ...visitor, owesFirstSteps: true };
    const led = async (path: string) => ((await at(path, owing)) as Response).headers?.get('location') ?? null;
    expect(await led('/resultater?klasse=1')).toBe('/foerst?til=%2Fresultater%3Fklasse%3D1');
    expect(await led('/exercise/page/7/1')).toBe('/foerst?til=%2Fexercise%2Fpage%2F7%2F1');
    for (const path of ['/foerst', '/foerst?til=%2Flektier', '/', '/login', '/findes/ikke'])
      expect(await led(path), path).toBeNull();
    expect((await page('/resultater')).status).toBe(200);
  });

  it('SHELL-18 has a page for errors of the server', async () => {
    const rendered = await renderServerError(new Request('http://ordklar.test/opgaver'), visitor);
    expect(rendered.status).toBe(500);
    expect(rendered.html).toContain('Noget gik galt hos os');
  });

  it('SHELL-31 has both addresses of the privacy policy on the legal page', async () => {
    const { html } = await page('/juridisk');
    expect(html).toContain('id="privatlivspolitik"');
    expect(html).toContain('id="!#privatlivspolitik"');
    expect(html.indexOf('id="!#privatlivspolitik"')).toBeLessThan(html.indexOf('id="privatlivspolitik"'));
  });

  it('leads only to addresses that exist', async () => {
    const shown = ['/folkeskole', '/gymnasium', '/voksenuddannelse', '/priser'];
    const paths = ['/', ...shown, '/blog', '/login', '/juridisk', '/tilgaengelighed', '/nyhedsbrev/tilmeld'];
    const pages = new Map(await Promise.all(paths.map(async (path) => [path, (await page(path)).html] as const)));
    const links = [...pages.values()].flatMap((html) =>
      [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((hit) => hit[1] ?? ''),
    );
    expect(links.length).toBeGreaterThan(40);
    for (const link of new Set(links)) {
      // another's site: where the address leads is theirs, that it is one is ours
      if (/^https:\/\/\w/.test(link)) continue;
      const [path = '', fragment] = link.split('#');
      const targets =
        path === '' ? [...pages.values()].filter((html) => html.includes(`href="${link}"`)) : [pages.get(path)];
      for (const target of targets) {
        expect([link, target !== undefined]).toEqual([link, true]);
        if (fragment) expect([link, target?.includes(`id="${fragment}"`)]).toEqual([link, true]);
      }
    }
  });

  it('asks for a press before an address gets mails, and says what came of it', async () => {
    const confirm = '/nyhedsbrev/tilmeld?mails=1';
    expect((await page(`${confirm}&kode=a/b`)).html).toContain('action="/notifikationer/bekraeft/a%2Fb" method="post"');
    expect((await page(`${confirm}&status=bekraeftet`)).html).toContain('Din mailadresse er bekræftet.');
    expect((await page(`${confirm}&status=ukendt`)).html).toContain('Linket passer ikke til nogen mailadresse.');
  });

  it('shows UNI-Login only where it is configured', async () => {
    expect((await page('/login')).html).not.toContain('UNI-Login');
    expect((await page('/login', { ...visitor, uniLogin: true })).html).toContain('UNI-Login');
  });

  it('sends a logged-in person past the login', async () => {
    const answer = (await at('/login', { uniLogin: false, startPath: '/opgaver' } as never)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/opgaver']);
  });

  it('SHELL-29 puts token and nonce into the template and lets no address break out of the data', async () => {
    const { data } = await page('/?q=</script><script>alert(1)</script>');
    expect(data.match(/<\/script>/g)).toHaveLength(1);
    const template = '<meta content="%csrf%"><script nonce="%nonce%"></script><!--head--><!--app--><!--data-->';
    const filled = fillTemplate(
      { template, manifest: { 'index.html': { file: 'index.js' } } },
      { status: 200, head: 'H', html: '$& %csrf%', data: 'D', sources: [] },
      { csrf: 'c', nonce: 'n' },
    );
    expect(filled).toBe('<meta content="c"><script nonce="n"></script>H$& %csrf%D');
  });

  it('names in the head what the page will load, each file once and its styles in their order', () => {
    const manifest = {
      'index.html': { file: 'index.js', imports: ['_react'], css: ['base.css'] },
      _react: { file: 'react.js' },
      _app: { file: 'app.js', imports: ['_react'], css: ['base.css', 'app.css'] },
      screen: { file: 'screen.js', imports: ['_app', '_react'], css: ['screen.css'] },
    };
    const shown = { status: 200, head: '', html: '', data: '', sources: ['screen', '_app'] };
    const filled = fillTemplate({ template: '<head></head>', manifest }, shown, { csrf: '', nonce: '' });
    expect([...filled.matchAll(/rel="(\w+)"[^>]*href="([^"]+)"/g)].map(([, rel, href]) => `${rel} ${href}`)).toEqual([
      'stylesheet /app.css',
      'stylesheet /screen.css',
      'modulepreload /app.js',
      'modulepreload /screen.js',
    ]);
    expect(filled).not.toContain('<template');
    const broken = { ...shown, sources: ['gone'] };
    expect(() => fillTemplate({ template: '</head>', manifest }, broken, { csrf: '', nonce: '' })).toThrow('gone');
  });

  it('has a page that can be read at once drawn before it asks for any script', () => {
    const manifest = {
      'index.html': { file: 'index.js' },
      screen: { file: 'screen.js', css: ['screen.css'] },
    };
    const template =
      '<head><link rel="modulepreload" href="/react.js"><script type="module" src="/index.js"></script></head><!--app-->';
    const shown = { status: 200, head: '', html: '<h1>Fejl</h1>', data: '', sources: ['screen'] };
    const filled = fillTemplate({ template, manifest }, shown, { csrf: '', nonce: 'n' });
    const [later = ''] = /<template id="later">.*<\/template>/.exec(filled) ?? [];
    expect([...later.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, file]) => file)).toEqual([
      '/react.js',
      '/index.js',
      '/screen.js',
    ]);
    const atOnce = filled.replace(later, '');
    expect(atOnce).toMatch(/rel="stylesheet" crossorigin href="\/screen.css".*<script nonce="n">.*<h1>Fejl<\/h1>$/s);
    expect(atOnce).not.toMatch(/\.js"/);
  });
});
