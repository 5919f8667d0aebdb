import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { createWorld, type World } from '../../testing/world.ts';

let world: World;
let visitor: Browser;
beforeAll(async () => {
  world = await createWorld();
  visitor = await world.visitor();
});
afterAll(() => world.close());

it('PD-34: /healthz says that the server runs, /readyz that it can work', async () => {
  expect((await visitor.request('GET', '/healthz')).json()).toEqual({ ok: true });
  expect((await visitor.request('GET', '/readyz')).json()).toEqual({ ok: true, engine: 'plain-1' });
});

it('PD-34: /metrics counts by route, and holds no id', async () => {
  const path = `squads/${world.squads['7.A']}/students`;
  await (await world.as('laerer')).call('GET', path);
  const metrics = await visitor.request('GET', '/metrics');
  expect(metrics.headers['content-type']).toMatch(/^text\/plain; version=/);
  expect(metrics.body).toContain(
    'ordklar_request_seconds_count{method="GET",route="/api/v1/squads/:s/students",status="200"} 1',
  );
  expect(metrics.body).toContain('ordklar_request_queries_bucket');
  expect(metrics.body).not.toContain(path);
});

it('PD-34: /metrics of a public server are for whoever has the token', async () => {
  const ask = async (env: NodeJS.ProcessEnv, authorization = '') => {
    const open = await createWorld({ env: { PUBLIC_URL: 'https://ordklar.test', ...env } });
    const { statusCode } = await (await open.app()).inject({ url: '/metrics', headers: { authorization } });
    await open.close();
    return statusCode;
  };
  const METRICS_TOKEN = 'seksten-tegn-eller-flere';
  expect(await ask({})).toBe(404);
  expect(await ask({ METRICS_TOKEN })).toBe(404);
  expect(await ask({ METRICS_TOKEN }, 'Bearer seksten-tegn-eller-flera')).toBe(404);
  expect(await ask({ METRICS_TOKEN }, `Bearer ${METRICS_TOKEN}`)).toBe(200);
});

it('PD-34: a server that has lost its database lives, but is not ready', async () => {
  const alone = await createWorld();
  const app = await alone.app();
  await alone.dropDatabase();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const asked = performance.now();
  const ready = await app.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([503, { ok: false }]);
  // whoever asks this wants to know now, and not after the patience that requests have
  expect(performance.now() - asked).toBeLessThan(3000);
  await alone.close();
});
