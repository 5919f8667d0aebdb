import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_COOKIE } from '../sessions/sessions.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { PASSWORD } from '../../testing/world-people.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('sends a strict policy for scripts, and no leave to frame, to sniff or to tell where one came from', async () => {
  const { headers } = await (await world.visitor()).request('GET', '/api/v1/nothing-here');
  const policy = String(headers['content-security-policy']);
  const directive = (name: string) => new RegExp(`(?:^|;)${name} ([^;]*)`).exec(policy)?.[1] ?? '';
  expect(directive('default-src')).toBe("'self'");
  expect(directive('script-src')).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
  expect(directive('object-src')).toBe("'none'");
  expect(directive('frame-ancestors')).toBe("'none'");
  expect(directive('base-uri')).toBe("'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('an answer of the API may be used for nothing, and carries only what is needed to say so', async () => {
  const [teacher, visitor] = [await world.as('laerer'), await world.visitor()];
  for (const { headers } of [await visitor.call('GET', 'course-groups'), await teacher.call('GET', 'current_user')]) {
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(Object.keys(headers)).not.toContain('x-frame-options');
  }
  // refused before it is looked at, and still no page
  const { statusCode, headers } = await visitor.call('GET', 'current_user');
  expect([statusCode, headers['x-content-type-options']]).toEqual([401, 'nosniff']);
});

it('a visitor who only asks is given no session and no cookie; logging in gives one', async () => {
  const visitor = await world.visitor();
  expect((await visitor.call('GET', 'course-groups')).headers['set-cookie']).toBeUndefined();
  await visitor.api.login({ body: { username: 'laerer', password: PASSWORD } });
  expect((await visitor.call('GET', 'current_user')).statusCode).toBe(200);
});

it('every page gets another nonce', async () => {
  const visitor = await world.visitor();
  const policies = [await visitor.request('GET', '/a'), await visitor.request('GET', '/a')];
  expect(new Set(policies.map(({ headers }) => headers['content-security-policy'])).size).toBe(2);
});

it('asks for TLS for a year where people come over it', async () => {
  const tls = await createWorld({ env: { PUBLIC_URL: 'https://ordklar.test' } });
  const { headers } = await (await tls.visitor()).call('GET', 'course-groups');
  expect(String(headers['strict-transport-security'])).toBe('max-age=31536000; includeSubDomains');
  await tls.close();
});

describe('SHELL-29 the anti-forgery token', () => {
  it('is asked for however the address is spelled', async () => {
    const teacher = await world.as('laerer');
    for (const url of [
      '/%61pi/v1/auth/logout',
      '/api/%761/auth/logout',
      '/api/v1/auth/logout/',
      '/api/v1/auth/logout?x',
    ]) {
      const answer = await teacher.request('POST', url, { token: false });
      expect([url, answer.statusCode]).toEqual([url, 419]);
    }
    expect((await teacher.call('GET', 'current_user')).statusCode).toBe(200);
  });

  it('is worth nothing in the session of another person, though in the same browser', async () => {
    const browser = await world.visitor();
    const before = (await browser.api.csrfToken()).token;
    const { token } = await browser.api.login({ body: { username: 'laerer', password: PASSWORD } });
    const statusWith = async (value: string) => {
      const headers = { 'x-csrf-token': value };
      return (await browser.call('POST', 'current_user/hide-element/x', { token: false, headers })).statusCode;
    };
    expect([await statusWith(before), await statusWith(token)]).toEqual([419, 204]);
    await browser.api.login({ body: { username: 'elev', password: PASSWORD } });
    expect(await statusWith(token)).toBe(419);
  });

  it('is worth nothing in another browser, or made up', async () => {
    const [teacher, other] = [await world.as('laerer'), await world.visitor()];
    const { token } = await other.api.csrfToken();
    for (const stolen of [token, 'x', '', `${token}x`]) {
      const headers = { 'x-csrf-token': stolen };
      const answer = await teacher.call('POST', 'current_user/hide-element/x', { token: false, headers });
      expect(answer.statusCode).toBe(419);
    }
  });
});

describe('who called', () => {
  it('is whom the nearest proxies name, never what the caller wrote further left', async () => {
    const seen = async (TRUST_PROXY: string, forwarded: string) => {
      const limited = await createWorld({ env: { CALLS_PER_MINUTE: '1', TRUST_PROXY } });
      const app = await limited.app();
      const call = (n: number) =>
        app.inject({ url: '/api/v1/course-groups', headers: { 'x-forwarded-for': `10.9.9.${n}, ${forwarded}` } });
      await call(1);
      const { statusCode } = await call(2);
      await limited.close();
      return statusCode;
    };
    expect(await seen('1', '192.0.2.1')).toBe(429);
    expect(await seen('2', '192.0.2.1, 10.0.0.1')).toBe(429);
    expect(await seen('no', '192.0.2.1')).toBe(429);
  });

  it('does not say what the site is called: that is the setting’s, whatever a proxy lets through', async () => {
    const named = await createWorld({ env: { PUBLIC_URL: 'https://ordklar.test', TRUST_PROXY: '1' } });
    const headers = { 'x-forwarded-host': 'ond.example', 'x-forwarded-proto': 'http', host: 'ond.example' };
    const { body } = await (await named.app()).inject({ url: '/robots.txt', headers });
    await named.close();
    expect(body).toContain('Sitemap: https://ordklar.test/sitemap.xml');
    expect(body).not.toContain('ond.example');
  });
});

it('what a person sees is kept by nobody on the way', async () => {
  const pupil = await world.as('elev');
  for (const path of ['current_user', 'current_user/squads'])
    expect([path, (await pupil.call('GET', path)).headers['cache-control']]).toEqual([path, 'no-store']);
});

describe('a limit on how often one may call', () => {
  it('counts visitors by address, whatever cookie they send, and tells it in the one shape', async () => {
    const limited = await createWorld({ env: { CALLS_PER_MINUTE: '20' } });
    const app = await limited.app();
    const call = (n: number) => app.inject({ url: '/api/v1/course-groups', cookies: { [SESSION_COOKIE]: `gæt ${n}` } });
    for (let n = 0; n < 20; n++) expect((await call(n)).statusCode).toBe(200);
    const refused = await call(20);
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      { code: 'too-many-requests', message: 'Der kom for mange forespørgsler på én gang. Vent lidt, og prøv så igen.' },
    ]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await limited.close();
  });

  it('counts people each for themselves, though a whole school stands behind one address', async () => {
    const limited = await createWorld({ env: { CALLS_PER_MINUTE: '20' } });
    const [pupil, neighbour] = [await limited.as('elev'), await limited.as('elev2')];
    const statuses: number[] = [];
    for (let n = 0; n < 21; n++) statuses.push((await pupil.call('GET', 'current_user')).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await neighbour.call('GET', 'current_user')).statusCode).toBe(200);
    await limited.close();
  });
});
